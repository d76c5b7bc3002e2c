import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { farah, kavya, meera, vikram, type DemoPerson } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { openTeamHouse, type TeamHouse } from '#tests/team.ts'
import { vaccineClinics } from '#src/stages/vaccines/clinics/tables.ts'
import { products } from '../products/tables.ts'
import type { ListedFact } from './contract.ts'

let team: TeamHouse

beforeAll(async () => {
  team = await openTeamHouse()
  await seed(team.house)
  await team.house.db.insert(vaccineClinics).values({
    name: 'Jubilee Clinic',
    city: 'Hyderabad',
    address: 'Road 36',
    phone: '+914023456789',
    prices: {},
    asOf: Temporal.PlainDate.from('2026-01-05'),
    changedAt: team.clock.now(),
  })
})
afterAll(() => team.end())

async function facts(who: DemoPerson = kavya): Promise<readonly ListedFact[]> {
  const { body } = await (await team.enter(who)).call('GET', '/api/desk/facts')
  return Array.isArray(body) ? body : []
}

test.each([
  ['the rules of universities', /^What .* asks of an insurance$/, /^\/desk\/insurance-plans\/at\./],
  ['insurance plans', /^What Campus 250 by .* covers$/, /^\/desk\/insurance-plans\/gbg-250$/],
  ['lists of vaccines', /^Vaccines that most universities ask for$/, /^\/desk\/vaccine-requirements\/common$/],
  ['clinics', /^Address and prices of /, /^\/desk\/clinics\//],
  ['the library', /^Library: /, /^\/desk\/library\//],
  ['products', / by /, /^\/desk\/products\//],
])('%s are listed with where they were read, when, and where the desk changes them', async (_, text, editedAt) => {
  const found = (await facts()).find(fact => text.test(fact.text) && editedAt.test(fact.editedAt ?? ''))
  expect(found).toMatchObject({
    source: { name: expect.stringMatching(/./), checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
})

test('lenders are listed as the sample data that they are', async () => {
  const lenders = (await facts()).filter(({ text }) => text.startsWith('Rates and rules of'))
  expect(lenders).toHaveLength(10)
  expect(lenders.every(({ isSample }) => isSample)).toBe(true)
})

test('what is offered no more is listed no more', async () => {
  const before = (await facts()).find(({ editedAt }) => editedAt?.startsWith('/desk/products/'))
  const id = before?.editedAt?.slice('/desk/products/'.length) ?? ''
  await team.house.db.update(products).set({ retiredAt: team.clock.now() }).where(eq(products.id, id))
  expect((await facts()).map(({ editedAt }) => editedAt)).not.toContain(before?.editedAt)
})

test('underwriters read it as well; for students and lenders it does not exist', async () => {
  expect((await facts(farah)).length).toBeGreaterThan(0)
  for (const who of [meera, vikram])
    expect((await (await team.enter(who)).call('GET', '/api/desk/facts')).status).toBe(404)
})
