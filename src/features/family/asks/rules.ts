// What somebody of the family can be asked to pay, and what comes after it.
import { kinds } from '../../money/copy.ts'
import type { CostKind } from '../../money/kinds/rules.ts'
import { aheadIn, type Row } from '../../money/rules.ts'

export const mostAskedADay = 30
/** For so long who paid is thanked on their page. */
export const thanksLife = Temporal.Duration.from({ hours: 14 * 24 })

/** What a vaccine costs is about health, and the family never reads it. */
const isForFamily = ({ kind }: Pick<Row, 'kind'>): boolean => kind !== 'vaccines'

/** The ledger without what is about health; what the student typed is named by its kind, not by their words. */
export const rowsForFamily = (rows: readonly Row[]): Row[] =>
  rows.filter(isForFamily).map(row => (row.origin === 'own' ? { ...row, what: kinds[row.kind] } : row))

/** To be paid, and its amount is known. A bill of ours is asked for once it is there. */
export const canBeAsked = (row: Row): boolean =>
  isForFamily(row) && aheadIn([row]).length > 0 && (row.origin !== 'safar' || row.bill !== null)

/** What is usually paid in parts: a later row of the same kind is the next one. */
const inParts: ReadonlySet<CostKind> = new Set(['living', 'loanInterest', 'rent', 'tuition'])

/** The later parts of the same matter, as the ledger has them; its rows are in the order of their days. */
export function followsOf(rows: readonly Row[], { id, kind, matter, on }: Row): Row[] {
  if (matter === null && (on === null || !inParts.has(kind))) return []
  const isSame = (row: Row) => (matter === null ? row.kind === kind : row.matter === matter)
  // What has no day, as a deposit, comes before the days that are counted from it.
  return aheadIn(rows).filter(row => row.id !== id && isSame(row) && row.on !== null && (on === null || row.on > on))
}
