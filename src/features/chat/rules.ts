// A conversation grows at its end and is read backwards, page by page.
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const longestMessage = 2000
export const pageSize = 50

export const mostFiles = 5

/** A message may be files alone. */
export function checkMessage({ text, documents }: { text: string; documents: readonly unknown[] }): { text?: string } {
  const required = documents.length === 0 ? { required: copy.textRequired } : {}
  const problem = textProblem(text.trim(), { ...required, most: longestMessage })
  return problem === undefined ? {} : { text: problem }
}

/** Somebody who writes says so this often at most, and is taken to write for this long after. */
export const typingEvery = 3
export const typingFor = 6

/** Until then a student may come upon an answer unprompted; afterwards they are notified of it. */
export const minutesUnseen = 10

/** The last message of one's own side that the other side has seen, while nothing came after it from there. */
export function lastSeen(
  messages: readonly { number: number; isFromDesk: boolean }[],
  isDesk: boolean,
  seenUpTo: number,
): number | undefined {
  return messages.findLast(({ number, isFromDesk }) => isFromDesk === isDesk && number <= seenUpTo)?.number
}

/** Messages of a conversation are numbered from 1 without gaps. */
type Numbered = { readonly number: number }
type Stretch<Message extends Numbered> = { messages: Message[] }

export const hasEarlier = ({ messages }: Stretch<Numbered>): boolean => (messages[0]?.number ?? 1) > 1

/** The newest page, with what was read before it; unless so much is new that a gap would lie between. */
export function joined<View extends Stretch<Numbered>>(known: View | undefined, newest: View): View {
  const first = newest.messages[0]?.number
  const last = known?.messages.at(-1)?.number
  if (known === undefined || first === undefined || last === undefined || last < first - 1) return newest
  return { ...newest, messages: [...known.messages.filter(({ number }) => number < first), ...newest.messages] }
}

/** With what was just said at its end. */
export const withSaid =
  <Message extends Numbered>(message: Message) =>
  <View extends Stretch<Message>>(shown: View): View =>
    joined(shown, { ...shown, messages: [message] })

/** An earlier page in front of what is shown. */
export function withEarlier<View extends Stretch<Numbered>>(shown: View, earlier: View): View {
  const first = shown.messages[0]?.number ?? 1
  return { ...shown, messages: [...earlier.messages.filter(({ number }) => number < first), ...shown.messages] }
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long somebody has waited, as one says it. */
export function waited(since: Temporal.Instant, now: Temporal.Instant): string {
  const seconds = now.since(since).total('seconds')
  if (seconds < minute) return 'less than a minute'
  if (seconds < hour) return counted(Math.floor(seconds / minute), 'minute')
  return seconds < day ? counted(Math.floor(seconds / hour), 'hour') : counted(Math.floor(seconds / day), 'day')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
