// Four students whose data are known open each page on a phone: `npm run words` prints what is counted.
import { appendFileSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ananya, arjun, meera, rohan, type DemoStudent } from '#seed/people.ts'
import { seedDemo } from '#seed/seed.ts'
import { readUniversities } from '#seed/universities.ts'
import { people } from '#src/platform/identity/tables.ts'
import { loanApplications, loanSendings } from '#src/stages/loans/tables.ts'
import { openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { addAnswersOfBanks } from '#tests/journeys/loans.ts'
import { giveDates } from '#tests/journeys/plan.ts'
import { countWords, phone } from './count.ts'
import { notesIn, onlyPages, pages } from './pages.ts'

const specified = readFileSync(new URL('specified.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
const only = process.env[onlyPages]?.split(' ').filter(Boolean) ?? []

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ settings: { SAFAR_DEMO: 'on' } })
  await seedDemo(at.app.services)
})
afterEach(() => at.leave())
afterAll(() => at.end())

test.each<[string, DemoStudent, (visit: Visit) => Promise<unknown>]>([
  ['nothing given yet', ananya, () => Promise.resolve()],
  ['seven answers given', arjun, giveSevenAnswers],
  ['seven answers, dates and appointment, two offers', meera, giveOffers],
  ['insured, seven answers, tuition and savings', rohan, giveMoney],
])('%s', async (data, student, give) => {
  const visit = await at.signedIn(student)
  await give(visit)
  const { page } = visit
  await page.setViewportSize(phone)
  const own = ownWordsOf(student)
  for (const path of await pathsOf(visit)) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await settle(visit)
    const counted = await countWords(page, { specified, own })
    const file = process.env[notesIn]
    if (file !== undefined)
      appendFileSync(file, `${JSON.stringify({ at: path, who: student.firstName, data, ...counted })}\n`)
  }
})

/** Whole pages, and each step that isn't locked. */
async function pathsOf({ api }: Visit): Promise<string[]> {
  const { stages } = await api.journey.read({})
  const steps = stages.flatMap(({ route, steps: all }) =>
    all.filter(({ status }) => status !== 'locked').map(step => `/${route}/${step.route}`),
  )
  const all = new Set([...pages.map(page => page.at), ...steps])
  return [...all].filter(path => only.length === 0 || only.includes(path))
}

/** What a page fetches after its first paint has come, and nothing more is asked for. */
async function settle({ page }: Visit): Promise<void> {
  await page.locator('#app:is([inert], :empty), [aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForFunction(
    () => performance.now() - (performance.getEntriesByType('resource').at(-1)?.startTime ?? 0) > 700,
  )
}

const banks = ['State Bank of India', 'Avanse', 'Auxilo', 'Incred']

/** What they and others entered; days and amounts are known by their digits. */
function ownWordsOf({ firstName, lastName, email, city, universityId, branch }: DemoStudent): string[] {
  const university = readUniversities().find(({ id }) => id === universityId)?.name ?? universityId
  const entered = ['Tuition, first term', 'Savings', 'Hyderabad', 'Which year is the ITR of?']
  return [`${firstName} ${lastName}`, firstName, email, city, university, branch, ...banks, ...entered]
}

async function giveSevenAnswers({ api }: Visit): Promise<void> {
  const answers = { degree: 'masters', branch: 'Business Analytics', cycle: 'spring-2027', completedSteps: [] }
  await api.onboarding.answer(answers)
  await api.profile.change({ programmeStart: '2027-01-11', flightDate: '2026-12-28' })
  await api.onboarding.complete(answers)
}

async function giveOffers(visit: Visit): Promise<void> {
  await giveSevenAnswers(visit)
  await giveDates(visit)
  const { db, vault, now } = at.app.services
  const [{ id: owner } = { id: '' }] = await db.select().from(people).where(eq(people.email, meera.email))
  const sealed = await vault.seal(owner, '{}')
  const sent = { academicsAt: now(), identityAt: now(), financialAt: now() }
  await db
    .insert(loanApplications)
    .values({ owner, sealed, amount: 300_000_000, updatedAt: now(), ...sent })
    .onConflictDoNothing()
  await db
    .insert(loanSendings)
    .values(['Avanse', 'Auxilo', 'Incred'].map(bank => ({ owner, bank, at: now(), consentedAt: now() })))
    .onConflictDoNothing()
  await addAnswersOfBanks(at, owner)
}

async function giveMoney(visit: Visit): Promise<void> {
  await giveSevenAnswers(visit)
  for (const entry of [
    { kind: 'tuition', what: 'Tuition, first term', currency: 'USD', amount: '9,000', on: '2026-08-20' },
    { kind: 'own', what: 'Savings', currency: 'INR', amount: '5,00,000', on: '2026-06-05' },
  ] as const)
    await visit.api.money.add(entry)
  expect((await visit.api.money.read()).rows.length).toBeGreaterThan(2)
}
