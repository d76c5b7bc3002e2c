// The words of a breach: to the admin who prepares it, to the people, and to the Board.
import { formatDay, parseDay } from '#src/values/dates.ts'
import { isEmailAddress } from '#src/values/email-addresses.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'

export const whatRequired = 'Please say what happened.'
export const doingRequired = 'Please say what is done about it.'
export const dayRequired = 'Please choose a day.'
export const daysTurned = 'Please choose a day that is not before the first.'
export const addressWrong = 'One of these is not an e-mail address.'
export const tooMany = 'More than 1,000 people are concerned. Write to everybody under Notifications, or choose fewer.'
export const nobody = 'We know nobody of these.'

type Breach = { what: string; doing: string; from: string; to: string }

export const noticeTitle = 'Your data may have been seen by somebody else'

export const noticeBody = ({ what, doing, from, to }: Breach): string =>
  `${what.trim()} This was ${daysOf(from, to)}. ${doing.trim()} Change your password, and look at "Where you are signed in" in your profile. You see there under "Your data" what we keep about you.`

export const toTheBoard = (breach: Breach, people: number, kinds: readonly string[]): string =>
  [
    'To the Data Protection Board of India',
    'Intimation of a personal data breach (Digital Personal Data Protection Rules, rule 7)',
    '',
    `What happened: ${breach.what.trim()}`,
    `When: ${daysOf(breach.from, breach.to)}`,
    `People concerned: ${people}`,
    `Kinds of data they have here: ${kinds.join(', ') || 'none'}`,
    `What is done about it: ${breach.doing.trim()}`,
    'What the people read: in the app and by e-mail, what happened, what it may mean, and what they can do.',
    'Detail (how it came about, who did it as far as known, remedies) follows within 72 hours.',
  ].join('\n')

function daysOf(from: string, to: string): string {
  const [first, last] = [from, to].map(day => formatDay(Temporal.PlainDate.from(day)))
  return first === last ? `on ${first}` : `between ${first} and ${last}`
}

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
    what: textProblem(what.trim(), { required: whatRequired, most: longestWords }),
    doing: textProblem(doing.trim(), { required: doingRequired, most: longestWords }),
    from: parseDay(from) === undefined && dayRequired,
    to: parseDay(to) === undefined ? dayRequired : to < from && daysTurned,
    addresses:
      (addressesIn(addresses).length > mostConcerned && tooMany) ||
      (addressesIn(addresses).some(address => !isEmailAddress(address)) && addressWrong),
  })
}
