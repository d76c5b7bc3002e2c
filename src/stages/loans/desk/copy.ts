// The words of a lender's desk.
export const changedMeanwhile = 'Somebody at your bank changed this offer a moment ago. Look at it again.'
export const offerAccepted = 'The student has accepted this offer: it cannot be changed here any more.'
export const declinedAlready = 'The application was declined already.'
export const accessEnded =
  'Your bank can’t open this application any more: it was declined, or the student accepted another bank’s offer or took the consent back.'
export const offerStands = 'Withdraw the offer before you decline the application.'
export const questionRequired = 'Please write what is missing.'
export const dayInAdvance = 'Please choose a day from tomorrow on.'
export const reasonRequired = 'Please tell the student why.'
export const rateInvalid = 'Please enter a rate between 1 and 30 percent, such as 9.5.'
export const rateKindRequired = 'Please say whether the rate is fixed or floating.'
export const amountInvalid = 'Please enter between 1 and 200 lakhs, in steps of a quarter.'
export const monthsInvalid = 'Please enter between 0 and 60 months.'
export const instalmentsInvalid = 'Please enter between 12 and 240 instalments.'
export const feeInvalid = 'Please enter a fee between 0 and 10 percent.'
export const aprInvalid = 'Please enter a rate between 1 and 40 percent, with two decimals at most.'
export const statementRequired = 'Please add the Key Fact Statement that says so, or leave the APR empty.'
export const statedApr = 'APR as it says'
export const agentNameRequired = 'Please enter the name of the official.'
export const agentPhoneRequired = 'Please enter the phone number of the official.'
export const timesRequired = 'Please choose at least one time, on the full or half hour.'
export const timesAhead = 'Please choose times that are still to come.'
export const dayClosed =
  'Banks are closed on that day. Please choose another: no Sunday, no second or fourth Saturday, no national holiday.'
export const slotBooked = 'A student has taken this time. Move or cancel the meeting with them first.'

export const messages = {
  asked: (bank: string): string => `${bank} asks for something`,
  offered: (bank: string): string => `${bank} made you an offer`,
  changed: (bank: string): string => `${bank} changed its offer`,
  withdrawn: (bank: string): string => `${bank} took its offer back`,
  declined: (bank: string): string => `${bank} declined your application`,
  reconsidered: (bank: string): string => `${bank} would like to look at your application again`,
} as const

export const bodies = {
  asked: (due: string): string => `It needs your answer by ${due}. You answer in the step 'Apply to banks'.`,
  offered: 'See what it truly costs beside the others, in the step ‘Finalize offer’.',
  withdrawn: 'The other banks are not touched by it.',
  declined:
    'You can read the reason in the step ‘Finalize offer’. This bank can’t open your papers any more. The other banks are not affected.',
  reconsidered: 'It can open it only if you agree: send it again in the step ‘Apply to banks’.',
} as const

export const bankRequired = 'Please choose the bank.'
export const dayRequired = 'Please choose a day.'
export const spanInvalid = 'Please choose a time after the first.'

/** As a lender reads what the student entered. */
export const fieldWords = {
  residential_address: 'Residential address',
  pan: 'PAN',
  aadhaar_number: 'Aadhaar number',
  co_applicant_type: 'Co-applicant earns as',
  co_applicant_name: 'Name of the co-applicant',
  co_applicant_pan: 'PAN of the co-applicant',
  ifsc: 'IFSC of the account that the loan is paid from',
  collateral: 'Property as security',
} as const
export const collateralWords = { yes: 'Offered', no: 'Not offered' } as const

/** In the list of what waits for a bank, once it or the student has said something. */
export const workWords = { answered: 'Look at an answer about a loan', unanswered: 'Decide about a loan' } as const
