// What the desk reads where it keeps the plans.
export const idWrong = 'Please enter a short id of small letters, digits and dashes, such as gbg-250.'
export const idTaken = 'There is a plan with this id already.'
export const choose = 'Please choose one.'
export const lineRequired = 'Please enter this.'
export const visaRequired = 'Please tick at least one visa.'
export const addressWrong = 'Please enter a whole address that starts with https://.'
export const phoneWrong = 'Please enter a phone number, or leave it empty.'
export const brochureHint = 'What stays empty, the brochure says that the plan doesn’t name.'
export const amountWrong = 'Please enter an amount in dollars, such as 1,250.00.'
export const percentWrong = 'Please enter whole percent from 0 to 100.'
export const depositWrong = 'Please enter what is paid first, such as 100.00.'

export const refundDaysWrong = 'Please enter whole days from 1 to 366, or leave it empty where the plan has no rule.'
export const refundDaysHint =
  'The rule for refunds: all goes back before the first day of cover, and where the insurance is ended so many days after a refused waiver; later the part for the days that are left. Empty: no rule is shown. Purchases keep the rule that they were shown. An admin alone publishes it.'
export const refundRuleByAdmin = 'An admin publishes the rule for refunds. Ask one to change these days.'

export const bandsRequired = 'Please add at least one age.'
export const tooManyBands = (most: number): string => `Please use at most ${most} rows.`
export const ageWrong = (least: number, most: number): string => `Please enter an age from ${least} to ${most}.`
export const priceWrong = 'Please enter a price in dollars, such as 1,250.00.'
export const rowWrong = (row: number, what: string): string => `Row ${row}: ${what}`

export const dayWrong = 'Please enter a day, such as 2026-08-15.'
export const endsEarly = 'The last day lies before the first.'
export const bothDays = 'Please enter both days, or none.'
export const tooManyDays = (most: number): string => `Please keep it to ${most} days.`
export const guideTooLong = 'This guide is too long.'
export const stateWrong = 'Please enter the two letters of a state, such as TX.'
export const countryWrong = 'Please enter the two letters of a country, such as US.'
export const demandsRequired = 'Please enter at least one demand, or untick that we have read them.'
export const sourceRequired = 'Please say where this was read.'
export const checkedOnWrong = 'Please enter the day on which it was read. It is not ahead.'
export const yearWrong = 'Please enter the year in which the academic year begins, such as 2026, or leave it empty.'
export const sponsorsTooLong = (most: number, longest: number): string =>
  `Please keep it to ${most} lines of ${longest} characters.`

export const planSold = 'This plan is sold there already. You see it below.'

export const codeNames = {
  '250': '250',
  '450': '450',
  '100': '100',
  'no-deductible-supreme': 'No-deductible supreme',
} as const

export const termNames = {
  annual: 'Annual',
  graduating: 'Graduating',
  fall: 'Fall',
  spring: 'Spring',
  winter: 'Winter',
  summer: 'Summer',
} as const

export const bandNames = {
  maxAge: 'To age',
  retailPrice: 'Price',
  retailPriceHC: 'Price, HC states',
  insuranceCompanyPrice: 'Insurer',
  insuranceCompanyPriceHC: 'Insurer, HC states',
} as const

/** Of a university whose rules nobody read. */
export const notRead = 'Not checked'
export const outcomeNames = {
  fits: 'Fits',
  unchecked: 'Fits what we can check',
  'falls-short': 'Falls short',
  refused: 'Not taken',
} as const
