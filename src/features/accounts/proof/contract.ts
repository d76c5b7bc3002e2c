import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
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
  byPassword: studentRoute('POST', '/api/session/proof', {
    byItself: { reason: 'it is the proof' },
    summary: 'Proves again who holds this session, by the password.',
    input: z.object({ password: z.string().max(500) }).superRefine(saying(checkProof)),
    problems: [wrongPassword, noPassword, tooManyTries],
  }),
  sendCode: studentRoute('POST', '/api/session/proof/codes', {
    byItself: { reason: 'it is the proof' },
    summary: "Sends a code to the account's own phone.",
    problems: [noPhone, codeProvesNothing, noTextsToday, tooManyCodes],
  }),
  byCode: studentRoute('POST', '/api/session/proof/phone', {
    byItself: { reason: 'it is the proof' },
    summary: 'Proves again who holds this session, by the code sent to the phone.',
    input: z.object({ otp: z.string().max(200) }).superRefine(saying(checkOtp)),
    problems: [noPhone, codeProvesNothing, noPendingOtp, wrongOtp],
  }),
  sendLink: studentRoute('POST', '/api/session/proof/links', {
    byItself: { reason: 'it is the proof' },
    summary:
      "Sends a link to the account's own proved address; opened in this browser, it proves who holds this session.",
    problems: [noEmail, tooManyLetters, tooManyTries],
  }),
  byLink: studentRoute('POST', '/api/session/proof/link', {
    byItself: { reason: 'it is the proof' },
    summary: 'Proves again who holds this session, by the link that this session requested.',
    input: z.object({ oobCode: z.string().min(1).max(200) }),
    problems: [linkExpired, otherBrowser],
  }),
}
