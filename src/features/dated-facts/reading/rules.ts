// What is due to be read again, as one reads it: page by page, so that a page is opened once for all that was read there.
import { againBy, type FactRow } from '../rules.ts'

/** So many stand on the page at a time. */
export const mostRead = 30
/** So many are noted at once at the most. */
export const mostChecked = 100

export type SourceGroup<Row> = { key: string; source: FactRow['source']; due: string; facts: readonly Row[] }

/** By the page's address, or its name where it has none, and by the day on which it is due; in the order of the rows. */
export function groupsIn<Row extends FactRow>(rows: readonly Row[], most = mostRead): SourceGroup<Row>[] {
  const all = Map.groupBy(rows, fact => `${againBy(fact)} ${fact.source.address ?? fact.source.name}`)
  let left = most
  return [...all].flatMap(([key, facts]) => {
    const shown = facts.slice(0, left)
    left -= shown.length
    const [first] = shown
    return first === undefined ? [] : [{ key, source: first.source, due: againBy(first), facts: shown }]
  })
}
