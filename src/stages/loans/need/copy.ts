// What is said of how much to borrow.

export const title = 'How much to borrow'
export const lede =
  'What your university says a year costs, less the money you have. Our estimate: each further year is counted like the first, with its living costs, and a last part of six months or less as half a year.'

export const labels = {
  costYear: 'A year costs, on the I-20',
  costLater: 'A later year, if it differs',
  months: 'Length of the programme',
  ownFunds: 'Your own and your family’s money, in all',
  scholarship: 'Scholarship each year',
  margin: 'If a dollar gets dearer until you pay',
} as const

export const hints = {
  costYear: 'The total of the estimated costs: tuition, living and all else.',
  fromI20: 'From your I-20. The total of the estimated costs.',
  monthsFromI20: 'Counted from the days on your I-20.',
  ownFunds: 'It is used before the loan, from the first year on.',
  scholarship: 'Also a waiver of tuition. A teaching job counts once you have it in writing.',
  margin: 'Rupees for a dollar, on top of the rate of the day. The choice is yours.',
} as const

/** In the ledger. */
export const fundWords = {
  accepted: 'The offer that you accepted',
  loan: (bank: string): string => `Loan of ${bank}`,
  part: (bank: string, number: number, of: number): string => `Loan of ${bank}, part ${number} of ${of}`,
  own: 'Your own and your family’s money',
  scholarship: 'Scholarship, first year',
} as const

/** Instead of a field, where the ledger has it. */
export const fromLedger = 'From your money page, where you change it.'
export const scholarshipFromLedger =
  'From your money page, where you change it: what comes in the year from its first day.'

export const marginNames = { '0': 'Today’s rate', '5': '5 % dearer', '10': '10 % dearer' } as const

export const wrong = {
  dollars: 'Please enter an amount in dollars, up to $1,000,000.',
  rupees: 'Please enter an amount in rupees, up to ₹10,00,00,000.',
  months: 'Please enter whole months, from 1 to 72.',
  margin: 'Please choose one of these.',
} as const

export const missing = 'Enter what a year costs and how many months the programme takes, and the loan appears here.'
export const noRate =
  'There is no exchange rate just now. Your figures are kept; the loan in rupees appears once there is one.'
export const table = 'The loan by year'
export const wholeLoan = (rupees: string, dollars: string): string => `Loan in all: ${rupees} (${dollars})`
export const noLoan = 'By these figures you need no loan.'
export const tooLarge =
  'This is more than ₹200 lakh, the most that one application can ask for. Please check the figures.'
export const countedAt = (rate: string): string => `A dollar is counted as ${rate}.`
export const notIn =
  'Not in it: flights, deposits for a room, visa fees and other costs before you arrive, and what the lender itself takes.'
export const year = (number: number, isHalf: boolean): string => (isHalf ? `Year ${number}, half` : `Year ${number}`)
export const use = (lakhs: string): string => `Ask for ₹${lakhs} lakh`
export const isUsed = (lakhs: string): string => `Your application asks for ₹${lakhs} lakh, as worked out here.`
export const differs = (lakhs: string): string =>
  `Your application asks for ₹${lakhs} lakh now. It changes only if you press the button.`
