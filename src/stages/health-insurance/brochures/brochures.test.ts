import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { farah, meera } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { openInsuranceApp } from '#tests/insurance-stock.ts'
import { paidPolicy } from '#tests/insured.ts'
import type { TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { insurancePlans } from '../tables.ts'
import type { Band } from '../quote/rules.ts'
import { printBrochure } from './brochure-paper.ts'
import { brochureOf } from './content.ts'

let team: TeamApp
let guest: Visitor

beforeAll(async () => {
  team = await openInsuranceApp()
  guest = await team.enterAsGuest()
})
beforeEach(() => team.services.db.delete(rateLimits))
afterAll(() => team.end())

const planID = 'gbg-250'
/** As the desk types it. */
const typedPlan = {
  partner: 'WellAway',
  code: '100',
  retailName: 'Scholar Plus',
  policyId: 'P-1',
  insuranceCompany: 'WellAway (sample)',
  visas: ['F1'],
  fullBrochureUrl: '',
  claimsAddress: '',
  network: '',
  exclusions: '',
  emergencyPhone: '',
  claimDeadline: '',
  isAca: true,
  isInternational: true,
  deductible: '100.00',
  isDeductibleAnnual: true,
  coInsurance: '20',
  outOfPocketMax: '6,350.00',
  maxBenefit: '',
  evacuation: '50,000.00',
  repatriation: '25,000.00',
  coversPreExisting: true,
  preventive: '100',
  deposit: '100.00',
  refundDays: '31',
  isSample: true,
}
const pathOf = (plan: string, university = '') =>
  `/api/insurance/plans/${plan}/brochure${university === '' ? '' : `?university=${university}`}`

async function fetched(path: string): Promise<Uint8Array> {
  const answer = await fetch(team.url + path, { headers: { cookie: guest.cookie() } })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return new Uint8Array(await answer.arrayBuffer())
}

/** As another program reads it, page by page. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: pdf.slice(), useSystemFonts: true, verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.flatMap(item => ('str' in item ? [item.str] : [])).join(' '))
  }
  await task.destroy()
  return pages
}

const planRow = () => rowOf(planID)

async function rowOf(id: string) {
  const [plan] = await team.services.db.select().from(insurancePlans).where(eq(insurancePlans.id, id))
  if (plan === undefined) throw new Error('There is no such plan.')
  return plan
}

test('a guest saves the brochure of a plan, with SAMPLE on each page and its prices at their university', async () => {
  const pages = await pagesOf(await fetched(pathOf(planID, 'boston-university')))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    expect(page).toContain('SAMPLE')
    expect(page).toContain('Sample data of 1st July 2026')
  }
  const text = pages.join(' ')
  for (const words of [
    'Campus 250',
    'by GBG (sample)',
    '$250 a year',
    '$6,350',
    'What 12 months cost at Boston University',
    '$1,180',
    '100 Example Street',
  ]) {
    expect(text).toContain(words)
  }
})

test('without a university it has no prices, and what the desk changes is in the next one', async () => {
  expect((await pagesOf(await fetched(pathOf(planID)))).join(' ')).not.toContain('What 12 months cost')
  const plan = await planRow()
  await team.services.db
    .update(insurancePlans)
    .set({ retailName: 'Campus 250 Plus', version: plan.version + 1 })
    .where(eq(insurancePlans.id, planID))
  expect((await pagesOf(await fetched(pathOf(planID)))).join(' ')).toContain('Campus 250 Plus')
  await team.services.db.update(insurancePlans).set(plan).where(eq(insurancePlans.id, planID))
})

test('an unknown plan, an unknown university and one that does not sell it are not found', async () => {
  for (const path of [pathOf('nothing'), pathOf(planID, 'nowhere'), pathOf(encodeURIComponent('../etc'))]) {
    expect((await guest.call('GET', path)).status, path).toBe(404)
  }
})

test('made once, it is read as often as somebody likes; what has to be made is bounded', async () => {
  const student = await team.enter(meera)
  await fetched(pathOf(planID))
  await team.services.db.delete(rateLimits)
  for (let turn = 0; turn < 3; turn += 1) expect((await student.call('GET', pathOf(planID))).status).toBe(200)
  expect(await team.services.db.select().from(rateLimits)).toEqual([])
  expect((await student.call('GET', pathOf('gbg-450'))).status).toBe(200)
  expect((await team.services.db.select().from(rateLimits)).map(({ key }) => key)).toEqual([
    expect.stringContaining('insurance-papers'),
  ])
})

test('a plan that is no sample says so nowhere, and names the day of its figures', async () => {
  const plan = {
    ...(await planRow()),
    sampleOf: null,
    insuranceCompany: 'GBG',
    policyId: 'P-1',
    claimsAddress: 'PO Box 1',
  }
  const text = (await pagesOf(await printBrochure(brochureOf(plan, undefined, team.clock.now())))).join(' ')
  expect(text).not.toMatch(/sample/i)
  expect(text).toContain('from the figures that Safar has')
})

const bandsOf = (count: number, each = 100): readonly Band[] =>
  Array.from({ length: count }, (_, age) => ({
    minAge: age,
    maxAge: age,
    retailPrice: (each + age) * 100,
    retailPriceHC: 100,
    insuranceCompanyPrice: 1,
    insuranceCompanyPriceHC: 1,
  }))

test('no brochure tears its price table over two pages, however many prices it has', async () => {
  const plans = await team.services.db.select().from(insurancePlans)
  expect(plans.length).toBeGreaterThanOrEqual(6)
  for (const plan of plans) {
    for (const count of [4, 6, 8, 10, 12, 14]) {
      const sale = { university: 'Pace University', isDearer: false, bands: bandsOf(count, 7100) }
      const pages = await pagesOf(await printBrochure(brochureOf(plan, sale, team.clock.now())))
      const priced = pages.filter(page => page.includes('$7,1'))
      expect(priced, `${plan.id}, ${count} prices`).toHaveLength(1)
      expect(priced[0]).toMatch(/What 12 months cost.*for the whole premium/)
    }
  }
})

test('a brochure says of network, exclusions, emergency phone and claim deadline that it does not name them', async () => {
  const text = (await pagesOf(await fetched(pathOf(planID)))).join(' ')
  for (const unsaid of ['Network', 'Exclusions', 'Emergency phone', 'Claim deadline']) {
    expect(text).toMatch(new RegExp(`${unsaid} .*not named here`))
  }
})

test('a brochure names what the desk entered of network, exclusions, emergency phone and claim deadline, and of the rest says that it does not', async () => {
  const underwriter = await team.enter(farah)
  const { id, version } = await rowOf('gbg-450')
  const named = {
    network: 'Any doctor in the Example network',
    exclusions: 'Dental care',
    claimDeadline: '90 days after the care',
  }
  const path = `/api/desk/insurance-plans/${id}`
  const typed = { ...typedPlan, id, version }
  for (const wrong of [{ exclusions: 'x'.repeat(1001) }, { emergencyPhone: 'call' }, { network: 7 }])
    expect((await underwriter.call('PUT', path, { ...typed, ...named, ...wrong })).status).toBe(422)
  await underwriter.api.insuranceCatalogueDesk.change({ ...typed, ...named })
  const text = (await pagesOf(await fetched(pathOf(id)))).join(' ')
  for (const words of Object.values(named)) expect(text).toContain(words)
  expect(text).toMatch(/Emergency phone .*not named here/)
  expect(text).not.toMatch(/Network .*network is not named here/)
  const { version: next } = await rowOf('gbg-450')
  await underwriter.api.insuranceCatalogueDesk.change({
    ...typed,
    ...named,
    version: next,
    emergencyPhone: '+1 217 555 0100',
  })
  const whole = (await pagesOf(await fetched(pathOf(id)))).join(' ')
  expect(whole).toContain('+1 217 555 0100')
  expect(whole).not.toContain('What this brochure does not say')
})

test('a price table that is longer than a page has the head of its columns on each', async () => {
  const bands = bandsOf(100)
  const sale = { university: 'Boston University', isDearer: false, bands }
  const pages = await pagesOf(await printBrochure(brochureOf(await planRow(), sale, team.clock.now())))
  const priced = pages.filter(page => (page.match(/\$1\d\d /g) ?? []).length > 5)
  expect(priced.length).toBeGreaterThan(1)
  for (const page of priced) expect(page).toMatch(/Age\s+Price/)
})

test('names of any length and script stay on their pages, and a missing address says whom to ask', async () => {
  const plan = {
    ...(await planRow()),
    retailName: '₹ मीरा योजना '.repeat(9),
    policyId: 'P'.repeat(120),
    insuranceCompany: 'తెలంగాణ '.repeat(15),
    claimsAddress: null,
  }
  const bands = bandsOf(100)
  const pages = await pagesOf(
    await printBrochure(
      brochureOf(plan, { university: 'A university '.repeat(12), isDearer: false, bands }, team.clock.now()),
    ),
  )
  expect(pages.length).toBeLessThan(8)
  expect(pages.join(' ')).toContain('No address available contact support!')
  expect(pages.join(' ')).not.toContain('$0.01')
})

test('the desk leaves the address out, and the insured student has none to read', async () => {
  const [underwriter, student] = await Promise.all([team.enter(farah), team.enter(meera)])
  await paidPolicy(team, meera.email)
  const addressOf = async () => ensure((await student.api.policies.read()).current).claimsAddress
  expect(await addressOf()).toContain('Example Street')
  const { id, version } = await rowOf('wellaway-100')
  const typed = { ...typedPlan, id, version }
  await underwriter.api.insuranceCatalogueDesk.change({ ...typed, claimsAddress: '  ' })
  expect(await addressOf()).toBeNull()
  expect(
    (
      await underwriter.call('PUT', `/api/desk/insurance-plans/${id}`, {
        ...typed,
        version: version + 1,
        claimsAddress: 'a'.repeat(201),
      })
    ).status,
  ).toBe(422)
})
