import { isEmailAddress } from '../../../values/email-addresses.ts'
import type { Moment } from '../../../journey/moments.ts'
import type { CommonFacts } from '../../../journey/stage.ts'
import { messages, type Messages } from '../../../values/messages.ts'
import * as copy from '../copy.ts'

export const checkNewEmail = ({ email }: { email: string }): Messages =>
  messages({ email: !isEmailAddress(email) && copy.emailRequired })

/** What an account can be signed in to with, and since when. */
export type Ways = { emailProvedAt?: Moment; phoneProvedAt?: Moment; passwordSetAt?: Moment }

/**
 * When there was a way that needs no SIM from home, and another beside it. The Indian number may be silent for the
 * first days abroad, so a phone and a password that hangs on nothing do not make two.
 */
export function secondWayAt({ emailProvedAt, phoneProvedAt, passwordSetAt }: Ways): Moment | undefined {
  const others = [phoneProvedAt, passwordSetAt].filter(at => at !== undefined).toSorted()
  const [first] = others
  if (emailProvedAt === undefined || first === undefined) return undefined
  return emailProvedAt > first ? emailProvedAt : first
}

export type FactsWithWays = CommonFacts & { ways: Ways }

export const withWays = (common: CommonFacts, own: unknown): FactsWithWays => ({
  ...common,
  ways: Object(own).ways ?? {},
})
