import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { openRoute } from '#src/wire/route.ts'
import { linkExpired, noTextsToday, tooManyCodes } from '../contract.ts'

export const noSuchPhone = problem('no-phone', 422, 'This account has no phone number.')

const link = z.object({ oobCode: z.string().min(1).max(200) })

const unprovedView = z.object({
  /** Then the link alone is enough. */
  isProved: z.boolean(),
  hasPassword: z.boolean(),
  /** The last digits of the number that a code can go to. */
  phoneEnding: z.string().nullable(),
})
export type UnprovedView = z.infer<typeof unprovedView>

/** For anyone who opened a link that was sent to an address which nobody has confirmed on its account. */
export const unprovedContract = {
  read: openRoute('POST', '/api/accounts/unproved', {
    summary: 'What a link to an address needs before it opens the account. The link is not spent.',
    input: link,
    answer: unprovedView,
    problems: [linkExpired],
  }),
  sendCode: openRoute('POST', '/api/accounts/unproved/codes', {
    summary: 'Sends a code to the phone of the account that the link is for.',
    input: link,
    problems: [linkExpired, noSuchPhone, tooManyCodes, noTextsToday],
  }),
  release: openRoute('POST', '/api/accounts/unproved/release', {
    summary: 'Removes a mistyped address from an account. The owner of the address sees nothing of the account.',
    input: link,
    problems: [linkExpired],
  }),
}
