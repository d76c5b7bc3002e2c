// A fact that nobody has read again in time says so wherever a student reads it, and not only at the desk.
import { eq } from 'drizzle-orm'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kavya, meera } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { untilDate } from '#src/features/dated-facts/not-in-force/copy.ts'
import { followsCopies } from '#src/features/dated-facts/not-in-force/copies/rules.ts'
import { facts } from '#src/features/dated-facts/tables.ts'
import { products } from '#src/features/products/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import { universityDemands } from '../src/stages/health-insurance/tables.ts'
import { openTeamApp, type TeamApp } from './team.ts'
import type { Visitor } from './visitor.ts'

let team: TeamApp
let student: Visitor

beforeAll(async () => {
  team = await openTeamApp()
  await seed(team.services)
  student = await team.enter(meera)
  await student.api.insuranceDetails.save({ universityID: 'university-of-north-texas', dob: '2003-04-17' })
  await student.api.insuranceOwnCover.say({ kind: 'elsewhere' })
})
afterAll(() => team.end())

/** The page as the server draws it; one that takes too long is left to the browser. */
async function page(path: string): Promise<string> {
  let html = ''
  const open = async () => {
    const { body } = await student.call('GET', path, undefined, { accept: 'text/html' })
    return (html = String(body).replaceAll('<!-- -->', ''))
  }
  await expect.poll(open).toMatch(/<div id="app" data-written inert>/)
  return html.slice(html.indexOf('<div id="app"'))
}

/** In February of the year before last, and today. */
const long = Temporal.Now.plainDateISO().subtract({ years: 2 })
const today = Temporal.Now.plainDateISO()

describe.each([
  ['long ago', long, true],
  ['today', today, false],
] as const)('what was read %s', (_, checkedOn, isOld) => {
  test.each([
    ['bank accounts', '/bank-accounts/compare-accounts', 'More terms, and the source'],
    ['credit cards', '/credit-card/compare-cards', 'More terms, and the source'],
    ['phone plans', '/phone-connection/choose-a-us-plan', 'More terms, and the source'],
  ])(
    'of %s says whether that is over six months ago, before and after its terms are opened',
    async (__, path, line) => {
      await team.services.db.update(products).set({ checkedOn, isSample: false })
      const html = await page(path)
      expect(html.includes(`${line}: over six months old`)).toBe(isOld)
      expect(html.includes('more than six months ago: it may be different now')).toBe(isOld)
      await team.services.db.update(products).set({ isSample: true })
      expect(await page(path)).not.toContain('six months')
    },
  )

  test('of the rules and days of a university says so where a student goes by them', async () => {
    await team.services.db.update(universityDemands).set({ checkedOn })
    await team.services.db
      .update(universities)
      .set({
        waiverDeadline: today.add({ months: 2 }),
        waiverWindowSource: 'its waiver page',
        waiverWindowCheckedOn: checkedOn,
      })
      .where(eq(universities.id, 'university-of-north-texas'))
    const html = await page('/health-insurance/get-waiver-guide')
    expect(html).toMatch(/As we read them: [^<]+, checked on/)
    expect(html).toMatch(/Source: its waiver page, checked on/)
    expect(html.match(/more than six months ago/g) ?? []).toHaveLength(isOld ? 2 : 0)
    const plans = await page('/health-insurance/view-all')
    expect(/Your university’s rules, read on [^<:]+: over six months old/.test(plans)).toBe(isOld)
  })
})

describe('what was read in a copy of the regulations that prints a postponed rule', () => {
  const line = 'Copies of the regulations (eCFR) already print the postponed text'
  const edit = (id: string, changes: Partial<typeof facts.$inferInsert>) =>
    team.services.db
      .update(facts)
      .set({ ...changes, changedBy: team.idOf(kavya) })
      .where(eq(facts.id, id))

  test('has the line of the register beside it, until the desk notes that the rule takes effect', async () => {
    const [fact] = await team.services.db.select().from(facts).where(eq(facts.id, 'phone.prepaid'))
    const path = fact?.shownAt ?? ''
    expect(await page(path)).not.toContain(line)
    await edit('phone.prepaid', { sourceAddress: 'https://www.ecfr.gov/current/title-8/section-214.2' })
    expect(await page(path)).toContain(line)
    await edit(untilDate.id, { state: 'inForce' })
    expect(await page(path)).not.toContain(line)
    await edit(untilDate.id, { state: 'blocked' })
    expect(await page(path)).toContain(line)
  })

  test.each([
    ['An office; 8 CFR 214.2(f)(17) on the address', undefined, true],
    ['A page', 'https://www.ecfr.gov/current/title-8/part-214', true],
    ['eCFR, title 8', undefined, true],
    ['22 CFR 62.14', 'https://www.ecfr.gov/current/title-22/section-62.14', false],
    ['A university', 'https://www.unr.edu', false],
  ])('is known by its name or its address: %s %s', (name, address, isCopy) => {
    expect(followsCopies({ name, ...(address !== undefined && { address }) })).toBe(isCopy)
  })
})

test('no page of a student words the day of a source by itself, where nobody would see that it is overdue', () => {
  const files = globSync('src/{stages,features}/**/*.{ts,tsx}').filter(
    file => !/\/desk\/|\.test\.|\.desk\.|dated-facts\/screens\/(fact-|reading-list)/.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  // Samples say what they are; the student's own looks at the status page are no facts; two put the mark behind the day.
  const others =
    /product-source|compare-products|compare-lenders|choose-place|booked-appointment|check-log|verdict\/copy|recommend\/screens\/plans-page/
  const day = /(formatDay\((Temporal\.PlainDate\.from\()?|dayWords\()[^)]*(checkedOn|CheckedOn|asOf\b)/
  expect(files.filter(file => !others.test(file) && day.test(readFileSync(file, 'utf8')))).toEqual([])
})
