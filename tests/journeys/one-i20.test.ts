// One I-20, added once on a phone: recognised there, and known wherever it is asked for.
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arjun, meera, rohan } from '#seed/people.ts'
import * as after from '#src/features/papers/after/copy.ts'
import * as copy from '#src/features/papers/copy.ts'
import * as passport from '#src/features/passport-profile/copy.ts'
import * as values from '#src/features/people/values/copy.ts'
import * as validity from '#src/features/papers/validity/copy.ts'
import { ofRecord } from '#src/features/papers/validity/rules.ts'
import { titleOf } from '#src/features/papers/titles/copy.ts'
import * as plan from '#src/features/plan/from-i20/rules.ts'
import * as appointment from '#src/stages/visas/appointment/copy.ts'
import * as i20Check from '#src/stages/visas/i20-check/copy.ts'
import * as checks from '#src/stages/visas/paper-checks/copy.ts'
import * as sevis from '#src/stages/visas/sevis/copy.ts'
import * as pack from '#src/stages/visas/pack/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { add, openPaper, paper, press } from './documents.ts'
import { chooser } from './loans.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('an I-20 that is added once is ticked, packed, compared and read everywhere', async () => {
  const { page, api } = await at.signedIn(meera)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/documents')
  await press(page, copy.addPaper)
  const dialog = page.getByRole('dialog', { name: copy.addPaper })
  // Nothing was said of it: it is recognised on the phone, and nothing is sent before it is added.
  await dialog.locator('input[type=file]').last().setInputFiles('tests/papers/chromium.pdf')
  await dialog.getByText(copy.lookedLike('Form I-20')).waitFor()
  await dialog.getByText(/^Found: .*SEVIS ID/).waitFor()
  expect(await dialog.getByLabel(copy.whatIsIt).inputValue()).toBe('i-20')
  await expectAccessible(page)
  // Another file is looked at anew, and is no I-20 because the one before it was.
  const choose = (name: string) => dialog.locator('input[type=file]').last().setInputFiles(`tests/papers/${name}`)
  await choose('sevis-receipt.chromium.pdf')
  await dialog.getByText(copy.lookedLike('SEVIS receipt')).waitFor()
  expect(await dialog.getByLabel(copy.whatIsIt).inputValue()).toBe('sevis-receipt')
  await choose('chromium.pdf')
  await dialog.getByText(copy.lookedLike('Form I-20')).waitFor()
  expect(Object(await (await page.request.get('/api/vault')).json()).papers).toEqual([])
  await dialog.getByRole('button', { name: copy.addThis('chromium.pdf'), exact: true }).click()
  // What it says is kept by one press, and is asked about once where something else stands, or nothing yet.
  const says = page.getByRole('dialog', { name: copy.whatItSays('Form I-20') })
  await says.getByRole('checkbox', { name: /^SEVIS ID/ }).waitFor()
  await expectAccessible(page)
  await press(page, passport.keepPaper)
  await paper(page, 'Form I-20').waitFor()
  // Where it counts now, and where a press would use it, is said at once.
  const used = page.getByRole('status').filter({ hasText: after.titled('Form I-20') })
  await used.getByText(/^Kept from it: \d+ values, \d dates and the school’s cost of one year[.]/).waitFor()
  for (const words of ['Ticked on your list of papers for the interview', 'The dates of your plan'])
    await used.getByRole('link', { name: words, exact: true }).waitFor()
  await page.getByText(values.askTitle(['profile'])).waitFor()
  await expectAccessible(page)
  await press(page, values.change)
  await page.getByText(values.changed, { exact: true }).waitFor()

  const sevisId = (await api.passportProfile.read()).facts.sevisId ?? expect.fail('no SEVIS ID')
  await page.goto('/visas/ds-160')
  await page.getByText('Spelled exactly so').click()
  await page.getByText(sevisId, { exact: true }).first().waitFor()
  await page.goto('/money')
  await page.getByRole('heading', { name: 'First year on your I-20: tuition and living' }).waitFor()
  expect(await api.profile.read()).toMatchObject({ programmeStart: expect.stringMatching(/^20/) })
  expect((await api.values.read()).known.programmeStart).toMatchObject({ text: expect.stringMatching(/^20/) })

  await page.goto('/visas/compile-docs')
  const box = page.getByRole('checkbox', { name: /^Form I-20/ })
  await expect.poll(() => box.isChecked()).toBe(true)
  await page.getByText(copy.fromPlace(copy.yourDocuments)).waitFor()
  await page.goto('/documents/pack')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Form I-20', exact: true }) })
  await row.getByText(pack.standings.ready, { exact: true }).waitFor()

  await page.goto('/paper-checks')
  await page.getByText(checks.add).waitFor()
  expect(await page.getByText(checks.storedUnread(['Form I-20'])).count()).toBe(0)

  const useIt = 'Use it here (Form I-20)'
  await page.goto('/plan/dates')
  const dates = page.getByRole('region', { name: plan.title })
  await dates.getByText(/^Form I-20: you added it to your documents on /).waitFor()
  await expectAccessible(page)
  await dates.getByRole('button', { name: useIt }).click()
  await page.getByRole('dialog', { name: plan.found }).waitFor()
  await press(page, 'Close')

  await page.goto('/visas/pay-sevis-fee')
  await page.getByRole('button', { name: 'Start the guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Pay the SEVIS fee' })
  await guide
    .getByRole('button', { name: sevis.prepare.other })
    .or(guide.getByRole('button', { name: sevis.prepare.ready }))
    .first()
    .click()
  await guide.getByRole('button', { name: sevis.site.opened }).click()
  const check = guide.getByRole('region', { name: i20Check.title })
  await check.getByRole('button', { name: useIt }).click()
  await check.getByText(/^Found: .*SEVIS ID/).waitFor()

  // Of another record than theirs, it is ready nowhere, and says which it is of.
  await api.visaNumbers.change({ sevisId: 'N0000000001' })
  const ofAnother = ofRecord({ sevisId }, { record: 'N0000000001' })
  await page.goto('/documents/pack')
  await row.getByText(pack.standings['other-record'], { exact: true }).waitFor()
  await row.getByText(ofAnother).waitFor()
  await page.goto('/documents')
  await paper(page, 'Form I-20').getByText(validity.states['other-record']).waitFor()
  await (await openPaper(page, 'Form I-20')).getByText(ofAnother).waitFor()
  await page.goto('/visas/compile-docs')
  await expect.poll(() => box.isChecked()).toBe(false)
  await page.goto('/plan/dates')
  await dates.getByText(ofAnother).waitFor()
  await dates.getByRole('button', { name: useIt }).click()
  await page.getByRole('dialog', { name: plan.found }).getByText(ofAnother).waitFor()
  await expectAccessible(page)
})

test('an I-20 that is put into the loan, and a receipt whose kind is said first, are known by their record as well', async () => {
  const { page, api } = await at.signedIn(arjun)
  const own = /^N[0-9]{10}$/
  await page.goto('/loans/apply-to-banks')
  await chooser(page, 'Proof of admission').setInputFiles('tests/papers/chromium.pdf')
  await expect.poll(async () => (await api.vault.read()).elsewhere[0]?.sevisId).toMatch(own)
  await page.goto('/documents')
  await add(page, await readFile('tests/papers/sevis-receipt.chromium.pdf'), 'sevis-receipt', {})
  await expect.poll(async () => (await api.vault.read()).papers[0]?.sevisId).toMatch(own)
})

test('a confirmation that was added fills the form of the appointment, and nothing is saved by it', async () => {
  const { page, api } = await at.signedIn(rohan)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/documents')
  await add(page, await readFile('tests/papers/appointment-confirmation.chromium.pdf'), 'appointment-confirmation', {})
  // Nobody has read it yet, and the checks say so.
  await page.goto('/paper-checks')
  await page.getByText(checks.storedUnread([titleOf('appointment-confirmation')])).waitFor()
  await page.goto('/visas/consular-appointment')
  await page.getByRole('button', { name: appointment.tell }).first().click()
  const part = page.getByRole('region', { name: appointment.readTitle })
  await part.getByRole('button', { name: 'Use it here (Appointment confirmation)' }).click()
  await expect.poll(() => page.getByLabel('Day of the interview').inputValue()).toBe('2027-06-15')
  expect(await page.getByLabel('Day at the VAC').inputValue()).toBe('2027-06-10')
  expect(await page.getByLabel(appointment.placeLabel).inputValue()).toBe('Chennai')
  await expectAccessible(page)
  expect((await api.appointment.read()).appointment).toBeNull()
})
