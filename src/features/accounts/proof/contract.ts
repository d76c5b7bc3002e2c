import { z } from 'zod'
import { saying } from '../../../values/messages.ts'
import { problem } from '../../../wire/problem.ts'
import { route } from '../../../wire/route.ts'
import { nothing } from '../../../wire/shapes.ts'
import { noPendingOtp, noTextsToday, tooManyCodes, tooManyTries, wrongOtp, wrongPassword } from '../contract.ts'
import { checkOtp } from '../rules.ts'
import * as copy from './copy.ts'
import { checkProof } from './rules.ts'

/** Some things are shown and changed only soon after a proof. */
export const proveAgain = problem('prove-again', 403, copy.proveAgain)
export const noPassword = problem('no-password', 422, copy.noPassword, 'password')
export const noPhone = problem('no-phone', 422, copy.noPhone)

export const proofContract = {
  byPassword: route('POST', '/api/session/proof', {
    who: 'student',
    summary: 'Shows once more who holds this session, by the password.',
    input: z.object({ password: z.string().max(500) }).superRefine(saying(checkProof)),
    answer: nothing,
    problems: [wrongPassword, noPassword, tooManyTries],
  }),
  sendCode: route('POST', '/api/session/proof/codes', {
    who: 'student',
    summary: "Sends a code to the account's own phone.",
    input: nothing,
    answer: nothing,
    problems: [noPhone, noTextsToday, tooManyCodes],
  }),
  byCode: route('POST', '/api/session/proof/phone', {
    who: 'student',
    summary: 'Shows once more who holds this session, by the code sent to the phone.',
    input: z.object({ otp: z.string().max(200) }).superRefine(saying(checkOtp)),
    answer: nothing,
    problems: [noPhone, noPendingOtp, wrongOtp],
  }),
}
