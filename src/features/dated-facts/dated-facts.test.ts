import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { farah, kavya, meera, vikram, type DemoPerson } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { vaccineClinics } from '#src/stages/vaccines/tables.ts'
import { products } from '../products/tables.ts'
import type { ListedFact } from './contract.ts'
import { postponedText } from './not-in-force/copy.ts'

let team: TeamApp

beforeAll(async () => {
  team = await openTeamApp()
  await seed(team.services)
  await team.services.db.insert(vaccineClinics).values({
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
  const body = await (await team.enter(who)).api.datedFacts.list({})
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

test('what is no longer offered is no longer listed', async () => {
  const before = (await facts()).find(({ editedAt }) => editedAt?.startsWith('/desk/products/'))
  const id = before?.editedAt?.slice('/desk/products/'.length) ?? ''
  await team.services.db.update(products).set({ retiredAt: team.clock.now() }).where(eq(products.id, id))
  expect((await facts()).map(({ editedAt }) => editedAt)).not.toContain(before?.editedAt)
})

test('underwriters read it as well; for students and lenders it does not exist', async () => {
  expect((await facts(farah)).length).toBeGreaterThan(0)
  for (const who of [meera, vikram])
    expect((await (await team.enter(who)).call('GET', '/api/desk/facts')).status).toBe(404)
})

describe('while a court has postponed a rule that copies of the regulations print', () => {
  const typed = {
    words: 'It is so.',
    state: 'inForce',
    months: '0',
    workingDays: '0',
    days: '0',
    sourceName: 'A university',
    sourceAddress: 'https://www.unr.edu',
    checkedOn: '2026-06-14',
    checkAgainBy: '2026-12-14',
    isEstimate: false,
  }
  const named = async (id: string) => {
    const body = await (await team.enter(kavya)).api.factsDesk.list()
    return body.find(entry => entry.id === id) ?? expect.fail(id)
  }
  const copies = {
    sourceName: 'eCFR, 8 CFR 214.2',
    sourceAddress: 'https://www.ecfr.gov/current/title-8/section-214.2',
  }
  const put = async (id: string, changes: Partial<typeof typed>) =>
    (await team.enter(kavya)).api.factsDesk.change({
      id,
      ...typed,
      ...changes,
      version: (await named(id)).version,
    })
  test.each([['stay.admission'], ['stay.admission.until-date'], ['plan.A2']])(
    'nobody publishes %s as in force from such a copy',
    async id => {
      const before = await named(id)
      await expect(put(id, copies)).rejects.toMatchObject({
        status: 422,
        body: { fields: { sourceAddress: postponedText } },
      })
      expect(await named(id)).toEqual(before)
    },
  )
  test('what another page says can be published, and so can a copy of another title', async () => {
    await put('plan.A2', {
      sourceName: 'US regulations, 22 CFR 62.14',
      sourceAddress: 'https://www.ecfr.gov/current/title-22/section-62.14',
    })
  })
  test('once the desk notes that the postponement has ended, the copies can be read again', async () => {
    await put('stay.admission.until-date', {
      sourceName: 'CourtListener, docket 74661796',
      sourceAddress: 'https://www.courtlistener.com/docket/74661796/',
    })
    await put('stay.admission', copies)
  })
})
