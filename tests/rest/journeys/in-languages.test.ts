// A father reads in Hindi on a phone: what nobody has reviewed is in English where it counts, and a line in Hindi says so;
// once a person has reviewed it, all of it is in theirs. No translation of these is shipped: each is of this test.
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { fitsAt } from '#ops/accessibility/look.ts'
import { lenderStock } from '#seed/loans/lenders.ts'
import { dev, meera, neha, rohan } from '#seed/people.ts'
import { entryWords } from '#src/features/accounts/screens/words.ts'
import { home as asked } from '#src/features/family/asks/copy.ts'
import { home, invitation } from '#src/features/family/copy.ts'
import { page as payPage } from '#src/features/pay-links/copy.ts'
import { people } from '#src/platform/identity/tables.ts'
import { words as ofHindi } from '#src/browser/languages/copy.hi.ts'
import { stockLenders } from '#src/stages/loans/lenders/stock.ts'
import * as sheet from '#src/stages/loans/sheet/copy.ts'
import { loanApplications, loanOffers, loanSendings } from '#src/stages/loans/tables.ts'
import { languageNames, languages, type Language } from '#src/values/languages.ts'
import { familyHeadings } from '#src/wire/topics.ts'
import { readPo } from '#src/values/po.ts'
import * as desk from '#src/features/translations/copy.ts'
import { clockAt } from '#tests/app.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { issueBill, paidPolicy } from '#tests/insured.ts'
import { answerWith, pseudo } from '#tests/languages.ts'
import { step } from '#tests/step.ts'

const bank = 'HDFC Credilia'
const title = 'Scholar Plus: insurance invoice 1'
const third = 'Scholar Plus: insurance invoice 3'
const second = 'Scholar Plus: insurance invoice 2'
const phone = { width: 360, height: 740 }

let browser: BrowserApp
let father: Visit
let student: Visit
beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()), isReachable: true })
  const { db, vault, now } = browser.app.services
  await stockLenders(browser.app.services, lenderStock)
  const owner = ensure((await db.select().from(people)).find(({ email }) => email === meera.email)).id
  const at = now()
  const reached = { updatedAt: at, academicsAt: at, identityAt: at, financialAt: at }
  await db
    .insert(loanApplications)
    .values({ owner, sealed: await vault.seal(owner, '{}'), amount: 300_000_000, ...reached })
  await db.insert(loanSendings).values({ owner, bank, at, consentedAt: at })
  await db.update(people).set({ phone: '+919848076543' }).where(eq(people.email, rohan.email))
  const lender = await browser.signedIn(neha)
  await lender.api.loanDesk.offer({
    student: owner,
    rate: '9.5',
    rateKind: 'floating',
    amount: '30',
    moratoriumMonths: '30',
    instalments: '120',
    fee: '1',
    statedApr: '',
    rebateAvailable: true,
  })
  const { id: request } = await paidPolicy(browser.app, meera.email)
  for (const number of [1, 2, 3]) await issueBill(browser.app, { request, number, amount: 45_025 })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const marked = (words: string): string => `⟦${words}⟧`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, language: Language) => page.locator('select[name=language]').selectOption(language)
const row = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label }).first()

/** In which language a text is marked to be read. */
const languageOf = (page: Page, words: string): Promise<string | null> =>
  page
    .getByText(words)
    .first()
    .evaluate(element => element.closest('[lang]')?.getAttribute('lang') ?? null)

async function invite(bill: string): Promise<string> {
  const [offer] = await browser.app.services.db.select().from(loanOffers)
  await student.api.loanSheet.show({ offer: ensure(offer).id })
  const { id, address } = await student.api.familyMembers.invite({
    relation: 'father',
    name: 'Papa',
    contact: 'papa@example.com',
    headings: ['progress', 'money', 'loan', 'emergency-card'],
  })
  await father.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
  const { rows } = await student.api.money.read()
  await student.api.familyAsks.ask({ row: ensure(rows.find(({ what }) => what === bill)).id, member: id })
  return id
}

test('unreviewed, sums and what he agrees to are in English, and a line in Hindi says so', async () => {
  student = await browser.signedIn(meera)
  father = await browser.signedIn(rohan)
  const { page } = father
  await page.setViewportSize(phone)
  await answerWith(page, 'hi', { textOf: pseudo, isReviewed: false, except: ['languages'] })
  const id = await invite(title)
  await page.goto('/family')
  await step('he chooses Hindi, and the page stays', async () => {
    await page.getByRole('heading', { name: home.oneTitle('Meera') }).waitFor()
    expect(await page.locator('select[name=language]').getByRole('option').allTextContents()).toEqual(
      Object.values(languageNames),
    )
    await choose(page, 'hi')
    await page.getByRole('heading', { name: marked(home.oneTitle('Meera')) }).waitFor()
    await page.getByText(ofHindi.inEnglish).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  })
  await step('the loan is in English', async () => {
    await page.locator('summary').getByText(marked(sheet.read), { exact: true }).click()
    await row(page, sheet.lines.amount).getByText('₹30,00,000', { exact: true }).waitFor()
    await page.getByRole('button', { name: sheet.agreeing.agree, exact: true }).waitFor()
    expect(await languageOf(page, sheet.lines.emi)).toBe('en')
    expect(await languageOf(page, sheet.agreeing.what)).toBe('en')
    expect(await page.getByText(marked(sheet.lines.emi)).count()).toBe(0)
  })
  await step('and so is what he pays, after a load of the page as well', async () => {
    await page.reload()
    await page.getByText(ofHindi.inEnglish).waitFor()
    expect(await languageOf(page, asked.next)).toBe('en')
    await expectAccessible(page)
    await page.setViewportSize(phone)
    await press(page, asked.pay('$450.25'))
    await press(page, 'Pay')
    await page.waitForURL(/\/family\?paid=/)
    await page.getByText(asked.thanks('$450.25', 'Safar', title)).waitFor()
  })
  await student.api.familyMembers.end({ id })
})

/** What is in the reader's language without having gone through a translation. */
const literals = (page: Page, language: Language): Promise<readonly string[]> =>
  page.evaluate(
    ([own]) => {
      const found: string[] = []
      const look = (element: Element, words: string) => {
        const isOwn = element.closest('[lang]')?.getAttribute('lang') === own
        const left = words.replaceAll(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, '')
        if (isOwn && element.closest('option') === null && /\p{Letter}{2}/u.test(left)) found.push(words)
      }
      const main = document.querySelector('main') ?? document.body
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (parent !== null) look(parent, walker.currentNode.textContent ?? '')
      }
      for (const element of main.querySelectorAll('[aria-label], [placeholder], [title]'))
        for (const name of ['aria-label', 'placeholder', 'title']) look(element, element.getAttribute(name) ?? '')
      return found
    },
    [language],
  )

test('reviewed, he reads the loan in his language, agrees, and no word of the page is left in English', async () => {
  student = await browser.signedIn(meera)
  father = await browser.signedIn(rohan)
  const { page } = father
  await page.setViewportSize(phone)
  await answerWith(page, 'hi', { textOf: pseudo, isReviewed: true, except: [] })
  await page.context().addCookies([{ name: 'language', value: 'hi', url: browser.app.url }])
  const id = await invite(second)
  await page.goto('/family')
  await page.locator('summary').getByText(marked(sheet.read), { exact: true }).click()
  await row(page, marked(sheet.lines.amount)).getByText('₹30,00,000', { exact: true }).waitFor()
  expect(await languageOf(page, marked(sheet.lines.emi))).toBe('hi')
  expect(await page.getByText(ofHindi.inEnglish).count()).toBe(0)
  // A stage and a lender are called what they are called.
  expect(await literals(page, 'hi')).toEqual(['Loans', bank])
  await press(page, marked(sheet.agreeing.agree))
  // The day is in Hindi too, with Latin digits.
  await page.getByText(/^⟦You agreed on \d+ \p{Script=Devanagari}+ \d{4}, to version /u).waitFor()
  await press(page, marked(asked.pay('$450.25')))
  await press(page, 'Pay')
  await page.waitForURL(/\/family\?paid=/)
  await page.getByText(marked(asked.thanks('$450.25', 'Safar', second))).waitFor()
  await student.api.familyMembers.end({ id })
})

test('in each language the family’s home and a pay-link have their place at 320 px, with large letters too', async () => {
  student = await browser.signedIn(meera)
  father = await browser.signedIn(rohan)
  const { page } = father
  const made = await student.api.familyMembers.invite({
    relation: 'father',
    name: 'Papa',
    contact: 'papa@example.com',
    headings: [...familyHeadings],
  })
  await father.api.familyInvitations.accept({ token: new URL(made.address).pathname.slice('/family/'.length) })
  const bill = ensure((await student.api.money.read()).rows.find(({ what }) => what === third)).bill
  const { address } = await student.api.payLinks.make(ensure(bill ?? undefined))
  for (const language of languages) {
    await page.context().addCookies([{ name: 'language', value: language, url: browser.app.url }])
    for (const path of ['/family', new URL(address).pathname]) {
      await page.goto(path)
      await page.locator('select[name=language]').waitFor()
      await page
        .getByText(path === '/family' ? 'Scholar Plus' : '$450.25')
        .first()
        .waitFor()
      expect([language, path, await fitsAt(page, { width: 320, height: 640 })]).toEqual([language, path, []])
    }
  }
  // Letters come in the language of the page.
  await expect.poll(async () => (await father.api.family.list()).map(({ language }) => language)).toEqual(['kn'])
  await student.api.familyMembers.end({ id: made.id })
})

test('an invitation, a pay-link, and all ways in, have no word that went through no translation', async () => {
  student = await browser.signedIn(meera)
  const made = await student.api.familyMembers.invite({
    relation: 'mother',
    name: 'Amma',
    contact: 'amma@example.com',
    headings: ['progress', 'money', 'papers', 'insurance-card', 'emergency-card', 'loan'],
  })
  const { context, page } = await browser.visitor()
  await page.setViewportSize(phone)
  await answerWith(page, 'hi', { textOf: pseudo, isReviewed: true, except: [] })
  await page.goto(new URL(made.address).pathname)
  await page.getByRole('heading', { name: invitation.heading('Meera') }).waitFor()
  await choose(page, 'hi')
  await page.getByRole('heading', { name: marked(invitation.heading('Meera')) }).waitFor()
  expect(await literals(page, 'hi')).toEqual([])
  await page.goto('/pay/none-such')
  await page.getByRole('heading', { name: marked(payPage.wrong) }).waitFor()
  expect(await literals(page, 'hi')).toEqual([])
  // What the build drew of these was drawn with its own words: only what the browser draws is of this test.
  await context.addCookies([{ name: 'language', value: 'en', url: browser.app.url }])
  for (const path of ['/', '/sign-up', '/phone-sign-in', '/easy-login', '/reset-password']) {
    await page.goto(path)
    await choose(page, 'hi')
    await page.getByText(marked(entryWords.english.signIn.skip)).waitFor({ state: 'attached' })
    expect([path, await literals(page, 'hi')]).toEqual([path, []])
    await choose(page, 'en')
    await page.getByText(marked(entryWords.english.signIn.skip)).waitFor({ state: 'detached' })
  }
})

test('what is typed stays as the language changes, and the page comes from the server in it', async () => {
  const { page } = await browser.visitor()
  await page.goto('/')
  await page.locator('input[type=email]').fill('amma@example.com')
  await choose(page, 'te')
  await page.getByText(languageNames.te).first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.documentElement.lang === 'te')
  expect(await page.locator('input[type=email]').inputValue()).toBe('amma@example.com')
  const answer = await page.request.get('/', { headers: { accept: 'text/html' } })
  expect(await answer.text()).toMatch(/<html [^>]*lang="te"/)
  await page.reload()
  expect(await page.locator('select[name=language]').inputValue()).toBe('te')
})

test('at the desk somebody corrects a sentence, marks it, and takes the file along; a lost mark is refused', async () => {
  const { page } = await browser.signedIn(dev)
  await page.goto('/desk/translations')
  await page.getByLabel(desk.set).selectOption('languages')
  const box = page.getByLabel(`${desk.translation}: showAll`)
  await box.fill('सारे दिखाएँ')
  await page.getByText(desk.wrongMarks('{count}')).waitFor()
  expect(await page.getByRole('button', { name: desk.save }).isDisabled()).toBe(true)
  await box.fill('सारे {count} दिखाएँ')
  await page.getByLabel(desk.name).fill('Asha Rao')
  await page.getByLabel(`${desk.mark}: showAll`).check()
  await expectAccessible(page)
  // What is not saved yet outlives the page.
  await page.reload()
  await page.getByLabel(desk.set).selectOption('languages')
  await page.getByLabel(desk.name).fill('Asha Rao')
  const download = page.waitForEvent('download')
  await press(page, desk.save)
  const file = await download
  expect(file.suggestedFilename()).toBe('languages.hi.po')
  const entries = readPo(await readFile(await file.path(), 'utf8'))
  const states = entries.flatMap(({ context, text, state }) =>
    state?.kind === 'reviewed' ? [[context, text, state.by]] : [],
  )
  expect(states).toEqual([['showAll', 'सारे {count} दिखाएँ', 'Asha Rao']])
})

test.each(languages)('in %s the ways in have their place at 320 px, with large letters too', async language => {
  const { context, page } = await browser.visitor()
  await context.addCookies([{ name: 'language', value: language, url: browser.app.url }])
  for (const path of ['/', '/sign-up', '/phone-sign-in']) {
    await page.goto(path)
    expect([path, await fitsAt(page, { width: 320, height: 640 })]).toEqual([path, []])
  }
})
