// On Monday morning each lead gets one letter about their students' week. A lead is looked at once a week, whatever runs twice:
// that is noted as it is for the students' own mornings, in the transaction that writes the letter.
import { and, eq, exists, inArray, isNull, lt, notExists, or } from 'drizzle-orm'
import { dueOf } from '#src/features/desk-kit/request-list.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { notificationMutes } from '#src/features/notifications/tables.ts'
import { studentLeads } from '#src/features/people/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { risksContract } from '../../contract.ts'
import { planMornings as mornings } from '../../tables.ts'
import { letterBody, letterTitle, type StudentWeek } from './copy.ts'
import { isTimeForLetter, lastDayOf } from './rules.ts'
import { ledStudents } from './service.ts'

type Day = Temporal.PlainDate

export const weekJobs = (services: Services): JobKind[] => [
  { name: 'lead-weeks', cron: '*/10 * * * *', work: () => writeWeeks(services) },
]

export async function writeWeeks(services: Services): Promise<void> {
  if (!isTimeForLetter(services.now())) return
  const today = dayOf(services.now())
  for (const lead of await leadsWithout(services, today))
    await services.change(change => writeWeek(change, services, lead, today))
}

/** Who leads somebody, may open the page, wants the letter, and was not looked at today. */
async function leadsWithout({ db }: Services, today: Day): Promise<readonly string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .leftJoin(mornings, eq(mornings.owner, people.id))
    .where(
      and(
        isNull(people.erasedAt),
        exists(db.select().from(studentLeads).where(eq(studentLeads.lead, people.id))),
        exists(db.select().from(staff).where(isSeat(people.id))),
        notExists(
          db
            .select()
            .from(notificationMutes)
            .where(and(eq(notificationMutes.owner, people.id), eq(notificationMutes.category, 'digest'))),
        ),
        or(isNull(mornings.day), lt(mornings.day, today)),
      ),
    )
  return rows.map(({ id }) => id)
}

const seats = risksContract.week.who.filter(role => role === 'advisor' || role === 'admin')
const isSeat = (lead: string | typeof people.id) => and(eq(staff.person, lead), inArray(staff.role, seats))

/** Nothing is written where nothing is due; and it is over with the week. */
async function writeWeek(change: Change, services: Services, lead: string, today: Day): Promise<void> {
  if (!(await claim(change, lead, today))) return
  const students = (await weeksOf(change, lead, today)).filter(({ dates, waiting }) => dates.length + waiting > 0)
  if (students.length === 0) return
  const last = lastDayOf(today)
  await notify(change, services, {
    to: lead,
    type: 'digest',
    title: letterTitle(last),
    body: letterBody(students, services.settings.publicUrl),
    href: '/desk/plans?lead=me',
    endTime: last.add({ days: 1 }).toZonedDateTime(homeZone).toInstant(),
  })
}

/** Of two processes at the same time the second one waits, and finds it done. */
async function claim({ tx }: Change, owner: string, today: Day): Promise<boolean> {
  const claimed = await tx
    .insert(mornings)
    .values({ owner, day: today })
    .onConflictDoUpdate({ target: mornings.owner, set: { day: today }, setWhere: lt(mornings.day, today) })
    .returning()
  return claimed.length > 0
}

async function weeksOf({ tx }: Change, lead: string, today: Day): Promise<readonly StudentWeek[]> {
  const led = await ledStudents(tx, lead, today)
  const roles = await tx.select({ role: staff.role }).from(staff).where(isSeat(lead))
  const until = lastDayOf(today).add({ days: 1 }).toZonedDateTime(homeZone).toInstant()
  const who = { roles: roles.map(({ role }) => role), bank: null }
  const ids = led.map(({ person }) => person.id)
  const due = Map.groupBy(await dueOf(tx, who, ids, until), ({ owner }) => owner)
  return led.map(({ person: { id, firstName }, dates }) => {
    const waiting = due.get(id) ?? []
    const [first] = waiting
    return { id, firstName, dates, waiting: waiting.length, firstDue: first && dayOf(first.dueAt) }
  })
}
