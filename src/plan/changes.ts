// What another day would change: the rows with a different word or day, the soonest limit first.
import type { PlanRow } from './plan.ts'

export type PlanChange = { before: PlanRow; after: PlanRow }

export function changesBetween(before: readonly PlanRow[], after: readonly PlanRow[]): readonly PlanChange[] {
  const old = new Map(before.map(row => [row.thing, row]))
  return after
    .flatMap(row => {
      const was = old.get(row.thing)
      return was === undefined || isSame(was, row) ? [] : [{ before: was, after: row }]
    })
    .toSorted((one, other) => limitOf(one.after).localeCompare(limitOf(other.after)))
}

/** Nothing moves what is already done. */
const isSame = (one: PlanRow, other: PlanRow): boolean =>
  (one.isDone && other.isDone && one.given?.toString() === other.given?.toString()) ||
  (one.word === other.word &&
    one.earliest.equals(other.earliest) &&
    `${one.safe?.day} ${one.hard?.day} ${one.latestExpected}` ===
      `${other.safe?.day} ${other.hard?.day} ${other.latestExpected}`)

/** What has no limit comes last. */
const limitOf = ({ hard, safe }: PlanRow): string => `${hard?.day ?? safe?.day ?? '9999-12-31'}`
