import type { Change } from '#src/platform/database/change.ts'
import { useAll } from '#src/platform/database/limits.ts'
import type { OpenCall, Services } from '#src/platform/services.ts'
import { readPhoneNumber } from '#src/values/phone-numbers.ts'
import { Refusal, invalidInput } from '#src/wire/problem.ts'
import { readText } from '#src/platform/data/files.ts'
import { tellsApart, askForProof } from './links.ts'
import { emailInUse, phoneInUse, tooManyLetters, tooManyTries, type SessionView } from './contract.ts'
import { accountsFrom, lettersTo } from './limits.ts'
import { becomeSomebody, personByEmail, personByPhone, signInWith, type Person } from './people.ts'
import { guessCode, phoneOf, spendCode } from './phone-codes.ts'
import type * as rules from './rules.ts'
import { passwords, consents } from './tables.ts'
import * as copy from './copy.ts'
import { consentWording } from './copy.ts'
import { hashPassword } from './password.ts'

/** What a new account's other records learn; wired in `app/`, since they are another feature's. */
export type Contact = {
  /** None where somebody signed up with a phone alone. */
  email?: string
  phone: string
  isHomeCountryPhoneNumber: boolean
}
export type NoteContact = (change: Change, call: OpenCall, person: Person, contact: Contact) => Promise<void>

/** The second reading: the phone is proved by a code, the address later by a link. */
export const signUp =
  (noteContact: NoteContact) =>
  async (call: OpenCall, input: rules.SignUp): Promise<SessionView> => {
    await useAll(call.limits, accountsFrom(call.request.origin), tooManyTries)
    const phone = phoneOf(input)
    await refuseTakenEmail(call, input.email)
    const { codeId } = await guessCode(call, phone, input.otp)
    // Only now, when the code shows that it is in the caller's hand.
    if ((await personByPhone(call.db, phone)) !== undefined) throw new Refusal(phoneInUse)
    const hash = await hashNewPassword(call, input.password)
    return signInWith(call, 'sign-up', async change => {
      await spendCode(change, call, codeId)
      const proved = { phone, phoneVerifiedAt: call.now() }
      const person = await makeAccount(change, call, { ...namesOf(input), email: input.email, ...proved }, hash)
      await noteConsents(change, call, person.id)
      await noteContact(change, call, person, contactOf(input, phone))
      return person
    })
  }

/** The first reading: the phone is noted, but nobody has proved it, so it signs nobody in. */
export const register =
  (noteContact: NoteContact) =>
  async (call: OpenCall, input: rules.Register): Promise<SessionView> => {
    await useAll(call.limits, accountsFrom(call.request.origin), tooManyTries)
    await refuseTakenEmail(call, input.email)
    const hash = await hashNewPassword(call, input.password)
    return signInWith(call, 'sign-up', async change => {
      const person = await makeAccount(change, call, { ...namesOf(input), email: input.email }, hash)
      await noteContact(
        change,
        call,
        person,
        contactOf(input, readPhoneNumber(input.prefix, input.phone) ?? input.phone),
      )
      return person
    })
  }

type Names = { firstName: string; middleName: string; lastName: string }
type NewAccount = Names & { email: string; phone?: string; phoneVerifiedAt?: Temporal.Instant }

async function makeAccount(change: Change, call: OpenCall, account: NewAccount, hash: string): Promise<Person> {
  const { email, ...unproved } = account
  const person = await becomeSomebody(change, call, tellsApart(call) ? account : unproved)
  if (!tellsApart(call)) await askForProof(change, call, person.id, email)
  await change.tx.insert(passwords).values({ person: person.id, hash, setAt: call.now() })
  await change.announce(`person:${person.id}`, 'session')
  return person
}

/** A courtesy; the unique index is the guard. Where nobody may hear it, the address waits for its letter. */
async function refuseTakenEmail(call: OpenCall, email: string): Promise<void> {
  if (!tellsApart(call)) return call.limits.use(lettersTo(email, 'proof'), tooManyLetters)
  if ((await personByEmail(call.db, email)) !== undefined) throw new Refusal(emailInUse)
}

const namesOf = ({ firstName, middleName, lastName }: Names): Names => ({
  firstName: firstName.trim(),
  middleName: middleName.trim(),
  lastName: lastName.trim(),
})

const contactOf = ({ email, prefix }: { email: string; prefix: string }, phone: string): Contact => ({
  email,
  phone,
  isHomeCountryPhoneNumber: isAtHome({ prefix }),
})

export const isAtHome = ({ prefix }: { prefix: string }): boolean => prefix.startsWith('IN:')

/** Both that a new account needs, in the words shown. */
export async function noteConsents({ tx }: Change, { now }: Pick<Services, 'now'>, person: string): Promise<void> {
  await tx.insert(consents).values(
    (['email', 'terms'] as const).map(purpose => ({
      person,
      purpose,
      wording: consentWording[purpose],
      givenAt: now(),
    })),
  )
}

/** From lists of stolen passwords, those that are long enough for us. The form knows the worst of them. */
const known = new Set(readText('known-passwords.txt').split('\n'))

/** For a password that somebody chose just now: not among those that are tried first. */
export async function hashNewPassword(call: Pick<OpenCall, 'random'>, password: string): Promise<string> {
  if (known.has(password.toLowerCase())) throw new Refusal(invalidInput, { password: copy.commonPassword })
  return hashPassword(password, call.random(16))
}
