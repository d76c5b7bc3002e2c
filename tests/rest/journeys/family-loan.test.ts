// A parent reads on a phone what a loan costs, and agrees; the lender changes the offer, and the page asks again, until the
// student ends what is shared.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { lenderStock } from '#seed/loans/lenders.ts'
import { meera, neha, rohan } from '#seed/people.ts'
import { home } from '#src/features/family/copy.ts'
import { people } from '#src/platform/identity/tables.ts'
import { stockLenders } from '#src/stages/loans/lenders/stock.ts'
import * as copy from '#src/stages/loans/sheet/copy.ts'
import * as statements from '#src/stages/loans/statements/copy.ts'
import { loanApplications, loanSendings } from '#src/stages/loans/tables.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { step } from '#tests/step.ts'

const bank = 'HDFC Credilia'
const typed = {
  rate: '9.5',
  rateKind: 'floating',
  amount: '30',
  moratoriumMonths: '30',
  instalments: '120',
  fee: '1',
  statedApr: '',
  rebateAvailable: true,
}

let browser: BrowserApp
let student: string
beforeAll(async () => {
  browser = await openBrowserApp()
  const { db, vault, now } = browser.app.services
  await stockLenders(browser.app.services, lenderStock)
  const all = await db.select().from(people)
  student = ensure(all.find(({ email }) => email === meera.email)).id
  const at = now()
  await db.insert(loanApplications).values({
    owner: student,
    sealed: await vault.seal(student, '{}'),
    amount: 300_000_000,
    updatedAt: at,
    academicsAt: at,
    identityAt: at,
    financialAt: at,
  })
  await db.insert(loanSendings).values({ owner: student, bank, at, consentedAt: at })
  // Somebody of the family has a number.
  await db.update(people).set({ phone: '+919848098765' }).where(eq(people.email, rohan.email))
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label }).first()

async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('a father reads the loan, agrees, and is asked again once the lender changes the offer', async () => {
  const [asMeera, father, lender] = [
    await browser.signedIn(meera),
    await browser.signedIn(rohan),
    await browser.signedIn(neha),
  ]
  for (const { page } of [asMeera, father]) await page.setViewportSize({ width: 360, height: 740 })
  await lender.api.loanDesk.offer({ student, ...typed })
  const invited = await asMeera.api.familyMembers.invite({
    relation: 'father',
    name: 'Papa',
    contact: '98480 98765',
    headings: ['loan'],
  })
  await father.api.familyInvitations.accept({ token: new URL(invited.address).pathname.slice('/family/'.length) })

  await step('nothing is shown until the student chooses an offer', async () => {
    await father.page.goto('/family')
    await father.page.getByText(copy.nothingShown).waitFor()
    await asMeera.page.goto('/loans/finalize-offer')
    await asMeera.page.locator('summary').getByText('For my family', { exact: true }).click()
    await asMeera.page.getByText(copy.own.nothing).waitFor()
    await press(asMeera.page, copy.own.show)
    await asMeera.page.getByText(copy.own.reads(bank)).waitFor()
    await fits(asMeera.page)
  })
  await step('the father reads it, with what the lender has not said, and agrees', async () => {
    await father.page.locator('summary').getByText(copy.read, { exact: true }).click()
    await row(father.page, copy.lines.amount).getByText('₹30,00,000', { exact: true }).waitFor()
    await row(father.page, copy.lines.apr).getByText(copy.notSaid, { exact: true }).waitFor()
    await father.page.getByText('By 2 percentage points, to 11.50 %').waitFor()
    await father.page.getByText(copy.agreeing.what).waitFor()
    await fits(father.page)
    await press(father.page, copy.agreeing.agree)
    await father.page.getByText(/^You agreed on .*, to version /).waitFor()
    await fits(father.page)
  })
  await step('she sees who agreed, and when', async () => {
    await asMeera.page.getByText(/^Rohan, your father, agreed on .* to version /).waitFor()
    const download = asMeera.page.waitForEvent('download')
    await press(asMeera.page, copy.download)
    expect((await download).suggestedFilename()).toBe(copy.fileName)
    await fits(asMeera.page)
  })
  await step('she asks for the lender’s statement in Telugu, and the lender notes that it was given', async () => {
    await asMeera.page.locator('summary').getByText('Key Fact Statement by language', { exact: true }).click()
    await asMeera.page.getByLabel(statements.language).selectOption('Telugu')
    await press(asMeera.page, `${statements.ask}: ${bank}`)
    await father.page.getByText(/^In Telugu: asked for on /).waitFor()
    await fits(asMeera.page)
    await lender.page.goto(`/desk/applications/${student}`)
    const given = lender.page.getByRole('region', { name: statements.desk.title })
    await given.getByText(/^In Telugu: asked for on /).waitFor()
    await expectAccessible(lender.page)
    await press(lender.page, statements.desk.note)
    await father.page.getByText(/^In Telugu: given on /).waitFor()
  })
  await step('the lender changes the offer, and the page asks again', async () => {
    await lender.api.loanDesk.offer({ student, ...typed, rate: '10.25', version: 1 })
    await father.page.getByText(copy.agreeing.changedTitle).waitFor()
    await row(father.page, copy.lines.rate).getByText('10.25 % a year', { exact: true }).waitFor()
    await fits(father.page)
    await press(father.page, copy.agreeing.agree)
    await father.page.getByText(/^You agreed on .*, to version /).waitFor()
    await asMeera.page.getByText(copy.agreed.earlierTitle).waitFor()
    await press(father.page, copy.agreeing.takeBack)
    await father.page.getByText(/, and took it back on /).waitFor()
    await asMeera.page
      .getByText(/^Taken back on /)
      .first()
      .waitFor()
  })
  await step('she ends it while the page is open', async () => {
    await asMeera.api.familyMembers.end({ id: invited.id })
    await father.page.getByText(home.ended('Meera')).waitFor()
    expect(await father.page.getByText('₹30,00,000').count()).toBe(0)
  })
})
