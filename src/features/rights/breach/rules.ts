import { parseDay } from '#src/values/dates.ts'
import { isEmailAddress } from '#src/values/email-addresses.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const mostConcerned = 1000
export const longestWords = 240

/** Addresses as somebody pastes them. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

export type Asked = { what: string; doing: string; from: string; to: string; addresses: string }

export function checkAsked({ what, doing, from, to, addresses }: Asked): Messages {
  return messages({
    what: textProblem(what.trim(), { required: copy.whatRequired, most: longestWords }),
    doing: textProblem(doing.trim(), { required: copy.doingRequired, most: longestWords }),
    from: parseDay(from) === undefined && copy.dayRequired,
    to: parseDay(to) === undefined ? copy.dayRequired : to < from && copy.daysTurned,
    addresses:
      (addressesIn(addresses).length > mostConcerned && copy.tooMany) ||
      (addressesIn(addresses).some(address => !isEmailAddress(address)) && copy.addressWrong),
  })
}
