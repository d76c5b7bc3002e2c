// Remarks as a reader meets them: numbered as they stand in the text.
import type { RemarkView } from '../contract.ts'
import type { Span } from '../rules.ts'

export type Placed = Span & { id: string; number: number; quote: string; remark: RemarkView }

export const placedIn = (remarks: readonly RemarkView[]): readonly Placed[] =>
  remarks
    .flatMap(remark => (remark.place === null ? [] : [{ ...remark.place, id: remark.id, remark }]))
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .map((placed, index) => ({ ...placed, number: index + 1 }))

export const onTheWhole = (remarks: readonly RemarkView[]): readonly RemarkView[] =>
  remarks.filter(({ place }) => place === null)

/** What a highlight is called: Remark 2: "these words". All of them: one who speaks to their device says what they read. */
export function nameOf(placed: readonly Placed[]): string {
  const numbers = placed.map(({ number }) => number)
  const said = placed.map(({ quote }) => `"${quote.replaceAll(/\s+/g, ' ').trim()}"`).join(' and ')
  return `${numbers.length === 1 ? 'Remark' : 'Remarks'} ${numbers.join(' and ')}: ${said}`
}

export const remarksWords = (count: number): string => (count === 1 ? 'one remark' : `${count} remarks`)

/** What an expert is asked about: marked, and not answered yet. */
export const markedIn = (remarks: readonly RemarkView[]): number =>
  remarks.filter(({ markedForHelp, helpAnswer }) => markedForHelp && helpAnswer === null).length
