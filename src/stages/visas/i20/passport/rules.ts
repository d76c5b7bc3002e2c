// What of a passport goes into the I-20 form. Number and last day stay where they were typed.
import type { Passport } from '#src/reading/passport.ts'
import { sevisName, type TypedName } from '#src/features/passport-profile/shapes/rules.ts'

export type FromPassport = TypedName & { dob: string; gender: 'F' | 'M' | undefined; citizenship: string | undefined }

/** Names that are divided here already, and are the same together, stay as they are. */
export function fromPassport(passport: Passport, typed: TypedName): FromPassport {
  const { surname, givenNames, bornOn, sex, nationality } = passport
  const now = sevisName(typed)
  const isSame = now.surname.toUpperCase() === surname && now.given.toUpperCase() === givenNames
  return {
    ...(isSame ? typed : { lastName: surname, firstName: givenNames, middleName: '' }),
    dob: bornOn.toString(),
    gender: sex,
    citizenship: nationality === 'IND' ? 'India' : undefined,
  }
}
