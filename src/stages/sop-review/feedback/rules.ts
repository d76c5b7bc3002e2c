// Where a remark stands in a text: its place, the very words, and what stands around them. A version never
// changes, so there the place alone holds; on another version the words are looked for again.

/** Places count UTF-16 units, as strings do in every browser; they never fall within a letter that one sees. */
export type Span = { start: number; end: number }
export type Anchor = Span & { quote: string; prefix: string; suffix: string }

const around = 32
export const longestRemark = 4000

/** What was selected, grown to whole letters: an emoji, or a consonant with its vowel sign, is one. */
export function anchorAt(text: string, from: number, to: number): Anchor | undefined {
  const [low, high] = [Math.max(0, Math.min(from, to)), Math.min(text.length, Math.max(from, to))]
  const start = letterStart(text, low)
  const end = letterEnd(text, high)
  if (text.slice(start, end).trim() === '') return undefined
  return {
    start,
    end,
    quote: text.slice(start, end),
    prefix: text.slice(letterStart(text, Math.max(0, start - around)), start),
    suffix: text.slice(end, letterEnd(text, Math.min(text.length, end + around))),
  }
}

/** Whether a remark from outside is what it says it is. */
export const isTrue = (text: string, { start, end, quote, prefix, suffix }: Anchor): boolean => {
  const own = anchorAt(text, start, end)
  return (
    own !== undefined &&
    own.start === start &&
    own.end === end &&
    own.quote === quote &&
    own.prefix === prefix &&
    own.suffix === suffix
  )
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Looked at in a window, so that a long text costs no more than a short one. */
function letterStart(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(at, text.length))
  const from = Math.max(0, at - 64)
  const letter = letters.segment(text.slice(from, at + 64)).containing(at - from)
  return letter === undefined ? at : from + letter.index
}

function letterEnd(text: string, at: number): number {
  const start = letterStart(text, at)
  if (start === at) return at
  const letter = letters.segment(text.slice(start, start + 64)).containing(0)
  return start + (letter?.segment.length ?? at - start)
}

export type Found = { state: 'same' | 'moved'; span: Span } | { state: 'orphaned' }

/** A remark on another version: where its words stand now, or that they are gone. */
export function findAgain(text: string, anchor: Anchor): Found {
  if (text.slice(anchor.start, anchor.end) === anchor.quote && fits(text, anchor.start, anchor) === 2) {
    return { state: 'same', span: { start: anchor.start, end: anchor.end } }
  }
  const best = placesOf(text, anchor.quote)
    .map(start => ({ start, fit: fits(text, start, anchor), distance: Math.abs(start - anchor.start) }))
    // What stands around it counts more than how far it is.
    .toSorted((one, other) => other.fit - one.fit || one.distance - other.distance)[0]
  if (best === undefined || (best.fit === 0 && anchor.quote.length < around)) return { state: 'orphaned' }
  return { state: 'moved', span: { start: best.start, end: best.start + anchor.quote.length } }
}

const fits = (text: string, start: number, { quote, prefix, suffix }: Anchor): number =>
  Number(text.slice(0, start).endsWith(prefix)) + Number(text.slice(start + quote.length).startsWith(suffix))

function placesOf(text: string, quote: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(quote); at !== -1 && places.length < 1000; at = text.indexOf(quote, at + 1))
    places.push(at)
  return places
}

export type Piece = Span & { text: string; on: readonly string[] }

/** The text cut wherever a remark begins or ends; each piece names the remarks that stand on it, the first made first. */
export function piecesOf(text: string, remarks: readonly ({ id: string } & Span)[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...remarks.flatMap(({ start, end }) => [start, end])])]
    .filter(at => at >= 0 && at <= text.length)
    .toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length
    const on = remarks.filter(remark => remark.start < end && remark.end > start).map(({ id }) => id)
    return { start, end, text: text.slice(start, end), on }
  })
}

/** What a reviewer judges, from 1 to 5. */
export const criteria = ['purpose', 'fit', 'evidence', 'structure', 'language'] as const
export type Criterion = (typeof criteria)[number]

export const ratings = [1, 2, 3, 4, 5] as const

/** What a remark may be filed under. */
export const tags = [
  'clear-goal',
  'vague',
  'show-do-not-tell',
  'why-this-university',
  'cliche',
  'too-long',
  'order',
  'grammar',
  'tone',
  'check-fact',
  'strong',
] as const
export type Tag = (typeof tags)[number]

/** What is not sent yet is named: a mark on a remark, and the rating of a version. */
export const helpMarkOf = (remark: string): string => `sop-help:${remark}`
export const ratingOf = (version: string): string => `sop-rating:${version}`
