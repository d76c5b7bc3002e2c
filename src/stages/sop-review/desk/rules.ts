// The desk's reading of what waits, and the way through a text without a mouse.
import type { Span } from '../feedback/rules.ts'

type Waits = { publishedAt: string | null; helpWaitingSince: string | null }
export type SopState = 'to-review' | 'help-wanted' | 'published'

export function stateOf({ publishedAt, helpWaitingSince }: Waits): SopState {
  if (publishedAt === null) return 'to-review'
  return helpWaitingSince === null ? 'published' : 'help-wanted'
}

export const isWaiting = (sop: Waits): boolean => stateOf(sop) !== 'published'

export const daysUntil = (deadline: string, today: Temporal.PlainDate): number =>
  today.until(deadline, { largestUnit: 'days' }).days

export function daysLeftWords(days: number): string {
  if (days === 0) return 'today'
  const count = Math.abs(days)
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'ago' : 'left'}`
}

export type Unit = 'sentence' | 'word'

/** The sentences or the words of a text, without the space between them. */
export function unitsOf(text: string, granularity: Unit): readonly Span[] {
  return Array.from(new Intl.Segmenter('und', { granularity }).segment(text), ({ segment, index }) => ({
    start: index + segment.length - segment.trimStart().length,
    end: index + segment.trimEnd().length,
  })).filter(({ start, end }) => start < end)
}

/** What is selected by the keyboard: from where it began to where one has come. */
export type Walk = { pivot: Span; head: Span }

export const walked = ({ pivot, head }: Walk): Span => ({
  start: Math.min(pivot.start, head.start),
  end: Math.max(pivot.end, head.end),
})

/** One unit on or back; extended, what was selected before stays so. At either end it stays where it is. */
export function walk(
  units: readonly Span[],
  from: Walk | undefined,
  step: 1 | -1,
  extended: boolean,
): Walk | undefined {
  if (from === undefined) {
    const first = step === 1 ? units[0] : units.at(-1)
    return first && { pivot: first, head: first }
  }
  const at = extended ? from.head : walked(from)
  const head = step === 1 ? units.find(({ start }) => start >= at.end) : units.findLast(({ end }) => end <= at.start)
  if (head === undefined) return from
  return extended ? { pivot: from.pivot, head } : { pivot: head, head }
}
