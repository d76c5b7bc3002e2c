// Accounts cost nothing to make: a script makes many and books every free time there is, so that nobody else gets one.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAttorneys, seedAttorneys } from '#seed/attorneys.ts'
import { meera } from '#seed/people.ts'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { vaccineJobs } from '#src/stages/vaccines/clinics/jobs.ts'
import { vaccineClinics, vaccineSlots } from '#src/stages/vaccines/tables.ts'
import { stockVaccineSets } from '#src/stages/vaccines/sets/stock.ts'
import { writeAllSlots } from '#src/stages/visas/attorneys/diary.ts'
import { attorneyJobs } from '#src/stages/visas/attorneys/notices.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { visitor, type Visitor } from '../visitor.ts'
import { ensure } from '../api.ts'

let app: TeamApp
let slot = ''
const slots = ['2026-06-17T13:00:00.000Z', '2026-06-17T13:30:00.000Z']

beforeAll(async () => {
  app = await openTeamApp()
  await stockVaccineSets(app.services, vaccineSetStock)
  await seedAttorneys(app.services)
  await writeAllSlots(app.services)
  const { db, now } = app.services
  const [clinic] = await db
    .insert(vaccineClinics)
    .values({
      name: 'Clinic',
      city: 'Pune',
      address: 'MG Road',
      phone: '+91 20 5550',
      prices: { mmr: 65_000 },
      asOf: Temporal.PlainDate.from('2026-06-01'),
      changedAt: now(),
    })
    .returning()
  const startTime = Temporal.Instant.from('2026-06-18T05:00:00Z')
  const [made] = await db
    .insert(vaccineSlots)
    .values({ host: clinic?.id ?? '', startTime, endTime: startTime.add({ minutes: 30 }), capacity: 2 })
    .returning()
  slot = made?.id ?? ''
})
afterAll(() => app.end())

let count = 0
async function registered(): Promise<Visitor> {
  count += 1
  const who = visitor(app)
  const account = {
    firstName: 'A',
    middleName: '',
    lastName: 'B',
    email: `script-${count}@example.com`,
    password: 'a-script-of-9',
    prefix: 'IN:91',
    phone: String(9_848_500_000 + count),
  }
  await who.api.accounts.register(account)
  return who
}

const run = (jobs: JobKind[], name: string) => jobs.find(job => job.name === name)?.work({}, { id: '1' })
const notices = async (who: Visitor) => JSON.stringify(await who.api.notifications.read())

describe.each([
  {
    of: 'a clinic',
    book: (who: Visitor) => who.call('PUT', '/api/vaccines/appointment', { slot, vaccines: ['mmr'] }),
    holds: async (who: Visitor) => (await who.api.vaccineRecords.read()).appointment?.endedAt === null,
    free: () => run(vaccineJobs(app.services), 'vaccine-holds'),
    says: 'Your time at the clinic was given up',
  },
  {
    of: 'an attorney',
    book: (who: Visitor, index: number) =>
      who.call('PUT', '/api/visas/slot-info', {
        agent: demoAttorneys[0].id,
        slot: slots[index],
        call: 'free',
        issue: 'x',
      }),
    holds: async (who: Visitor) => (await who.api.attorneys.read({})).calls.some(({ ending }) => ending === null),
    free: () => run(attorneyJobs(app.services), 'attorney-holds'),
    says: 'was given up',
  },
])('the times of $of', ({ book, holds, free, says }) => {
  test('are given up after a day by accounts that nobody has confirmed, and kept by those that somebody has', async () => {
    app.clock.set('2026-06-15T06:00:00Z')
    const [script, student] = [await registered(), await registered()]
    expect([(await book(script, 0)).status, (await book(student, 1)).status]).toEqual([200, 200])
    const user = ensure((await student.api.accounts.session({})).user)
    await app.services.db.update(people).set({ emailVerifiedAt: app.clock.now() }).where(eq(people.id, user.id))
    app.clock.pass({ hours: 23 })
    await free()
    expect([await holds(script), await holds(student)]).toEqual([true, true])
    app.clock.pass({ hours: 2 })
    await free()
    expect([await holds(script), await holds(student)]).toEqual([false, true])
    expect(await notices(script)).toContain(says)
    // It is there for others.
    expect((await book(await app.enter(meera), 0)).status).toBe(200)
  })
})
