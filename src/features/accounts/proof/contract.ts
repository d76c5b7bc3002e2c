import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { nothing } from '#src/wire/shapes.ts'
import {
  linkExpired,
  noPendingOtp,
  noTextsToday,
  tooManyCodes,
  tooManyLetters,
  tooManyTries,
  wrongOtp,
  wrongPassword,
} from '../contract.ts'
import { checkOtp } from '../rules.ts'
import * as copy from './copy.ts'
import { checkProof } from './rules.ts'

export { proveAgain } from '#src/wire/problem.ts'
export const noPassword = problem('no-password', 422, copy.noPassword, 'password')
export const noPhone = problem('no-phone', 422, copy.noPhone)
export const noEmail = problem('no-email', 422, copy.noEmail)
export const codeProvesNothing = problem('code-proves-nothing', 422, copy.codeProvesNothing)
export const otherBrowser = problem('link-of-another', 403, copy.otherBrowser)

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
    problems: [noPhone, codeProvesNothing, noTextsToday, tooManyCodes],
  }),
  byCode: route('POST', '/api/session/proof/phone', {
    who: 'student',
    summary: 'Shows once more who holds this session, by the code sent to the phone.',
    input: z.object({ otp: z.string().max(200) }).superRefine(saying(checkOtp)),
    answer: nothing,
    problems: [noPhone, codeProvesNothing, noPendingOtp, wrongOtp],
  }),
  sendLink: route('POST', '/api/session/proof/links', {
    who: 'student',
    summary:
      "Sends a link to the account's own proved address; pressed in this browser it shows who holds this session.",
    input: nothing,
    answer: nothing,
    problems: [noEmail, tooManyLetters, tooManyTries],
  }),
  byLink: route('POST', '/api/session/proof/link', {
    who: 'student',
    summary: 'Shows once more who holds this session, by the link that was asked for in it.',
    input: z.object({ oobCode: z.string().min(1).max(200) }),
    answer: nothing,
    problems: [linkExpired, otherBrowser],
  }),
}
