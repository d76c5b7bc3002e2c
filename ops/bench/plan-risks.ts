// The dates at risk of many students, as the desk asks for them: from the database, and the plans alone.
import { randomUUID } from 'node:crypto'
import { appServices } from '#src/app/services.ts'
import { risksIn, studentsAtOnce } from '#src/features/plan/risks/rules.ts'
import { remakeSome } from '#src/features/plan/risks/jobs.ts'
import { risksOf } from '#src/features/plan/risks/service.ts'
import { planFor } from '#src/features/plan/rules.ts'
import { nextStudents, type PlanStudent } from '#src/features/plan/effect/students.ts'
import { profiles, onboardings } from '#src/features/people/tables.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { planDays } from '#src/features/plan/tables.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { visaAppointments } from '#src/stages/visas/rounds/tables.ts'
import { addPeople } from './bench-people.ts'
import { addRows, withServices } from './bench-services.ts'
import { amount, atMost, type Result } from './result.ts'

const inDatabase = 10_000
const inAll = 100_000
const mostSeconds = 60
const mostRead = 300

const now = Temporal.Instant.from('2027-04-01T06:00:00Z')

export const measurePlanRisks = (databaseUrl: string): Promise<Result> =>
  withServices(databaseUrl, now, async services => {
    const { db } = services
    // Half-way to the US, each on days of their own.
    await addRows(services, await addPeople(db, 'at-risk', inDatabase), some => addJourneys(db, some))
    const seconds = await secondsOf(() => makeAll(services))
    // Once before, as the first read of a table is the disk's.
    const asked = { ...services, caller: { id: randomUUID() } }
    const all = { search: '', lead: 'anyone', most: studentsAtOnce } as const
    const { checked, count } = await risksOf(asked, all)
    const reading = 1000 * (await secondsOf(() => risksOf(asked, all)))
    const students = await nextStudents(services, appServices, undefined)
    const alone = secondsFor(students)
    return {
      title: 'Dates at risk of all students',
      figures: [
        atMost(`${inAll.toLocaleString('en')} plans and their dates at risk, one core`, alone, mostSeconds, 's'),
        {
          what: `${checked.toLocaleString('en')} students made from the database, with their journeys`,
          ours: amount(seconds, 's'),
        },
        atMost(`the desk's list of ${checked.toLocaleString('en')} students`, reading, mostRead, 'ms'),
      ],
      lines: [`${count.toLocaleString('en')} dates at risk of ${checked.toLocaleString('en')} students`],
    }
  })

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

/** As the job does it, which goes on at once while there is more. */
async function makeAll(services: Services): Promise<void> {
  if (await services.change(change => remakeSome(change, services, appServices))) await makeAll(services)
}

/** Those of one batch over and over, each on another day, so that no plan is made twice. */
function secondsFor(students: readonly PlanStudent[]): number {
  const inUse = rulesInUse(rules)
  const from = performance.now()
  for (let made = 0; made < inAll; made += students.length) {
    const days = Math.floor(made / students.length) % 120
    for (const { sources, today } of students) {
      const on = today.subtract({ days })
      risksIn(planFor(sources, inUse, on), on)
    }
  }
  return (performance.now() - from) / 1000
}

async function addJourneys(db: Database, ids: readonly string[]): Promise<void> {
  const updatedAt = now
  const start = Temporal.PlainDate.from('2027-08-16')
  const dayOf = (index: number, spread: number) => start.add({ days: index % spread })
  await db.insert(onboardings).values(ids.map(owner => ({ owner, cycle: 'fall-2027', updatedAt })))
  await db.insert(profiles).values(
    ids.map((owner, index) => ({
      owner,
      updatedAt,
      programmeStart: dayOf(index, 60),
      flightDate: dayOf(index, 60).subtract({ days: 5 + (index % 40) }),
    })),
  )
  await db.insert(planDays).values(
    ids.flatMap((owner, index) =>
      (['tuitionDue', 'waiverUntil'] as const).map(thing => ({
        owner,
        thing,
        day: dayOf(index, 30),
        readFrom: 'typed' as const,
        changedAt: now,
      })),
    ),
  )
  const steps = [
    ['visas', 'I20Form'],
    ['visas', 'VisaTranscripts'],
    ['vaccines', 'CheckRequirements'],
    ['phone-connection', 'KeepIndianNumber'],
  ] as const
  await db.insert(happenings).values(
    ids.flatMap((owner, index) => [
      { owner, stage: 'visas', what: 'visited' as const, at: now.subtract({ hours: 24 * 60 }) },
      ...steps.map(([stage, step], at) => ({
        owner,
        stage,
        what: 'marked' as const,
        step,
        at: now.subtract({ hours: 24 * (10 + at + (index % 40)) }),
      })),
    ]),
  )
  const going = ids.filter((_, index) => index % 2 === 0)
  await db.insert(visaAppointments).values(
    going.map((owner, index) => ({
      owner,
      place: 'Mumbai' as const,
      interview: now.add({ hours: 24 * (40 + (index % 60)) }),
      vac: null,
      why: 'booked' as const,
      enteredAt: now.subtract({ hours: 48 }),
    })),
  )
}
