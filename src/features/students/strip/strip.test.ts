import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan, vikram } from '#seed/people.ts'
import { openTeamHouse, type TeamHouse } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import type { Overview } from '../contract.ts'
import { cellWords } from './copy.ts'

let house: TeamHouse
let asKavya: Visitor
beforeAll(async () => {
  house = await openTeamHouse()
  asKavya = await house.enter(kavya)
})
afterAll(() => house.end())

const overviewFor = async (who: Visitor, query: Record<string, string> = {}): Promise<Overview> => {
  const { status, body } = await who.call('GET', `/api/desk/students/overview?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return Object(body)
}

function wordsOf({ now, stages, students }: Overview, name: string): string[] {
  const row = students.find(student => student.name === name) ?? expect.fail(`${name} is not there`)
  return row.cells.map((cell, index) => cellWords(stages[index]?.label ?? '', cell, now))
}

test('each student is a row with a cell a stage, as their own journey says', async () => {
  const asMeera = await house.enter(meera)
  await asMeera.call('PUT', '/api/journey/vaccines/visit', {})
  house.clock.pass({ minutes: 1 })
  await asMeera.call('PUT', '/api/journey/vaccines/CheckRequirements/mark', {})
  house.clock.pass({ minutes: 1 })
  const seen = await overviewFor(asKavya)
  const journey = Object((await asMeera.call('GET', '/api/journey')).body)
  expect(seen.stages).toEqual(
    journey.stages.map(({ route, label }: { route: string; label: string }) => ({ route, label })),
  )
  for (const { cells } of seen.students) expect(cells).toHaveLength(seen.stages.length)
  const today = /with the student since \d+\w\w \w+$/
  expect(wordsOf(seen, 'Meera Iyer').find(words => words.startsWith('Vaccines'))).toMatch(
    /^Vaccines: 1 of 4 done, with/,
  )
  expect(wordsOf(seen, 'Meera Iyer').find(words => words.startsWith('Vaccines'))).toMatch(today)
  expect(wordsOf(seen, 'Rohan Deshmukh').find(words => words.startsWith('Vaccines'))).toBe(
    'Vaccines: not begun, 4 steps',
  )
  expect(wordsOf(seen, 'Rohan Deshmukh')).toContain('Apartments: no steps yet')

  house.clock.pass({ hours: 7 * 24 })
  const later = await overviewFor(await house.enter(kavya), { search: 'meera' })
  expect(later.students.map(({ id }) => id)).toEqual([house.idOf(meera)])
  expect(later.total).toBe(1)
  expect(wordsOf(later, 'Meera Iyer').find(words => words.startsWith('Vaccines'))).toMatch(/, stuck$/)
})

test('a role sees the cells of its own headings, and a lender has no such page', async () => {
  const [underwriter, admin, lender] = [await house.enter(farah), await house.enter(dev), await house.enter(vikram)]
  const seen = await overviewFor(underwriter)
  expect(seen.stages.map(({ route }) => route)).toEqual(['health-insurance'])
  expect(seen.students.every(({ cells }) => cells.length === 1)).toBe(true)
  expect((await overviewFor(admin)).stages).toHaveLength(11)
  expect((await lender.call('GET', '/api/desk/students/overview')).status).toBe(404)
  expect((await (await house.enter(rohan)).call('GET', '/api/desk/students/overview')).status).toBe(404)
})

test('as many are read as are asked for, the count is of all, and nonsense is refused', async () => {
  const asDev = await house.enter(dev)
  const { students, total } = await overviewFor(asDev, { most: '1' })
  expect(students).toHaveLength(1)
  expect(total).toBeGreaterThan(3)
  for (const most of ['0', '201', 'all']) {
    const { status } = await asDev.call('GET', `/api/desk/students/overview?most=${most}`)
    expect(status, most).toBe(422)
  }
})
