import type { Moment } from '../../../journey/moments.ts'
import { messages, type Messages } from '../../../values/messages.ts'
import * as copy from '../copy.ts'

/** How long a proof of who one is counts as fresh. */
const freshFor = 5 * 60_000

export const isFresh = (provedAt: Moment, now: Moment): boolean => Date.parse(now) - Date.parse(provedAt) <= freshFor

export const checkProof = ({ password }: { password: string }): Messages =>
  messages({ password: password === '' && copy.passwordRequired })
