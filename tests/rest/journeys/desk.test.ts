// The other side: people are given roles, universities are checked, and what goes on is seen by all at the desk.
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, dev, farah, kavya, meera, rohan, suresh, vikram } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { deskLink, expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { giveSecondFactorIn } from '#tests/second-factor.ts'
import { readAllFacts } from '#tests/facts-read.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
  await readAllFacts(browser.app)
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const bar = (page: Page) => page.getByRole('navigation', { name: 'Desk' })
/** Those of folded groups as well, each without the count of what waits there. */
const pagesOf = async (page: Page) =>
  (await bar(page).getByRole('link', { includeHidden: true }).allTextContents()).map(text =>
    text.replace(/\d+ waiting$/, ''),
  )
/** What the bar shows before anything is pressed, each without the count of what waits there. */
const groupsOf = async (page: Page) =>
  (await bar(page).locator('div > a, div > button').allInnerTexts()).map(text => text.split('\n')[0])

test.each([
  [
    kavya,
    ['Today', 'Students', 'Review', 'Prepare'],
    [
      'Today',
      'Requests',
      'To confirm',
      'Refunds',
      'Students',
      'Dates at risk',
      'Chats',
      'Custom steps',
      'Early access',
      'SOPs',
      'Mock interviews',
      'Transcripts',
      'Orders',
      'Products',
      'Attorneys',
      'Clinics',
      'Vaccine requirements',
      'Webinars',
      'Notifications',
      'Library',
      'Form mappings',
      'Facts',
      'Universities',
    ],
  ],
  // A group of one page is that page.
  [vikram, ['Today', 'Applications'], ['Today', 'Requests', 'Applications']],
  [
    farah,
    ['Today', 'Students', 'Review', 'Prepare'],
    [
      'Today',
      'Requests',
      'To confirm',
      'Refunds',
      'Students',
      'Insurance requests',
      'Claims',
      'Insurance refunds',
      'Blocked insurance',
      'Facts',
      'Insurance plans',
    ],
  ],
])('$firstName sees the pages of their role and no others', async (person, groups, labels) => {
  const { page } = await browser.signedIn(person)
  await page.goto('/desk')
  await expectPath(page, '/desk/today')
  await page.getByText('No request waits for you').waitFor()
  expect(await groupsOf(page)).toEqual(groups)
  expect(await pagesOf(page)).toEqual(labels)
  await expectAccessible(page)
  await page.goto('/desk/people')
  await expectPath(page, '/desk/today')
})

test('an admin has all of them', async () => {
  const { page } = await browser.signedIn(dev)
  await page.goto('/desk')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  expect(await pagesOf(page)).toHaveLength(37)
  for (const name of [
    'Universities',
    'Early access',
    'Applications',
    'Insurance requests',
    'People',
    'Breach pack',
    'Errors',
    'Usage',
  ]) {
    await (await deskLink(page, name)).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  }
})

test('the group of the open page is unfolded, and another one when it is pressed', async () => {
  const { page } = await browser.signedIn(dev)
  await page.goto('/desk/audit')
  await bar(page).getByRole('button', { name: 'Admin', expanded: true }).waitFor()
  await bar(page).getByRole('button', { name: 'Review' }).click()
  await bar(page).getByRole('button', { name: 'Admin', expanded: false }).waitFor()
  await bar(page).getByRole('link', { name: 'Claims' }).click()
  await expectPath(page, '/desk/claims')
  await page.goBack()
  await bar(page).getByRole('button', { name: 'Admin', expanded: true }).waitFor()
})

test('on a phone one line names the open page and unfolds the rest', async () => {
  const { page } = await browser.signedIn(dev)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/desk/usage')
  const menu = bar(page).getByRole('button', { name: 'Usage', expanded: false })
  await menu.waitFor()
  expect((await bar(page).boundingBox())?.height).toBeLessThan(60)
  await menu.click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await bar(page).getByRole('button', { name: 'Review' }).click()
  await bar(page).getByRole('link', { name: 'Claims' }).click()
  await expectPath(page, '/desk/claims')
  await bar(page).getByRole('button', { name: 'Claims', expanded: false }).click()
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Claims', expanded: false }).waitFor()
})

test('a student sees nothing of it', async () => {
  const { page } = await browser.signedIn(meera)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/desk/people')
  await expectPath(page, '/')
  expect(asked.filter(url => url.includes('/api/desk') || url.includes('/assets/desk'))).toEqual([])
})

test("no script but the desk's own holds a path of it", async () => {
  const folder = 'dist/web/assets'
  const scripts = (await readdir(folder)).filter(file => file.endsWith('.js'))
  const notice = []
  for (const file of scripts) if ((await readFile(`${folder}/${file}`, 'utf8')).includes('/api/desk')) notice.push(file)
  expect(notice).toEqual([expect.stringMatching(/^desk-/)])
})

test('a role is given and withdrawn, and Arjun sees it at once', async () => {
  const [asDev, asArjun] = [await browser.signedIn(dev), await browser.signedIn(arjun)]
  await asDev.page.goto('/desk/people')
  await asDev.page.getByRole('link', { name: 'Kavya Menon' }).waitFor()
  await asDev.page.getByRole('searchbox', { name: 'Name, e-mail or phone' }).fill('arjun')
  await asDev.page.getByRole('link', { name: 'Arjun Reddy' }).click()

  const { page } = asDev
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Lender' })
  await page.getByRole('button', { name: 'Ask for the role' }).click()
  await page.getByText('Please choose the bank that this person works for.').waitFor()
  await page.getByLabel('Bank').selectOption({ label: 'Axis Bank' })
  await page.getByRole('button', { name: 'Ask for the role' }).click()
  await page.getByText('Lender, Axis Bank: asked for by Dev Malhotra, waits for a second admin.').waitFor()
  const { page: second } = await browser.signedIn(suresh)
  await second.goto('/desk/confirm')
  await second.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('cell', { name: 'Gave a role: Lender, Axis Bank' }).waitFor()
  await expectAccessible(page)

  await giveSecondFactorIn(browser.app, asArjun.context)
  await asArjun.page.goto('/desk')
  await asArjun.page.getByRole('link', { name: 'Applications' }).click()
  await asArjun.page.getByRole('heading', { name: 'Applications sent to Axis Bank' }).waitFor()

  await page.getByRole('button', { name: 'Withdraw Lender, Axis Bank' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByRole('cell', { name: 'Withdrew a role: Lender, Axis Bank' }).waitFor()
  // Without a click of theirs: their stream ended, and with it the desk.
  await expectPath(asArjun.page, '/')
  await asArjun.page.goto('/desk')
  await expectPath(asArjun.page, '/')
})

test('the last admin is kept, and reads why', async () => {
  const { page, api } = await browser.signedIn(dev)
  const other = ensure((await api.desk.people({ search: 'suresh' }))[0])
  await api.desk.withdrawRole({ id: other.id, role: 'admin' })
  await page.goto('/desk/people')
  await page.getByRole('link', { name: 'Dev Malhotra' }).first().click()
  await page.getByRole('button', { name: 'Withdraw Admin' }).click()
  await page.getByText('This is your own role.').waitFor()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByText('This is the last admin.').waitFor()
})

test('a sign-in link lets Meera in, and says who made it', async () => {
  const asDev = await browser.signedIn(dev)
  const { page } = asDev
  await page.goto('/desk/people')
  await page.getByRole('searchbox', { name: 'Name, e-mail or phone' }).fill('meera.iyer@')
  await page.getByRole('link', { name: 'Meera Iyer' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = (await page.getByText(/auth-actions\?mode=signInWithToken/).textContent()) ?? ''
  await page.getByRole('cell', { name: 'Made a sign-in link' }).waitFor()
  await expectAccessible(page)

  const stranded = await browser.visitor()
  const { pathname, search } = new URL(link)
  await stranded.page.goto(pathname + search)
  await stranded.page.getByText('It works once, for 10 minutes.').waitFor()
  await expectAccessible(stranded.page)
  expect(await stranded.api.accounts.session({})).toEqual({ user: null })
  await stranded.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await stranded.page.getByText('You are now signed in').waitFor()
  expect(await stranded.api.accounts.session({})).toMatchObject({ user: { firstName: 'Meera' } })
})

test('a university that Rohan added is checked by Kavya, seen by Dev, and found by Meera', async () => {
  const asRohan = await browser.signedIn(rohan)
  const [asKavya, asDev] = [await browser.signedIn(kavya), await browser.signedIn(dev)]
  await asKavya.page.goto('/desk/universities')
  await asDev.page.goto('/desk/universities')
  await asKavya.page.getByText('All are checked').waitFor()
  await asDev.page.getByText('All are checked').waitFor()

  await asRohan.api.universities.add({ name: 'Decan Institut of Rivers' })
  await asDev.page.getByRole('link', { name: /Universities 1 waiting/ }).waitFor()
  const { page } = asKavya
  await page.getByRole('cell', { name: 'Rohan Deshmukh' }).waitFor()
  await page.getByRole('button', { name: 'Check Decan Institut of Rivers' }).click()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Deccan Institute of Rivers')
  await page.getByLabel(/Web domain/).fill('nowhere')
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText("Please enter the university's web domain, such as unt.edu.").waitFor()
  await page.getByLabel(/Web domain/).fill('https://www.deccan.edu')
  await page.getByLabel(/State/).selectOption({ label: 'Texas' })
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('button', { name: 'Withdraw Deccan Institute of Rivers' }).waitFor()
  await asDev.page.getByText('All are checked').waitFor()
  await asDev.page.getByRole('cell', { name: 'Kavya Menon' }).waitFor()
  await expectAccessible(asDev.page)

  const asMeera = await browser.signedIn(meera)
  expect(await asMeera.api.universities.search({ query: 'deccan' })).toMatchObject([
    { name: 'Deccan Institute of Rivers' },
  ])
})
