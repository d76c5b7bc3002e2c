// In by a phone and its code: to the account of that number, or to a new one whose name and address are asked later.
import { useAll } from '#src/platform/database/limits.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { noteConsents } from './consents.ts'
import { phoneInUse, phoneUnknown, tooManyTries, type SessionView } from './contract.ts'
import { accountsFrom } from './limits.ts'
import { becomeSomebody, personByPhone, signInWith } from './people.ts'
import { guessCode, phoneOf, spendCode, type PhoneInput } from './phone-codes.ts'
import { isAtHome, type NoteContact } from './sign-up.ts'

/** With `create` both consents are given: the contract refuses it otherwise. */
type PhoneEntry = PhoneInput & { otp: string; create: boolean }

export const signInByPhone =
  (noteContact: NoteContact) =>
  async (call: OpenCall, input: PhoneEntry): Promise<SessionView> => {
    const phone = phoneOf(input)
    if (input.create) await useAll(call.limits, accountsFrom(call.request.origin), tooManyTries)
    const { codeId } = await guessCode(call, phone, input.otp)
    return signInWith(call, 'code', async change => {
      const known = await personByPhone(change.tx, phone)
      // The code is not spent: with it they may create an account for this number.
      if (known === undefined && !input.create) throw new Refusal(phoneUnknown)
      // A guest who signs up keeps what they entered, and would leave it behind in another account.
      if (known !== undefined && input.create && call.caller?.isGuest === true) throw new Refusal(phoneInUse)
      await spendCode(change, call, codeId)
      if (known !== undefined) return known
      const person = await becomeSomebody(change, call, { phone, phoneVerifiedAt: call.now() })
      await noteConsents(change, call, person.id)
      await noteContact(change, call, person, { phone, isHomeCountryPhoneNumber: isAtHome(input) })
      return person
    })
  }
