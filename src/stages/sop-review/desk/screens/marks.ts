// Everything that stands on the text.
import type { RemarkView } from '#src/stages/sop-review/feedback/contract.ts'
import { spanOf } from './draft-remarks.ts'
import type { EarlierShown } from './earlier.tsx'
import type { Mark } from './sop-text.tsx'

/** Remarks on words are counted as they stand in the text. */
export const numbersOf = (remarks: readonly RemarkView[]): ReadonlyMap<string, number> =>
  new Map(remarks.filter(({ place }) => place !== null).map(({ id }, index) => [id, index + 1]))

export const earlierId = (remark: RemarkView): string => `earlier:${remark.id}`

export function marksOf(
  remarks: readonly RemarkView[],
  begun: readonly string[],
  earlier: EarlierShown | undefined,
): readonly Mark[] {
  const numbers = numbersOf(remarks)
  return [
    ...remarks.flatMap(({ id, place }): Mark[] =>
      place === null ? [] : [{ id, kind: 'remark', start: place.start, end: place.end, number: numbers.get(id) ?? 0 }],
    ),
    ...begun.flatMap((key): Mark[] => {
      const span = spanOf(key)
      return span === undefined ? [] : [{ id: key, kind: 'begun', ...span }]
    }),
    ...(earlier?.remarks ?? []).flatMap(({ remark, found }): Mark[] =>
      found === null || found.state === 'orphaned' ? [] : [{ id: earlierId(remark), kind: 'earlier', ...found.span }],
    ),
  ]
}
