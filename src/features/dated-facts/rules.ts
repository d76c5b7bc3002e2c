// Which facts the desk has to read again at their source.
import { isDueForRecheck, type DatedFact } from '#src/journey/guide.ts'

export type FactRow = DatedFact & { editedAt: string | null; isSample: boolean }

/** Sample data has no source to read again: it says what it is until the desk enters its own. */
export const isDue = ({ source, isSample }: FactRow, today: string): boolean =>
  !isSample && isDueForRecheck(source.checkedOn, today)

/** What is due first, the oldest in front; sample data last. */
export const inOrder = (facts: readonly FactRow[]): FactRow[] =>
  facts.toSorted(
    (one, other) =>
      Number(one.isSample) - Number(other.isSample) ||
      one.source.checkedOn.localeCompare(other.source.checkedOn) ||
      one.text.localeCompare(other.text),
  )
