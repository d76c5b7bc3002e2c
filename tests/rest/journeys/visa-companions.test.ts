// The two government sites that a student goes through with a guide beside them: the SEVIS fee and the DS-160.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ananya, kavya, meera, rohan } from '#seed/people.ts'
import { invalid } from '#src/features/passport-profile/checks/copy.ts'
import * as i20Check from '#src/stages/visas/i20-check/copy.ts'
import * as names from '#src/features/passport-profile/names/copy.ts'
import * as numbers from '#src/stages/visas/numbers/copy.ts'
import { site } from '#src/stages/visas/ds-160/copy.ts'
import * as copy from '#src/stages/visas/sevis/copy.ts'
import { makePhoto } from '#src/features/documents/photo/copy.ts'
import { expectAccessible, openBrowserApp, watchFor, type BrowserApp, isComplete } from '#tests/browser.ts'

let at: BrowserApp

beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('the SEVIS fee, from the card’s check to paid, and taken back', async () => {
  const { page, context } = await at.signedIn(meera)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://www.fmjfee.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fee</title>' }),
  )
  await page.goto('/visas/pay-sevis-fee')
  await page.getByText('Visa integrity fee', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Start the guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Pay the SEVIS fee' })
  await guide.getByText('Your US Debit Card has enough balance!').waitFor()
  await guide.getByRole('button', { name: copy.prepare.ready }).click()
  const popup = page.waitForEvent('popup')
  await guide.getByRole('button', { name: copy.site.open }).click()
  expect((await popup).url()).toBe(copy.site.address)
  await guide.getByRole('button', { name: copy.site.opened }).click()

  await guide.getByRole('textbox', { name: 'SEVIS ID' }).fill('N12')
  await guide.getByRole('button', { name: 'Save' }).click()
  await guide.getByText(invalid.sevisId).waitFor()
  await guide.getByRole('textbox', { name: 'SEVIS ID' }).fill('n 0005432612')
  await guide.getByRole('textbox', { name: 'School code' }).fill('sfr214f00607000')
  await guide.getByRole('button', { name: 'Save' }).click()
  const copied = await watchFor(page, 'SEVIS ID copied')
  await guide.getByRole('button', { name: 'Copy SEVIS ID' }).click()
  await copied()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('N0005432612')
  await expectAccessible(page)

  // Left and come back, one goes on where one was.
  await page.reload()
  await page.getByRole('button', { name: 'Go on with part 3 of 3' }).click()
  await guide.getByRole('button', { name: copy.details.paidWithCard }).click()
  await page.getByText(/You noted on .* that you paid, with your US Debit Card/).waitFor()
  await isComplete(page, 'Pay SEVIS fee')
  // Opened again, it does not measure what is left on the card against a fee that is paid.
  await page.getByRole('button', { name: 'Look at the guide again' }).click()
  await guide.getByText(copy.details.title).waitFor()
  expect(await guide.getByText(copy.notEnough).count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await at.app.services.sql`select balance from card_funds order by balance`).toMatchObject([
    { balance: '12050' },
    { balance: '17000' },
  ])
  // What came off the card is put back by our team alone.
  await page.getByRole('button', { name: copy.paid.ask }).waitFor()
  expect(await page.getByRole('button', { name: copy.paid.takeBack }).count()).toBe(0)
})

test('a name that differs from the I-20 is found before the fee is paid, and corrected', async () => {
  const { page, api } = await at.signedIn(ananya)
  const person = { last_name: 'Iyer', middle_name: 'Lakshmi', dob: '07/09/2001' }
  await api.i20.change({ ...person, first_name: 'Mera' })
  await page.goto('/visas/pay-sevis-fee')
  await page.getByRole('button', { name: 'Start the guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Pay the SEVIS fee' })
  const skip = guide.getByRole('button', { name: copy.prepare.other })
  await skip
    .or(guide.getByRole('button', { name: copy.prepare.ready }))
    .first()
    .click()
  await guide.getByRole('button', { name: copy.site.opened }).click()
  const check = guide.getByRole('region', { name: i20Check.title })
  const choose = () => check.getByLabel('Choose the I-20').setInputFiles('tests/papers/libreoffice-web.pdf')
  await choose()
  const differing = check.getByRole('alert').filter({ hasText: 'Stop: The given names differ.' })
  await differing.getByText('Meera Lakshmi', { exact: true }).waitFor()
  await differing.getByText('Mera Lakshmi', { exact: true }).waitFor()
  await expectAccessible(page)
  await check.getByRole('button', { name: i20Check.keepNumbers }).click()
  await guide.getByRole('button', { name: 'Copy SEVIS ID' }).waitFor()

  await api.i20.change({ ...person, first_name: 'Meera' })
  await check.getByText(i20Check.same).waitFor()
  await check.getByText(i20Check.onlyRead('name, birth date, SEVIS ID and school code')).waitFor()
})

test('a card with too little says so, another can be used, and a window that is blocked has a link', async () => {
  const { page } = await at.signedIn(rohan)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/visas/pay-sevis-fee')
  await page.getByRole('button', { name: 'Start the guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Pay the SEVIS fee' })
  await guide.getByText("The SEVIS fee amounts to $350. You don't have enough balance.").waitFor()
  await guide.getByRole('button', { name: copy.prepare.other }).click()
  await guide.getByRole('button', { name: copy.site.open }).click()
  await guide.getByText(copy.site.blocked).waitFor()
  expect(await guide.getByRole('link', { name: copy.site.blockedWay }).getAttribute('href')).toBe(copy.site.address)
  await guide.getByRole('button', { name: copy.site.opened }).click()
  await guide.getByRole('button', { name: copy.details.paidElsewhere }).click()
  await page.getByText(/You noted on .* that you paid, another way/).waitFor()
})

test('beside the DS-160: the timer outlives a reload, the barcode is held against the application ID', async () => {
  const student = await at.signedIn(meera)
  const { page } = student
  await student.api.i20.change({
    last_name: 'IYER',
    first_name: 'MEERA',
    middle_name: 'LAKSHMI',
    dob: '07/09/2001',
  })
  await page.goto('/visas/ds-160')
  // Given names are first plus middle, and the birth date is in the three parts that the form asks for.
  await page.getByText('Spelled exactly so').first().click()
  const list = page.getByLabel('Spelled exactly so').last()
  for (const value of ['MEERA LAKSHMI', '09-JUL-2001', '09', 'JUL', '2001'])
    await list.getByText(value, { exact: true }).waitFor()
  await student.api.i20.change({ last_name: 'IYER', first_name: '', middle_name: '' })
  await list.getByText('FNU', { exact: true }).waitFor()
  await page.getByText(`${names.columns.given}: ${names.leaveEmpty}`).waitFor()
  await page.getByRole('button', { name: 'Start the timer' }).click()
  await page.getByRole('timer').waitFor()
  await page.getByRole('textbox', { name: 'Application ID' }).fill('AA00ABC123')
  await page.getByRole('textbox', { name: 'Barcode number' }).fill('AA00XYZ789')
  // What is not saved yet takes the yellow button from nobody.
  await page.getByRole('button', { name: 'Undo my changes' }).waitFor()
  expect(await page.locator('[data-step-page] [data-action]').allTextContents()).toEqual([`${site.open}in a new tab`])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(numbers.differs).waitFor()
  await page.reload()
  await page.getByRole('timer').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Start the timer' }).waitFor()
  await page.getByRole('button', { name: 'MARK STEP AS COMPLETED' }).click()
  await isComplete(page, 'DS-160')
})

test('the DS-160 shows one section at a time, the first that is not done; each is in reach, and all are on paper', async () => {
  const { page } = await at.signedIn(rohan)
  await page.goto('/visas/ds-160')
  const shown = page.getByRole('region', { name: 'Section by section' }).getByRole('heading', { level: 4 })
  const expectShown = async (name: string, words: string) => {
    await expect.poll(() => shown.allTextContents()).toEqual([name])
    // Who does not see where one is hears it, with its name.
    await page
      .getByRole('status')
      .filter({ hasText: `${words}: ${name}` })
      .waitFor()
  }
  await expectShown('Getting started', 'Section 1 of 15')
  await page.getByRole('checkbox', { name: 'Done and saved' }).click()
  await page.getByText('1 of 15 done').waitFor()
  await expectShown('Personal 1 and 2', 'Section 2 of 15')
  expect(await shown.evaluate(heading => heading === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.reload()
  await page.getByText('1 of 15 done').waitFor()
  await expectShown('Personal 1 and 2', 'Section 2 of 15')

  // What is done is looked at again, and undone.
  await page.getByRole('button', { name: 'Previous section' }).click()
  await expectShown('Getting started', 'Section 1 of 15')
  await page.getByRole('checkbox', { name: 'Done and saved' }).click()
  await page.getByText('0 of 15 done').waitFor()
  await expectShown('Getting started', 'Section 1 of 15')

  await page.getByText('All 15 sections').click()
  await expectAccessible(page)
  const name = page.getByRole('button', { name: 'Photo', exact: true })
  await name.click()
  await expectShown('Photo', 'Section 14 of 15')
  expect(await name.isVisible()).toBe(false)
  await page.getByRole('link', { name: makePhoto.title }).waitFor()
  await page.getByRole('button', { name: 'Next section' }).press('Enter')
  await expectShown('Review, sign and submit', 'Section 15 of 15')

  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => shown.filter({ visible: true }).count()).toBe(15)
})

test('the desk sees every dated fact, the oldest first, with those older than six months to check again', async () => {
  const { page } = await at.signedIn(kavya)
  await page.goto('/desk/facts/all')
  const rows = page.getByRole('row')
  await rows.nth(1).getByText('23rd September 2022').waitFor()
  await rows.nth(1).getByText('Check again', { exact: true }).waitFor()
  await page.getByLabel('Show', { exact: true }).selectOption('all')
  await page
    .getByRole('row')
    .filter({ hasText: 'You are admitted for duration of status' })
    .getByText('/visas/post-interview')
    .waitFor()
  expect(await rows.filter({ hasText: '22nd November 2026' }).getByText('Check again', { exact: true }).count()).toBe(0)
  await expectAccessible(page)
})
