// What is at risk is kept a row a student, so that the desk's list of all students is one statement. Once a minute one job
// makes the rows again of students with news, with another day by now, or with other rules.
import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { onboardings } from '#src/features/people/tables.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import type { Rule } from '#src/plan/rule.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { Change } from '#src/platform/database/change.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { peopleChangedSince } from '#src/platform/live/live.ts'
import type { Services } from '#src/platform/services.ts'
import { homeZone } from '#src/values/dates.ts'
import { datesAhead, isSure, type AheadSources } from '../ahead/rules.ts'
import { batchSize, isOnTheirWay, planStudents, type Journeys, type PlanStudent } from '../effect/students.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { isEnrolled, planFor } from '../rules.ts'
import { planRisks as kept, planRisksSeen as position } from '../tables.ts'
import { notedOf, risksIn } from './rules.ts'
import { weekDates } from './week/rules.ts'

export const risksJob = 'plan-risks'

/** Where there is more to make than that, the next job goes on at once. */
const mostAtOnce = 500

export const riskJobs = (services: Services, journeys: Journeys): JobKind[] => [
  { name: risksJob, cron: '* * * * *', work: () => remakeRisks(services, journeys) },
]

export const remakeRisks = (services: Services, journeys: Journeys): Promise<void> =>
  services.change(async change => {
    if (await remakeSome(change, services, journeys)) await change.later(risksJob, {})
  })

/** Whether there are more. One process at a time: another finds the position locked and leaves. */
export async function remakeSome(change: Change, services: Services, journeys: Journeys): Promise<boolean> {
  const seen = await positionIn(change)
  if (seen === undefined) return false
  const at = services.now()
  const { cursor, people: changed } = await peopleChangedSince(services.sql, seen.cursor)
  const rules = rulesInUse(rulesWith(await editedFacts(services.db)))
  const by = { journeys, rules, key: keyOf(rules), at }
  // Nobody knows who changed: the rows are made again as if the rules were others.
  if (changed === undefined) await change.tx.update(kept).set({ rules: '' })
  await remake(change, services, by, changed ?? [])
  const stale = await staleIn(change, services, by.key)
  await remake(change, services, by, stale)
  await change.tx.update(position).set({ cursor, at })
  return stale.length === mostAtOnce
}

/** What a row holds: rows of a version that held less are made again, as if the rules were others. */
const holds = 'risks, next, week'

/** The same rules make the same key, whatever of them was edited and put back. */
export const keyOf = (rules: readonly Rule[]): string =>
  createHash('sha256')
    .update(JSON.stringify([holds, rules]))
    .digest('base64url')

async function positionIn({ tx }: Change) {
  await tx
    .insert(position)
    .values({ cursor: '', at: Temporal.Instant.fromEpochMilliseconds(0) })
    .onConflictDoNothing()
  const [seen] = await tx.select().from(position).for('update', { skipLocked: true })
  return seen
}

/** Whose row is of another day than theirs is now, or of other rules; or who has none. */
async function staleIn({ tx }: Change, services: Services, key: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .leftJoin(onboardings, eq(onboardings.owner, people.id))
    .leftJoin(kept, eq(kept.owner, people.id))
    .where(and(isOnTheirWay(services), or(isNull(kept.owner), ne(kept.rules, key), ne(kept.day, todayIn(services)))))
    .orderBy(asc(people.id))
    .limit(mostAtOnce)
  return rows.map(({ id }) => id)
}

const todayIn = ({ now }: Services) =>
  sql`(${now().toString()}::timestamptz at time zone coalesce(${people.zone}, ${homeZone}))::date`

type By = { journeys: Journeys; rules: readonly Rule[]; key: string; at: Temporal.Instant }

async function remake(change: Change, services: Services, by: By, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize)
    const students = (await planStudents(services, by.journeys, some)).filter(({ sources }) => !isEnrolled(sources))
    const there = new Set(students.map(({ id }) => id))
    const gone = some.filter(id => !there.has(id))
    if (gone.length > 0) await change.tx.delete(kept).where(inArray(kept.owner, gone))
    if (students.length > 0) await keep(change, by, students)
  }
}

const keep = ({ tx }: Change, { rules, key, at }: By, students: readonly PlanStudent[]) =>
  tx
    .insert(kept)
    .values(
      students.map(({ id, sources, today, zone }) => ({
        owner: id,
        day: today,
        rules: key,
        ...keptOf(planFor(sources, rules, today), { stages: sources.stages, now: at, today, zone }),
      })),
    )
    .onConflictDoUpdate({
      target: kept.owner,
      set: { day: sql`excluded.day`, rules: sql`excluded.rules`, risks: sql`excluded.risks`, next: sql`excluded.next` },
    })

type Around = Omit<AheadSources, 'rows'>

/** What is at risk, and the next dates that are neither an estimate nor counted from one. */
function keptOf(rows: readonly PlanRow[], around: Around) {
  const ahead = datesAhead({ rows, ...around })
  const next = ahead.find(isSure)
  return {
    risks: risksIn(rows, around.today).map(notedOf),
    next:
      next === undefined ? null : { day: next.day.toString(), title: next.title, week: weekDates(ahead, around.today) },
  }
}
