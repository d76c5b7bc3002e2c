import type { PassportProblem } from '#src/reading/passport.ts'

export const title = 'Fill in from your passport'
export const label = 'The two lines at the bottom of the photo page'
export const hint =
  'Type both as printed, with each <. Their check digits show a slip at once. They stay on this device: only name, birth date, gender and citizenship go into the form.'
/** Where they fill in the profile, which keeps more of them than the form. */
export const keptHint =
  'Type both as printed, with each <. Their check digits show a slip at once. The lines themselves are not kept: name, birth date, sex, citizenship, number and last day are, sealed.'
export const keep = 'Keep what they say'
export const kept = 'Kept in your profile. Look it through, and correct what differs from the printed page.'
export const replaceTitle = 'The passport says something else than what is here'
export const replace = 'Take what the passport says'
export const leave = 'Leave it as it is'
export const fill = 'Fill in the form'
export const filled = 'Filled in. Look it through, and correct what differs from the printed page.'
export const cut =
  'Your name is longer than the line has room for. Complete it from the printed page above the two lines.'
export const given =
  'All given names are under First name: move your middle name if you like. Together they are the same.'
export const expired = (day: string): string =>
  `This passport expired on ${day}. Renew it before you book: the new one has another number.`
export const validUntil = (day: string): string => `Your passport is valid until ${day}.`

export const problems: Readonly<Record<PassportProblem, string>> = {
  length: 'Each of the two lines has 44 letters, digits and <.',
  name: 'The name in the first line has letters and < alone. Look again: 0 is a digit, O a letter.',
  'not-passport': 'The first line of a passport begins with P.',
  number: 'The passport number does not fit its check digit. Look again: 0 is a digit, O a letter.',
  birth: 'The birth date does not fit its check digit, or is no day. Look at it again.',
  expiry: 'The last day of the passport does not fit its check digit, or is no day. Look at it again.',
  whole: 'A letter or a digit at the end of the second line does not fit. Look at it again.',
}
