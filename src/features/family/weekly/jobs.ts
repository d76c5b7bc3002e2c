// On Monday morning, where they are, who is family and wants it gets three lines about each student: of what is shared with them
// at that moment. Each is looked at once a week, whatever runs twice.
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { AppServices } from '#src/manifest/app-services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { saidTo } from '#src/values/languages.ts'
import { ledgerOf } from '../../money/of-student/due.ts'
import { dueIn, lineOf } from '../../money/of-student/rules.ts'
import { notify } from '../../notifications/notify.ts'
import { planStudents, type PlanStudent } from '../../plan/effect/students.ts'
import { rowsForFamily } from '../asks/rules.ts'
import { isStanding } from '../grants.ts'
import { progressOf } from '../progress.ts'
import { familyInvitations as invitations, familyMembers as members } from '../tables.ts'
import { byMachine, familyWords } from '../words.ts'
import { isTimeForLines, linesOf } from './rules.ts'

type App = Pick<AppServices, 'given' | 'stages' | 'factsOfMany'>

export const weeklyJobs = (services: Services, app: App): JobKind[] => [
  { name: 'family-weeks', cron: '*/10 * * * *', work: () => writeWeeks(services, app) },
]

const zoneOf = sql<string>`coalesce(${people.zone}, ${homeZone})`

export async function writeWeeks(services: Services, app: App): Promise<void> {
  for (const { invitation, zone } of await wanted(services))
    if (isTimeForLines(services.now(), zone)) await write(services, app, invitation, dayOf(services.now(), zone))
}

const wanted = ({ db, now }: Services) =>
  db
    .select({ invitation: members.invitation, zone: zoneOf })
    .from(members)
    .innerJoin(invitations, eq(invitations.id, members.invitation))
    .innerJoin(people, eq(people.id, members.owner))
    // The soonest that it can be due again, in whichever zone.
    .where(and(isStanding, members.isWeekly, isNull(people.erasedAt), isDueAfter(dayOf(now()).subtract({ days: 5 }))))

const isDueAfter = (day: Temporal.PlainDate) => or(isNull(members.writtenOn), lt(members.writtenOn, day))

/** The grant is looked at in the transaction that writes: what ended a moment ago is not in it. */
async function write(services: Services, app: App, invitation: string, today: Temporal.PlainDate): Promise<void> {
  await services.change(async change => {
    const { tx } = change
    const [row] = await tx
      .select({
        member: members.owner,
        language: members.language,
        student: people.id,
        firstName: people.firstName,
        headings: invitations.headings,
      })
      .from(members)
      .innerJoin(invitations, eq(invitations.id, members.invitation))
      .innerJoin(people, eq(people.id, invitations.owner))
      .where(and(eq(members.invitation, invitation), isStanding, members.isWeekly, isDueAfter(today)))
      .for('update', { of: [invitations, members] })
    if (row === undefined) return
    await tx.update(members).set({ writtenOn: today }).where(eq(members.invitation, invitation))
    const { member, firstName, headings, language } = row
    const [student] = await planStudents(services, app, [row.student])
    if (student === undefined) return
    const said = await saidTo(familyWords, language)
    const lines = linesOf(
      said,
      headings.includes('progress') ? await progressOf(services, student) : undefined,
      headings.includes('money') ? await dueOf(services, app, student) : undefined,
    )
    if (lines.length === 0) return
    await notify(change, services, {
      to: member,
      type: 'digest',
      title: said.words.weekly.title(firstName),
      body: [...lines, ...byMachine(said, said.isMachine)].join('\n'),
      href: '/family',
      endTime: today.add({ weeks: 1 }).toZonedDateTime(homeZone).toInstant(),
    })
  })
}

/** Nothing where there is no rate of the dollar just now. */
async function dueOf(services: Services, app: App, { id, sources }: PlanStudent) {
  const ledger = await ledgerOf(app, services, id, sources.stages)
  return ledger === null
    ? undefined
    : dueIn(rowsForFamily(ledger.rows), ledger.today).map(row => lineOf(row, ledger.today))
}
