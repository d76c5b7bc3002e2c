// Lets go, once a day, of what has been kept long enough. Each part may run twice or break off anywhere.
import { and, eq, exists, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { lastSeen, people, sessions, staff } from '#src/platform/identity/tables.ts'
import { notify } from '#src/features/notifications/notify.ts'
import * as copy from '../copy.ts'
import type { RightsSources } from '#src/features/people/personal-data/sources.ts'
import { erasures } from '../tables.ts'
import { daysOfAVisit, daysOfNotice, unusedSince } from './rules.ts'

export const retentionJobs = (services: Services, sources: RightsSources): JobKind[] => [
  { name: 'keep-no-longer', cron: '53 2 * * *', work: () => keepNoLonger(services, sources) },
]

const batch = 200

export async function keepNoLonger(services: Services, sources: RightsSources): Promise<void> {
  await letVisitorsGo(services)
  await keepThoseWhoCame(services)
  await notifyTheUnused(services, sources)
}

const hasSession = ({ db }: Services) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sessions)
      .where(eq(sessions.person, people.id)),
  )
const isAskedOf = ({ db }: Services) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(erasures)
      .where(and(eq(erasures.owner, people.id), isNull(erasures.undoneAt))),
  )

/** Nobody can come back to them, and nobody can be reached. They go the way of all who are erased. */
async function letVisitorsGo(services: Services): Promise<void> {
  const { db, now } = services
  const before = now().subtract({ hours: 24 * daysOfAVisit })
  for (;;) {
    const gone = await visitorsSince(services, before)
    if (gone.length > 0)
      await db
        .insert(erasures)
        .values(gone.map(({ id }) => ({ owner: id, why: 'visitor' as const, askedAt: now(), due: now() })))
        .onConflictDoNothing()
    if (gone.length < batch) return
  }
}

const visitorsSince = (services: Services, before: Temporal.Instant) =>
  services.db
    .select({ id: people.id })
    .from(people)
    .leftJoin(lastSeen, eq(lastSeen.person, people.id))
    .where(
      and(
        eq(people.isGuest, true),
        isNull(people.erasedAt),
        lt(sql`coalesce(${lastSeen.at}, ${people.createdAt})`, before.toString()),
        not(hasSession(services)),
        not(isAskedOf(services)),
      ),
    )
    .limit(batch)

/** Signing in is all that it takes. */
export async function keepThoseWhoCame({ db, now }: Services): Promise<void> {
  await db
    .update(erasures)
    .set({ undoneAt: now() })
    .where(
      and(
        eq(erasures.why, 'unused'),
        isNull(erasures.undoneAt),
        isNull(erasures.emptiedAt),
        sql`exists (select from ${lastSeen} where ${lastSeen.person} = ${erasures.owner} and ${lastSeen.at} > ${erasures.askedAt})`,
      ),
    )
}

async function notifyTheUnused(services: Services, { standingOf }: RightsSources): Promise<void> {
  const { db, now } = services
  const unused = await db
    .select({ id: people.id })
    .from(people)
    .innerJoin(lastSeen, eq(lastSeen.person, people.id))
    .where(
      and(
        eq(people.isGuest, false),
        isNull(people.erasedAt),
        isNotNull(people.email),
        lt(lastSeen.at, unusedSince(now())),
        not(hasSession(services)),
        not(isAskedOf(services)),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(staff)
              .where(eq(staff.person, people.id)),
          ),
        ),
      ),
    )
    .limit(batch)
  for (const { id } of unused) if ((await standingOf(services, id)).length === 0) await notifyUnused(services, id)
}

async function notifyUnused(services: Services, owner: string): Promise<void> {
  const askedAt = services.now()
  const due = askedAt.add({ hours: 24 * daysOfNotice })
  await services.change(async change => {
    const [asked] = await change.tx
      .insert(erasures)
      .values({ owner, why: 'unused', askedAt, due })
      .onConflictDoNothing()
      .returning({ id: erasures.id })
    if (asked === undefined) return
    await notify(change, services, { to: owner, type: 'security', href: '/profile/your-data', ...copy.unused(due) })
  })
}
