// What Safar says about the world: when each statement was read at its source, whether it holds, and when it is read again.
import {
  isOverdue,
  monthsUntilRecheck,
  type DatedFact,
  type DatedPoint,
  type GuidePoint,
  type Source,
} from '#src/journey/guide.ts'
import type { Lead, RuleState } from '#src/plan/rule.ts'

export type FactRow = Omit<DatedFact, 'id'> & {
  editedAt: string | null
  isSample: boolean
  checkAgainBy?: string | undefined
  state?: RuleState | undefined
}

/** Nobody has read it at a source, so students don't see it. */
export const needsSource = ({ source }: Pick<FactRow, 'source'>): boolean => source.name === ''

/** Sample data has no source to read again: it says what it is until the desk enters its own. */
export function isDue(fact: FactRow, today: string): boolean {
  if (fact.isSample || needsSource(fact) || fact.state === 'expired') return false
  const { checkAgainBy, source } = fact
  return isOverdue({ ...source, ...(checkAgainBy !== undefined && { checkAgainBy }) }, Temporal.PlainDate.from(today))
}

export const againBy = ({ source, checkAgainBy }: FactRow): string =>
  checkAgainBy ?? Temporal.PlainDate.from(source.checkedOn).add({ months: monthsUntilRecheck }).toString()

/** What is due first, the longest in front; then what is read by students only once it has a source, and sample data. */
export const inOrder = (facts: readonly FactRow[]): FactRow[] =>
  facts.toSorted(
    (one, other) =>
      lastOf(one) - lastOf(other) || againBy(one).localeCompare(againBy(other)) || one.text.localeCompare(other.text),
  )

const lastOf = (fact: FactRow): number => Number(fact.isSample) * 2 + Number(needsSource(fact))

/** A fact as it was released. What the desk has read since is in the database, by the same id. */
export type ShippedFact = {
  /** Its own name for good: 'plan.A14', 'stay.admission'. */
  id: string
  words: string
  state: RuleState
  /** For a rule of the plan. */
  lead?: Lead
  /** Null where nobody has read it at a source: students never see it. */
  source: Source | null
  isEstimate?: boolean
  shownAt: string
}

/** As the desk left it. */
export type EditedFact = {
  id: string
  words: string
  state: RuleState
  lead: Required<Lead>
  source: Source | null
  isEstimate: boolean
  checkAgainBy: string
}

export const checkAgainBy = (checkedOn: Temporal.PlainDate): Temporal.PlainDate =>
  checkedOn.add({ months: monthsUntilRecheck })

/** Announced as a job once a change of a fact is committed: plans may follow from it. */
export const factPublished = 'fact-published'

/** With this one as it is to be, whatever it was. */
export const withFact = (facts: readonly EditedFact[], fact: EditedFact): readonly EditedFact[] => [
  ...facts.filter(({ id }) => id !== fact.id),
  fact,
]

/** What was released, as the desk has read it since. */
export const asEdited = (shipped: ShippedFact, edited: ReadonlyMap<string, EditedFact>): ShippedFact => {
  const found = edited.get(shipped.id)
  if (found === undefined) return shipped
  return { ...shipped, ...found }
}

/** What a guide says, as it was released. */
export const shippedOf = (said: readonly DatedFact[]): ShippedFact[] =>
  said.map(({ id, text, source, shownAt }) => ({ id, words: text, state: 'inForce', source, shownAt }))

/** A statement as it was last read; nothing where it is not in force any more, or has no source. */
export function asRead(point: DatedPoint, edited: ReadonlyMap<string, EditedFact>): DatedPoint | undefined {
  const found = edited.get(point.id)
  if (found === undefined) return point
  const { words, source, state } = found
  return source === null || state !== 'inForce' ? undefined : { id: point.id, text: words, source }
}

/** Those of a guide; what needs no source stays as it is. */
export const pointsAsRead = (
  points: readonly GuidePoint[],
  edited: ReadonlyMap<string, EditedFact>,
): readonly GuidePoint[] => points.flatMap(point => (point.id === undefined ? point : (asRead(point, edited) ?? [])))
