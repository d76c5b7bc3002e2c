// What the call answers is what anybody reads who has the same facts and the same clock: statuses have no other source.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, students } from '../seed/people.ts'
import { seed, seedDemo } from '../seed/seed.ts'
import { factsIn, loadColumns, loadFactsOf } from '../src/app/journey-facts.ts'
import { readJourney } from '../src/journey/read.ts'
import { people } from '../src/platform/identity/tables.ts'
import { stages } from '../src/stages/stages.ts'
import { openTestHouse, type TestHouse } from './house.ts'
import { visitor } from './visitor.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await seed(house.house)
  await seedDemo(house.house)
})
afterAll(() => house.end())

/** Whatever is written like a moment, wherever it is: also plans, at which the clock alone changes a status. */
const momentsIn = (columns: unknown): string[] => [
  ...new Set(JSON.stringify(columns).match(/\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(Z|[+-]\d\d:\d\d)/g)),
]

const around = (moment: string): Temporal.Instant[] =>
  [-1, 0, 1].map(seconds => Temporal.Instant.from(moment).add({ seconds }))

test('every stage takes what its statement answers', async () => {
  for (const person of await house.house.db.select().from(people)) {
    const facts = await loadFactsOf(house.house, person.id)
    expect(readJourney(stages, facts, '2026-06-15T06:00:00.000Z')).toHaveLength(stages.length)
  }
})

test.each(students)('the journey of $firstName, at each moment of theirs', async ({ email }) => {
  const who = visitor(house)
  house.clock.set('2026-06-15T06:00:00Z')
  await who.call('POST', '/api/session/password', { email, password: demoPassword })
  expect(await who.call('PUT', '/api/journey/visas/visit', {})).toMatchObject({ status: 200 })
  for (const step of ['VisaTranscripts', 'DS160']) {
    house.clock.pass({ hours: 1 })
    expect(await who.call('PUT', `/api/journey/visas/${step}/mark`, {})).toMatchObject({ status: 200 })
  }
  const [person] = await house.house.db.select().from(people).where(eq(people.email, email))
  const columns = await loadColumns(house.house.sql, person?.id ?? '')
  const moments = momentsIn(columns)
  expect(moments.length).toBeGreaterThan(2)
  const facts = await factsIn(house.house.vault, person?.id ?? '', JSON.parse(JSON.stringify(columns)))
  for (const moment of moments.flatMap(around)) {
    house.clock.set(moment.toString())
    const { body } = await who.call('GET', '/api/journey')
    const now = moment.toString({ smallestUnit: 'millisecond' })
    const read = readJourney(stages, facts, now)
    expect(body, now).toEqual(JSON.parse(JSON.stringify({ now, stages: read })))
  }
})
