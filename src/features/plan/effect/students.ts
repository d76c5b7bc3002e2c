// Students with what their plans are made from, a batch at a time: all facts of a batch come in one statement.
import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { AppServices } from '#src/manifest/app-services.ts'
import { momentOf } from '#src/journey/moments.ts'
import { readJourney } from '#src/journey/read.ts'
import { noHistory } from '#src/journey/steps.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import { profiles, onboardings } from '#src/features/people/tables.ts'
import { isStudentWithAccount } from '#src/features/people/finding/search.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { alreadyEnrolled } from '#src/values/intakes.ts'
import type { PlanSources, PlanDay } from '../rules.ts'
import { planDays } from '../tables.ts'

export type Journeys = Pick<AppServices, 'stages' | 'factsOfMany'>
export type PlanStudent = { id: string; name: string; zone: string; sources: PlanSources; today: Temporal.PlainDate }

/** So many are read at once: a batch is computed in a moment, and calls of others come in between. */
export const batchSize = 50

/** All of them, a batch at a time. The database looks for the next one while the plans of this one are made. */
export async function* eachStudent(services: PlanApp, journeys: Journeys) {
  let next = nextStudents(services, journeys, undefined)
  for (let students = await next; students.length > 0; students = await next) {
    next = nextStudents(services, journeys, students.at(-1)?.id)
    // Where somebody stops half-way, nobody waits for it any more.
    next.catch(() => {})
    yield students
  }
}

type PlanApp = Pick<Services, 'db' | 'sql' | 'vault' | 'now'>

/** The next ones by id. */
export const nextStudents = (services: PlanApp, journeys: Journeys, after: string | undefined) =>
  studentsWhere(services, journeys, and(isOnTheirWay(services), after === undefined ? undefined : gt(people.id, after)))

/** Of these people, no more than a batch; also who is enrolled by now. */
export const planStudents = (services: PlanApp, journeys: Journeys, ids: readonly string[]) =>
  studentsWhere(services, journeys, and(isStudentHere(services), inArray(people.id, [...ids])))

/** Students with an account whose way to the US is still ahead. */
export const isOnTheirWay = (services: Pick<Services, 'db'>): SQL | undefined =>
  and(isStudentHere(services), or(isNull(onboardings.cycle), ne(onboardings.cycle, alreadyEnrolled.id)))

/** Those whose way is behind them as well: their bills go on. */
export const isStudentHere = (services: Pick<Services, 'db'>): SQL | undefined =>
  and(isStudentWithAccount(services), isNull(people.erasedAt))

async function studentsWhere(
  services: PlanApp,
  { stages, factsOfMany }: Journeys,
  which: SQL | undefined,
): Promise<readonly PlanStudent[]> {
  const rows = await services.db
    .select({ person: people, profile: profiles, intake: onboardings.cycle })
    .from(people)
    .leftJoin(profiles, eq(profiles.owner, people.id))
    .leftJoin(onboardings, eq(onboardings.owner, people.id))
    .where(which)
    .orderBy(asc(people.id))
    .limit(batchSize)
  const ids = rows.map(({ person }) => person.id)
  const [facts, daysOf] = await Promise.all([factsOfMany(services, ids), daysOfMany(services.db, ids)])
  const at = services.now()
  const moment = momentOf(at)
  return rows.map(({ person, profile, intake }) => ({
    ...namedStudent(person),
    zone: person.zone ?? homeZone,
    today: dayOf(at, person.zone ?? undefined),
    sources: {
      stages: readJourney(stages, facts.get(person.id) ?? {}, moment, noHistory),
      profile: profileOf(profile, intake),
      days: daysOf.get(person.id) ?? [],
    },
  }))
}

// What the rows of a student say for their plan.

/** Of students whose steps are read already. */
export async function saidByMany(db: Queries, ids: readonly string[]) {
  const [rows, daysOf] = await Promise.all([
    db
      .select({ id: people.id, profile: profiles, intake: onboardings.cycle })
      .from(people)
      .leftJoin(profiles, eq(profiles.owner, people.id))
      .leftJoin(onboardings, eq(onboardings.owner, people.id))
      .where(inArray(people.id, [...ids])),
    daysOfMany(db, ids),
  ])
  const profileOfEach = new Map(rows.map(({ id, profile, intake }) => [id, profileOf(profile, intake)]))
  return (id: string): Omit<PlanSources, 'stages'> => ({
    profile: profileOfEach.get(id) ?? profileOf(null, null),
    days: daysOf.get(id) ?? [],
  })
}

async function daysOfMany(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, readonly PlanDay[]>> {
  const days = await db
    .select()
    .from(planDays)
    .where(inArray(planDays.owner, [...ids]))
  return new Map([...Map.groupBy(days, ({ owner }) => owner ?? '')].map(([id, own]) => [id, own.map(planDayOf)]))
}

export const profileOf = (
  profile: typeof profiles.$inferSelect | null | undefined,
  intake: string | null,
): PlanSources['profile'] => ({
  flightDate: profile?.flightDate?.toString() ?? null,
  flightDateIsAssumed: false,
  programmeStart: profile?.programmeStart?.toString() ?? null,
  intake,
})

export const planDayOf = ({ thing, day, doneAt }: typeof planDays.$inferSelect): PlanDay => ({
  thing,
  day: day?.toString() ?? null,
  doneAt: doneAt?.toString() ?? null,
})
