// Puts the facts of this release into the database. What the desk has read since stays.
import { inArray, isNull, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { checkAgainBy, type ShippedFact } from './rules.ts'
import { facts } from './tables.ts'

/** Of a fact that nobody has read at a source: the desk is asked for one at once. */
const neverRead = '1970-01-01'

export const stockFacts = ({ change, now }: Services, shipped: readonly ShippedFact[]): Promise<void> =>
  change(async ({ tx }) => {
    const changedAt = now()
    await tx
      .insert(facts)
      .values(shipped.map(fact => ({ ...rowOf(fact), changedAt })))
      .onConflictDoUpdate({
        target: facts.id,
        set: ofExcluded,
        // Written at each start, it changes only what nobody at the desk has touched and a release has.
        setWhere: sql`${facts.changedBy} is null and ${facts.version} = 1 and (${facts.words}, ${facts.state}, ${facts.sourceName}, ${facts.sourceAddress}, ${facts.checkedOn}, ${facts.months}, ${facts.workingDays}, ${facts.days}, ${facts.shownAt})
          is distinct from (excluded.words, excluded.state, excluded.source_name, excluded.source_address, excluded.checked_on, excluded.months, excluded.working_days, excluded.days, excluded.shown_at)`,
      })
    await tx.delete(facts).where(
      sql`${isNull(facts.changedBy)} and not ${inArray(
        facts.id,
        shipped.map(({ id }) => id),
      )}`,
    )
  })

const ofExcluded = {
  words: sql`excluded.words`,
  state: sql`excluded.state`,
  months: sql`excluded.months`,
  workingDays: sql`excluded.working_days`,
  days: sql`excluded.days`,
  sourceName: sql`excluded.source_name`,
  sourceAddress: sql`excluded.source_address`,
  checkedOn: sql`excluded.checked_on`,
  checkAgainBy: sql`excluded.check_again_by`,
  isEstimate: sql`excluded.is_estimate`,
  shownAt: sql`excluded.shown_at`,
}

function rowOf({ id, words, state, lead = {}, source, isEstimate = false, shownAt }: ShippedFact) {
  const checkedOn = Temporal.PlainDate.from(source?.checkedOn ?? neverRead)
  return {
    id,
    words,
    state,
    months: lead.months ?? 0,
    workingDays: lead.workingDays ?? 0,
    days: lead.days ?? 0,
    sourceName: source?.name ?? '',
    sourceAddress: source?.address ?? null,
    checkedOn,
    checkAgainBy: checkAgainBy(checkedOn),
    isEstimate,
    shownAt,
  }
}
