// The authenticator app of the demo's staff, for people who walk through the demo without a phone.
import { codeOf, readKey, stepAt } from '#src/features/accounts/second-factor/totp.ts'
import type { DemoCode } from '#src/platform/sandbox/pages/authenticator.ts'
import { demoAppKey, staff } from './people.ts'

/** One key, so one code: each of them types it once in its half minute. */
export const demoCodes = (now: Temporal.Instant): DemoCode => ({
  code: codeOf(readKey(demoAppKey), stepAt(now)),
  people: staff.map(({ firstName, email }) => `${firstName} (${email})`),
  secondsLeft: 30 - (Math.floor(now.epochMilliseconds / 1000) % 30),
})
