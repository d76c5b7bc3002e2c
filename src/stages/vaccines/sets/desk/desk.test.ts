// The lists of what universities ask for, as the desk keeps them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { universities } from '#src/features/universities/tables.ts'
import { stockVaccineSets } from '../stock.ts'
import { vaccineSets } from '#src/stages/vaccines/tables.ts'

let app: TeamApp
let asKavya: Visitor
let asDev: Visitor
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  const verifiedAt = app.services.now()
  await app.services.db.insert(universities).values(
    ['liberty-university', 'boston-university'].map((id, index) => ({
      id,
      name: id,
      nameKey: id,
      revision: index + 1,
      verifiedAt,
      createdAt: verifiedAt,
    })),
  )
  app.clock.set('2026-08-01T06:00:00Z')
  ;[asKavya, asDev, asMeera] = [await app.enter(kavya), await app.enter(dev), await app.enter(meera)]
})
beforeEach(async () => {
  await app.clear(vaccineSets)
  app.clock.set('2026-06-15T06:00:00Z')
  await stockVaccineSets(app.services, vaccineSetStock)
  app.clock.set('2026-08-01T06:00:00Z')
  await asMeera.api.vaccineRecords.choose({ university: 'liberty-university' })
})
afterAll(() => app.end())

const path = (id: string) => `/api/desk/vaccine-sets/${id}`
const read = (id: string) => asKavya.api.vaccineSetsDesk.read({ id })
const readVaccines = () => asMeera.api.vaccineRecords.read()

test('lists of universities that are not in the catalogue are not brought along', async () => {
  const lists = await asKavya.api.vaccineSetsDesk.list()
  expect(lists).toMatchObject([{ id: 'common', university: '' }, { id: 'liberty-university' }])
})

test('a university without a list has the common one, and says so', async () => {
  await asMeera.api.vaccineRecords.choose({ university: 'boston-university' })
  expect(await readVaccines()).toMatchObject({ list: { isCommon: true }, university: { id: 'boston-university' } })
  await asMeera.api.vaccineRecords.choose({ university: 'liberty-university' })
  const { list, standings } = await readVaccines()
  expect(list).toMatchObject({ isCommon: false, source: 'Liberty University, student health', checkedOn: '2026-07-01' })
  expect(standings.find(({ vaccine }) => vaccine === 'hepb')).toMatchObject({ ask: 'required' })
})

test('of two who save at once the second is notified of the first', async () => {
  const { items, source, checkedOn, note, version } = await read('liberty-university')
  const save = (who: Visitor, words: string) =>
    who.call('PUT', path('liberty-university'), { items, source, checkedOn, note: words, version })
  const answers = await Promise.all([save(asKavya, 'One'), save(asDev, 'Two')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(JSON.stringify(answers.map(({ body }) => body))).toMatch(
    /(Kavya Menon|Dev Malhotra) changed this on 1st August 2026/,
  )
  expect(['One', 'Two']).toContain(ensure((await readVaccines()).list).note)
  expect(note).not.toBe('One')
})

test('the sample can be put back', async () => {
  const { version } = await read('liberty-university')
  expect((await asKavya.call('PUT', `${path('liberty-university')}/sample`, { version: version - 1 })).status).toBe(409)
  await asKavya.api.vaccineSetsDesk.restore({ id: 'liberty-university', version })
  expect(ensure((await readVaccines()).list).note).toContain('third dose')
})

test('one is written for a university that had none, and thrown away', async () => {
  const begun = await read('boston-university')
  expect(begun).toMatchObject({ isOwn: false, version: 0, source: '' })
  const save = () =>
    asKavya.call('PUT', path('boston-university'), {
      items: begun.items,
      source: 'Its page',
      checkedOn: '2026-07-30',
      version: 0,
    })
  expect((await Promise.all([save(), save()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
  await asMeera.api.vaccineRecords.choose({ university: 'boston-university' })
  expect((await readVaccines()).list).toMatchObject({ isCommon: false, source: 'Its page' })
  expect((await asKavya.call('PUT', `${path('boston-university')}/sample`, { version: 1 })).body).toMatchObject({
    code: 'no-vaccine-sample',
  })
  await asKavya.api.vaccineSetsDesk.remove({ id: 'boston-university', version: 1 })
  expect((await readVaccines()).list).toMatchObject({ isCommon: true })
  expect((await asKavya.call('DELETE', path('common'), { version: 1 })).status).toBe(404)
})

test.each<[string, object]>([
  ['no source', { source: '' }],
  ['read tomorrow', { checkedOn: '2026-08-02' }],
  ['read on no day', { checkedOn: '2026-02-31' }],
  ['no vaccines', { items: [] }],
  ['a note without end', { note: 'x'.repeat(1001) }],
])('%s is refused', async (_, change) => {
  const { items, source, checkedOn, version } = await read('liberty-university')
  expect(
    (await asKavya.call('PUT', path('liberty-university'), { items, source, checkedOn, version, ...change })).status,
  ).toBe(422)
})

test('a list twice of one vaccine, an odd number, a TB test without a test', async () => {
  const { items, source, checkedOn, note, version } = await read('liberty-university')
  const save = (changed: typeof items) =>
    asKavya.api.vaccineSetsDesk.change({ id: 'liberty-university', items: changed, source, checkedOn, note, version })
  await expect(save([...items.slice(0, 5), ensure(items[0])])).rejects.toMatchObject({
    body: {
      fields: { items: 'Each vaccine stands in the list once.' },
    },
  })
  const withTest = (vaccine: string, change: object) =>
    items.map(item => (item.vaccine === vaccine ? { ...item, ...change } : item))
  await expect(save(withTest('tdap', { withinYears: 0 }))).rejects.toMatchObject({ status: 422 })
  await expect(save(withTest('tdap', { withinYears: 2.5 }))).rejects.toMatchObject({ status: 422 })
  await expect(save(withTest('tb', { tests: [] }))).rejects.toMatchObject({ status: 422 })
  await save(withTest('tb', { tests: [], ask: 'notAsked' }))
})
