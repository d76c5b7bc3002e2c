// Every morning, where they are: which students have a date near. Each is looked at once a day, whatever is run twice.
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { notificationMutes } from '#src/features/notifications/tables.ts'
import { onboardings } from '#src/features/people/tables.ts'
import { nextStep } from '#src/journey/ahead.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Rule } from '#src/plan/rule.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { aheadOfStudent, paymentsAhead } from '../ahead/rules.ts'
import { batchSize, isStudentHere, planStudents, type Journeys, type PlanStudent } from '../effect/students.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { isEnrolled, planFor, saidByRows } from '../rules.ts'
import { isTimeToRemind, messagesOf, remindersOn, type Message, type Reminder } from './rules.ts'
import { planMornings as mornings, planReminders as sent } from '../tables.ts'

const remindJob = 'plan-reminders'
/** Where one batch of a zone was not all, the next job goes on there; the clock's own looks at every zone. */
const payload = z.object({ zone: z.string().exactOptional() }).catch({})

export const reminderJobs = (services: Services, journeys: Journeys): JobKind[] => [
  { name: remindJob, cron: '*/10 * * * *', work: given => remindAll(services, journeys, payload.parse(given)) },
]

const zoneOfPerson = sql<string>`coalesce(${people.zone}, ${homeZone})`

export async function remindAll(
  services: Services,
  journeys: Journeys,
  { zone: only }: { zone?: string } = {},
): Promise<void> {
  const zones = only === undefined ? await zonesOf(services) : [only]
  const now = services.now()
  const inTheMorning = zones.filter(zone => isTimeToRemind(now, zone))
  if (inTheMorning.length === 0) return
  const rules = rulesInUse(rulesWith(await editedFacts(services.db)))
  for (const zone of inTheMorning)
    await services.change(change => remindBatch(change, services, { journeys, rules, zone }))
}

async function zonesOf({ db }: Services): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: zoneOfPerson }).from(people).where(eq(people.isGuest, false))
  return rows.map(({ zone }) => zone)
}

type Batch = { journeys: Journeys; rules: readonly Rule[]; zone: string }

async function remindBatch(change: Change, services: Services, { journeys, rules, zone }: Batch): Promise<void> {
  const ids = await claimBatch(change, services, zone)
  if (ids.length === 0) return
  const [students, mutes] = await Promise.all([planStudents(services, journeys, ids), mutesAmong(change, ids)])
  for (const student of students) await remind(change, services, student, rules, mutes.get(student.id) ?? [])
  if (ids.length === batchSize) await change.later(remindJob, { zone })
}

/** Another process that runs at the same time takes the next ones. */
async function claimBatch({ tx }: Change, services: Services, zone: string): Promise<readonly string[]> {
  const today = dayOf(services.now(), zone)
  const found = await tx
    .select({ owner: people.id })
    .from(people)
    .leftJoin(onboardings, eq(onboardings.owner, people.id))
    .leftJoin(mornings, eq(mornings.owner, people.id))
    .where(and(isStudentHere(services), eq(zoneOfPerson, zone), or(isNull(mornings.day), lt(mornings.day, today))))
    .orderBy(asc(people.id))
    .limit(batchSize)
    .for('no key update', { of: people, skipLocked: true })
  if (found.length === 0) return []
  const claimed = await tx
    .insert(mornings)
    .values(found.map(({ owner }) => ({ owner, day: today })))
    .onConflictDoUpdate({ target: mornings.owner, set: { day: today }, setWhere: lt(mornings.day, today) })
    .returning({ owner: mornings.owner })
  return claimed.map(({ owner }) => owner)
}

async function mutesAmong({ tx }: Change, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx
    .select()
    .from(notificationMutes)
    .where(inArray(notificationMutes.owner, [...ids]))
  return new Map(
    [...Map.groupBy(rows, ({ owner }) => owner ?? '')].map(([owner, mutes]) => [
      owner,
      mutes.map(({ category }) => category),
    ]),
  )
}

async function remind(
  change: Change,
  services: Services,
  { id, sources, today, zone }: PlanStudent,
  rules: readonly Rule[],
  mutes: readonly string[],
): Promise<void> {
  const isThere = isEnrolled(sources)
  const student = { sources, today, zone }
  const ahead = isThere ? paymentsAhead(student, services.now()) : aheadOfStudent(student, rules, services.now())
  const reminders = await notSentYet(change, services, id, remindersOn(today, ahead))
  const rows = isThere ? [] : planFor(sources, rules, today)
  const next = nextStep({
    stages: sources.stages,
    now: momentOf(services.now()),
    ...saidByRows(rows),
    isEnrolled: isThere,
  })
  for (const message of messagesOf({ today, reminders, ahead, rows, next, mutes, hasDigest: !isThere }))
    await send(change, services, message, { id, zone })
}

/** The row is there from the first time, so what a day is moved to and back from says nothing twice. */
async function notSentYet(
  { tx }: Change,
  { now }: Services,
  owner: string,
  reminders: readonly Reminder[],
): Promise<readonly Reminder[]> {
  if (reminders.length === 0) return []
  const at = now()
  const noted = await tx
    .insert(sent)
    .values(reminders.map(({ kind, date: { key, day } }) => ({ owner, thing: key, day, kind, at })))
    .onConflictDoNothing()
    .returning({ thing: sent.thing, kind: sent.kind })
  return reminders.filter(({ kind, date }) => noted.some(one => one.thing === date.key && one.kind === kind))
}

/** It is over once its last date is. */
const send = (
  change: Change,
  services: Services,
  { until, ...message }: Message,
  { id, zone }: { id: string; zone: string },
) =>
  notify(change, services, {
    ...message,
    to: id,
    endTime: until.add({ days: 1 }).toZonedDateTime(zone).toInstant(),
  })
