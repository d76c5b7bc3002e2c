// What of a passport goes into the I-20 form. Number and last day stay where they were typed.
import type { Passport, PassportProblem } from '#src/reading/passport.ts'
import { formatDay } from '#src/values/dates.ts'
import type { Says } from '../papers/rules.ts'
import type { Facts } from '../facts/rules.ts'
import { sevisLetters, sevisName, type TypedName } from '../shapes/rules.ts'

export type FromPassport = TypedName & { dob: string; gender: 'F' | 'M' | undefined; citizenship: string | undefined }

/** Names that are divided here already, and are the same together, stay as they are. */
export function fromPassport(passport: Passport, typed: TypedName): FromPassport {
  const { surname, givenNames, bornOn, sex, nationality } = passport
  const now = sevisName(typed)
  const isSame = sevisLetters(now.surname) === surname && sevisLetters(now.given) === givenNames
  return {
    ...(isSame ? typed : { lastName: surname, firstName: givenNames, middleName: '' }),
    dob: bornOn.toString(),
    gender: sex,
    citizenship: nationality === 'IND' ? 'India' : undefined,
  }
}

const hasExpired = ({ expiresOn }: Passport, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(expiresOn, today) < 0

/** No passport that has expired is shown in green. */
export const toneOf = (passport: Passport, today: Temporal.PlainDate): 'wrong' | 'info' | 'done' =>
  hasExpired(passport, today) ? 'wrong' : passport.isCut ? 'info' : 'done'

export const untilWords = (passport: Passport, today: Temporal.PlainDate): string =>
  (hasExpired(passport, today) ? expired : validUntil)(formatDay(passport.expiresOn))

/** What the two lines say, for the profile and as a paper of its own. */
export function factsIn(passport: Passport, known: Facts): { facts: Facts; says: Says } {
  const { surname = '', firstName = '', middleName = '' } = known
  const found = fromPassport(passport, { lastName: surname, firstName, middleName })
  const { number, expiresOn } = passport
  return {
    facts: {
      surname: found.lastName,
      firstName: found.firstName,
      middleName: found.middleName,
      bornOn: found.dob,
      ...(found.gender !== undefined && { sex: found.gender }),
      ...(found.citizenship !== undefined && { citizenship: 'IN' }),
      passportNumber: number,
      passportExpiresOn: expiresOn.toString(),
    },
    says: { surname: passport.surname, givenName: passport.givenNames, bornOn: found.dob, passportNumber: number },
  }
}

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
