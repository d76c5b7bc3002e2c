import { z } from 'zod'
import { normalEmail } from '#src/values/email-addresses.ts'
import { saying } from '#src/values/messages.ts'
import { isPhoneNumber } from '#src/values/phone-numbers.ts'
import { problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import {
  emailInUse,
  linkExpired,
  noPendingOtp,
  phoneInUse,
  tooManyLetters,
  tooManyTries,
  wrongOtp,
} from '../contract.ts'
import { proveAgain } from '../proof/contract.ts'
import { proofWays } from '../proof/rules.ts'
import { checkOtp, checkPhone } from '../rules.ts'
import * as copy from './copy.ts'
import { checkNewEmail } from './rules.ts'

export const notYours = problem('link-of-another', 403, copy.linkOfAnother)

const waysView = z.object({
  email: z.string().nullable(),
  emailIsProved: z.boolean(),
  /** Where a letter lies unopened whose link would put its address on this account. */
  letterWaitsAt: z.string().nullable(),
  phone: z.string().nullable(),
  /** Named at the registration and not proved: it signs nobody in yet. */
  phoneToProve: z.string().nullable(),
  hasPassword: z.boolean(),
  /** The ways in which a fresh proof can be given today. */
  proofs: z.array(z.enum(proofWays)),
  /** A proof was given in this session in the last minutes. */
  isProved: z.boolean(),
  /** The Indian number may have been given to somebody else since the flight. */
  phoneMayBeRecycled: z.boolean(),
  /** Once there is something to protect, until it is declined or there is a passkey. */
  offersPasskey: z.boolean(),
})
export type WaysView = z.infer<typeof waysView>

const short = z.string().max(200)

export const waysContract = {
  read: studentRoute('GET', '/api/accounts/ways', {
    summary: 'The ways in which this account can be signed in to.',
    topic: 'session',
    answer: waysView,
  }),
  putPhone: studentRoute('PUT', '/api/accounts/phone', {
    summary: 'Adds a phone to the account, or another instead, with the code that was sent to it.',
    input: z
      .object({ prefix: z.string().max(10), phone: short, otp: short })
      .superRefine(saying(values => ({ ...checkPhone(values, isPhoneNumber), ...checkOtp(values) }))),
    problems: [proveAgain, phoneInUse, noPendingOtp, wrongOtp],
  }),
  askEmail: studentRoute('POST', '/api/accounts/email', {
    summary: 'Sends a link to an address that is to be added to the account.',
    input: z.object({ email: z.string().max(320).transform(normalEmail) }).superRefine(saying(checkNewEmail)),
    problems: [proveAgain, emailInUse, tooManyLetters, tooManyTries],
  }),
  putEmail: studentRoute('PUT', '/api/accounts/email', {
    summary: 'Adds the address that the link was sent to, in a browser that is signed in to the same account.',
    input: z.object({ oobCode: z.string().min(1).max(200) }),
    problems: [linkExpired, notYours, emailInUse],
  }),
}
