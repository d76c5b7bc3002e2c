import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan, vikram } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import type { Overview } from '../contract.ts'
import { cellWords } from './copy.ts'
import type { Api } from '#tests/api.ts'

let app: TeamApp
let asKavya: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asKavya = await app.enter(kavya)
})
afterAll(() => app.end())

const overviewFor = (who: Visitor, asked: Parameters<Api['students']['overview']>[0] = {}): Promise<Overview> =>
  who.api.students.overview(asked)

function wordsOf({ now, stages, students }: Overview, name: string): string[] {
  const row = students.find(student => student.name === name) ?? expect.fail(`${name} is not there`)
  return row.cells.map((cell, index) => cellWords(stages[index]?.label ?? '', cell, now))
}

test('each student is a row with a cell a stage, as their own journey says', async () => {
  const asMeera = await app.enter(meera)
  await asMeera.api.journey.visit({ stage: 'vaccines' })
  app.clock.pass({ minutes: 1 })
  await asMeera.api.journey.mark({ stage: 'vaccines', step: 'CheckRequirements' })
  app.clock.pass({ minutes: 1 })
  const seen = await overviewFor(asKavya)
  const journey = await asMeera.api.journey.read({})
  expect(seen.stages).toEqual(journey.stages.map(({ route, label }) => ({ route, label })))
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

  app.clock.pass({ hours: 7 * 24 })
  const later = await overviewFor(await app.enter(kavya), { search: 'meera' })
  expect(later.students.map(({ id }) => id)).toEqual([app.idOf(meera)])
  expect(later.total).toBe(1)
  expect(wordsOf(later, 'Meera Iyer').find(words => words.startsWith('Vaccines'))).toMatch(/, stuck$/)
})

test('a role sees the cells of its own headings, and a lender has no such page', async () => {
  const [underwriter, admin, lender] = [await app.enter(farah), await app.enter(dev), await app.enter(vikram)]
  const seen = await overviewFor(underwriter)
  expect(seen.stages.map(({ route }) => route)).toEqual(['health-insurance'])
  expect(seen.students.every(({ cells }) => cells.length === 1)).toBe(true)
  expect((await overviewFor(admin)).stages).toHaveLength(11)
  expect((await lender.call('GET', '/api/desk/students/overview')).status).toBe(404)
  expect((await (await app.enter(rohan)).call('GET', '/api/desk/students/overview')).status).toBe(404)
})

test('as many are read as are asked for, the count is of all, and nonsense is refused', async () => {
  const asDev = await app.enter(dev)
  const { students, total } = await overviewFor(asDev, { most: 1 })
  expect(students).toHaveLength(1)
  expect(total).toBeGreaterThan(3)
  for (const most of ['0', '201', 'all']) {
    const { status } = await asDev.call('GET', `/api/desk/students/overview?most=${most}`)
    expect(status, most).toBe(422)
  }
})
