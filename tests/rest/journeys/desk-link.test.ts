// Who comes in by a link of the desk, on a phone: sees every stage and nothing that says who the student is, and the first press
// that writes asks once who they are.
import { mkdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoPassword, dev, meera } from '#seed/people.ts'
import * as proof from '#src/features/accounts/proof/copy.ts'
import * as progress from '#src/features/progress/copy.ts'
import { stages } from '#src/stages/stages.ts'
import { people } from '#src/platform/identity/tables.ts'
import { eq } from 'drizzle-orm'
import { ensure } from '#tests/api.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { paidPolicy } from '#tests/insured.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const phone = { width: 360, height: 740 }
const sealed = ['Zquillavati', 'Z8371625', 'Quokka Lane', 'Zmotherina', '1999', '17 March', '17th March']

/** What only the student may read, on pages of every kind. */
async function plant(): Promise<void> {
  const { api } = await at.signedIn(meera)
  await at.app.services.db.update(people).set({ lastName: 'Zquillavati' }).where(eq(people.email, meera.email))
  await api.passportProfile.change({
    facts: {
      surname: 'Zquillavati',
      bornOn: '1999-03-17',
      passportNumber: 'Z8371625',
      motherGivenNames: 'Zmotherina',
      homeStreet: '77 Quokka Lane',
    },
  })
  await paidPolicy(at.app, meera.email, { answers: { lastName: 'Zquillavati', homeAddress: '77 Quokka Lane' } })
}

async function linkOfDesk(): Promise<string> {
  const { api } = await at.signedIn(dev)
  const [student] = await at.app.services.db.select().from(people).where(eq(people.email, meera.email))
  const { url } = await api.desk.makeSignInLink({ id: student?.id ?? '' })
  return new URL(url).pathname + new URL(url).search
}

const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page) => page.evaluate(() => `${document.title} ${document.body.innerText}`)
const everyField = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, textarea, select')].map(one => Reflect.get(one, 'value')).join(' '),
  )

async function expectNothingSealed(page: Page): Promise<void> {
  const all = `${await shown(page)} ${await everyField(page)}`
  expect(
    sealed.filter(one => all.includes(one)),
    page.url(),
  ).toEqual([])
}

/** It is looked at wide and narrow, light and dark, and goes on as a phone. */
async function expectAccessibleHere(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize(phone)
}

const folder = process.env['SAFAR_TEST_PICTURES']
async function picture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of [phone, { width: 1280, height: 900 }]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone)
}

async function comeIn(): Promise<Visit> {
  const visit = await at.visitor()
  await visit.page.setViewportSize(phone)
  await visit.page.goto(await linkOfDesk())
  await says(visit.page, 'Safar’s team made this link for you. It works once, for 10 minutes.')
  await expectAccessibleHere(visit.page)
  await picture(visit.page, 'link')
  await button(visit.page, 'Sign in').click()
  await says(visit.page, proof.cameByOurLink)
  return visit
}

test('by the desk’s link: every stage opens, nothing sealed is shown, and one proof lets all of it be done', async () => {
  await plant()
  const { page, api } = await comeIn()
  // As the specification says.
  await expectPath(page, '/health-insurance/enter-details')
  await expectNothingSealed(page)
  await expectAccessibleHere(page)
  await picture(page, 'landing')

  for (const { route, label } of stages) {
    await page.goto(`/${route}`)
    await page.getByRole('heading', { level: 1, name: label }).waitFor()
    await says(page, proof.cameByOurLink)
    await expectNothingSealed(page)
  }
  await picture(page, 'stage')
  for (const path of ['/profile', '/documents', '/money', '/plan', '/profile/passport', '/']) {
    await page.goto(path)
    await says(page, proof.cameByOurLink)
    await expectNothingSealed(page)
  }
  await picture(page, 'home')

  // The first press that writes is asked, once, and is done after it.
  await page.goto('/bank-accounts/collect-your-papers')
  await button(page, progress.markStep).click()
  const dialog = page.getByRole('dialog', { name: proof.title })
  await dialog.getByText(proof.why).waitFor()
  await expectNothingSealed(page)
  await picture(page, 'proof')
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.waitFor({ state: 'detached' })
  await button(page, progress.unmarkStep).waitFor()
  const marked = async () => {
    const { stages: all } = await api.journey.read({})
    const steps = all.flatMap((one: { steps: { id: string; status: string }[] }) => one.steps)
    return ensure(steps.find(({ id }: { id: string }) => id === 'CollectPapers')).status
  }
  await expect.poll(marked).toBe('complete')
  await picture(page, 'proved')

  // The next one is not, and what was closed is open.
  await button(page, progress.unmarkStep).click()
  await expect.poll(marked).not.toBe('complete')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByText(proof.cameByOurLink).count()).toBe(0)
  await page.goto('/profile/passport')
  await expect.poll(() => everyField(page)).toContain('Z8371625')
})
