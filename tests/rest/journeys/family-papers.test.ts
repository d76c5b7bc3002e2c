// Meera lets her mother save one paper, who reads on the train what is shared, until Meera ends it.
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera, rohan } from '#seed/people.ts'
import { headings, home, own } from '#src/features/family/copy.ts'
import { people } from '#src/platform/identity/tables.ts'
import { familyHeadings } from '#src/wire/topics.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { keptIn } from '#tests/journeys/offline-storage.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp({ worksOffline: true })
})
afterEach(() => browser.leave())
afterAll(() => browser.end())

const phone = { width: 360, height: 740 }

async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** As it is kept in Documents. */
async function addPaper({ context }: Visit, paper: string, words: string): Promise<void> {
  const about = new URLSearchParams({ name: `${words}.pdf`, paper, validUntil: '2030-02-28' })
  const answer = await context.request.post(`/api/vault/papers?${about}`, {
    headers: { origin: browser.app.url, 'content-type': 'application/octet-stream' },
    data: Buffer.from(`%PDF-1.4\n%${words}\n${'x'.repeat(2000)}\n%%EOF`),
  })
  expect(answer.status()).toBe(200)
}

/** Her mother has an account, and accepts. */
async function bringIn(student: Visit, mother: Visit): Promise<string> {
  const is = eq(people.email, rohan.email)
  await browser.app.services.db.update(people).set({ phone: '+919848076543' }).where(is)
  const { id, address } = await student.api.familyMembers.invite({
    relation: 'mother',
    name: 'Amma',
    contact: 'amma@example.com',
    headings: familyHeadings.filter(heading => heading !== 'papers'),
  })
  await mother.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
  return id
}

const keeps = (page: Page, verb: string) => expect.poll(() => keptIn(page)).toContain(`"${verb}"`)
const keepsNothing = (page: Page) =>
  expect.poll(() => keptIn(page)).not.toMatch(/"family\.(progress|money)"|"family(Papers|Cards)\.\w+"/)

test('a mother saves the one paper that was chosen, reads without a network, and nothing stays when it ends', async () => {
  const [student, mother] = [await browser.signedIn(meera), await browser.signedIn(rohan)]
  for (const { page } of [student, mother]) await page.setViewportSize(phone)
  for (const paper of ['i-20', 'passport']) await addPaper(student, paper, `Secret ${paper}`)
  const id = await bringIn(student, mother)
  const { papers } = await student.api.vault.read()
  const fileOf = (paper: string) =>
    mother.context.request.get(`/api/family/${studentId}/papers/${ensure(papers.find(one => one.paper === paper)).id}`)
  const studentId = ensure((await student.api.accounts.session({})).user).id

  const papersOf = mother.page.getByRole('region', { name: home.papersTitle, exact: true })
  await step('Meera chooses one paper for her', async () => {
    await mother.page.goto('/family')
    await mother.page.getByRole('heading', { name: home.insuranceTitle }).waitFor()
    expect(await papersOf.count()).toBe(0)
    await student.page.goto('/profile/family')
    await student.page.getByRole('checkbox', { name: headings.papers.name }).check()
    await papersOf.getByText(home.noPapers).waitFor()
    await student.page.getByRole('checkbox', { name: /^Form I-20/ }).check()
    await student.page.getByText(own.papersChosen(1, 2)).waitFor()
    await fits(student.page)
  })
  await step('her mother saves it, and no other', async () => {
    await papersOf.getByText('Form I-20', { exact: true }).waitFor()
    expect(await papersOf.getByText('Passport').count()).toBe(0)
    await fits(mother.page)
    const saved = mother.page.waitForEvent('download')
    await papersOf.getByRole('button', { name: home.savePaper }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('Form I-20.pdf')
    expect(await readFile(await download.path(), 'utf8')).toContain('Secret i-20')
    expect((await fileOf('i-20')).status()).toBe(200)
    expect((await fileOf('passport')).status()).toBe(404)
  })
  await step('on the train she reads what she read before, and as of when', async () => {
    await mother.page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    for (const verb of [
      'family.progress',
      'family.money',
      'familyCards.insurance',
      'familyCards.emergency',
      'familyPapers.read',
      'familyCoBorrowing.read',
    ])
      await keeps(mother.page, verb)
    expect(await keptIn(mother.page)).not.toContain('Secret')
    await mother.context.setOffline(true)
    await mother.page.reload()
    await mother.page.getByText('You are offline.').waitFor()
    await mother.page.getByRole('heading', { level: 1, name: home.oneTitle('Meera') }).waitFor()
    for (const title of [home.nextTitle, home.moneyTitle, home.papersTitle, home.insuranceTitle, home.emergencyTitle])
      await mother.page.getByRole('heading', { name: title, exact: true }).waitFor()
    await expect.poll(() => mother.page.getByText(/^As of /).count()).toBe(familyHeadings.length)
    await papersOf.getByRole('button', { name: home.savePaper }).click()
    await mother.page.getByText(/You seem to be offline/).waitFor()
    await mother.context.setOffline(false)
    await mother.page.getByText('You are offline.').waitFor({ state: 'hidden' })
  })
  await step('Meera ends it while that page is open', async () => {
    await student.page.getByRole('button', { name: own.endFor('Amma') }).click()
    await mother.page.getByText(home.ended('Meera')).waitFor()
    expect(await papersOf.count()).toBe(0)
    expect((await fileOf('i-20')).status()).toBe(404)
    await keepsNothing(mother.page)
  })
  await step('and again while another page is open, where what was kept is not shown', async () => {
    await student.api.familyMembers.restore({ id })
    await papersOf.getByText('Form I-20', { exact: true }).waitFor()
    await keeps(mother.page, 'familyPapers.read')
    await mother.page.goto('/plan')
    await mother.page.getByRole('heading', { level: 1 }).waitFor()
    await student.api.familyMembers.end({ id })
    await mother.page.goto('/family')
    await mother.page.getByText(home.ended('Meera')).waitFor()
    await keepsNothing(mother.page)
    await mother.context.setOffline(true)
    await mother.page.reload()
    await mother.page.getByText(home.ended('Meera')).waitFor()
    expect(await mother.page.getByText(/^As of /).count()).toBe(0)
  })
})
