import { isEmailAddress } from '#src/values/email-addresses.ts'
import type { Moment } from '#src/journey/moments.ts'
import type { Facts } from '#src/journey/shape.ts'
import type { CommonFacts } from '#src/journey/stage.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from '../copy.ts'
import type { wayFields } from './facts.shape.ts'

export const checkNewEmail = ({ email }: { email: string }): Messages =>
  messages({ email: !isEmailAddress(email) && copy.emailRequired })

export type FactsWithWays = CommonFacts & Facts<typeof wayFields>
export type Ways = FactsWithWays['ways']

/**
 * When there was a way that needs no SIM from home, and another beside it. The Indian number may be silent for the
 * first days abroad, so a phone and a password that hangs on nothing do not make two.
 */
export function secondWayAt({ emailProvedAt, phoneProvedAt, passwordSetAt }: Ways): Moment | undefined {
  const others = [phoneProvedAt, passwordSetAt].filter(at => at !== null).toSorted()
  const [first] = others
  if (emailProvedAt === null || first === undefined) return undefined
  return emailProvedAt > first ? emailProvedAt : first
}
