// What of a passport goes into the I-20 form. Number and last day stay where they were typed.
import type { Passport } from '#src/reading/passport.ts'
import { formatDay } from '#src/values/dates.ts'
import * as copy from './copy.ts'
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
  (hasExpired(passport, today) ? copy.expired : copy.validUntil)(formatDay(passport.expiresOn))

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
