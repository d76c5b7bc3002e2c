// A paper that runs out soon, and one that is replaced and removed.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arjun, meera, rohan } from '#seed/people.ts'
import * as copy from '#src/features/papers/copy.ts'
import * as validity from '#src/features/papers/validity/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { add, openPaper, paper, paperPdf, press } from '#tests/journeys/documents.ts'

let at: BrowserApp
let pdf: Buffer
beforeAll(async () => {
  at = await openBrowserApp()
  pdf = await paperPdf()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('a passport that runs out soon after the flight says so, with its details open', async () => {
  const { page, api } = await at.signedIn(rohan)
  await api.profile.change({ flightDate: '2026-08-01' })
  await page.goto('/documents')
  await add(page, pdf, 'passport', { [copy.validUntil]: '2027-01-10' })
  const passport = paper(page, 'Passport')
  await passport.getByText(validity.look).first().waitFor()
  await (await openPaper(page, 'Passport')).getByText(copy.nobody).waitFor()
  await expectAccessible(page)
})

test('a paper is replaced and removed', async () => {
  const visit = await at.signedIn(meera)
  const { page } = visit
  await page.goto('/documents')
  await page.getByRole('button', { name: copy.addPaper }).waitFor()
  await add(page, pdf, 'photo', { [copy.issuedOn]: '2026-06-01' })
  const photo = paper(page, 'Passport photo')
  await (await openPaper(page, 'Passport photo')).getByRole('button', { name: /^Add a newer version/ }).click()
  const dialog = page.getByRole('dialog', { name: copy.newVersion('Passport photo') })
  await dialog.getByLabel(copy.issuedOn).fill('2026-06-10')
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'newer.pdf', mimeType: 'application/pdf', buffer: pdf })
  await dialog.waitFor({ state: 'detached' })
  const details = await openPaper(page, 'Passport photo')
  await details.getByRole('link', { name: /^newer.pdf/ }).waitFor()
  await details.getByText(copy.olderVersions).waitFor()
  await details.getByRole('button', { name: `${copy.remove}${copy.about('Passport photo')}` }).click()
  const asked = page.getByRole('dialog', { name: copy.removeTitle('Passport photo') })
  await asked.getByRole('button', { name: copy.remove, exact: true }).click()
  await photo.waitFor({ state: 'detached' })
})

test('files that are chosen at once are asked about one after another, and each that is left out is left out alone', async () => {
  const { page, api } = await at.signedIn(meera)
  await page.goto('/documents')
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf })
  await page.locator('main input[type=file][multiple]').setInputFiles(['a.pdf', 'b.pdf', 'c.pdf'].map(file))
  const dialog = page.getByRole('dialog', { name: copy.addPaper })
  const keep = async (name: string, kind: string) => {
    await dialog.getByText(copy.notKnown).waitFor()
    await dialog.getByLabel(copy.whatIsIt).selectOption(kind)
    await dialog.getByRole('button', { name: copy.addThis(name), exact: true }).click()
  }
  await dialog.getByText(copy.ofSeveral(2)).waitFor()
  await keep('a.pdf', 'pan-card')
  await dialog.getByRole('button', { name: copy.addThis('b.pdf'), exact: true }).waitFor()
  await dialog.getByText(copy.ofSeveral(1)).waitFor()
  await press(page, 'Close')
  await keep('c.pdf', 'lease')
  await dialog.waitFor({ state: 'detached' })
  await paper(page, 'PAN card').waitFor()
  expect((await api.vault.read()).papers.map(({ document }) => document.name)).toEqual(['c.pdf', 'a.pdf'])
})

test('a paper that is missing for a booked interview leads to its step, and is marked from everywhere', async () => {
  const { page, api } = await at.signedIn(arjun)
  await page.goto('/documents')
  await paper(page, 'Passport').getByRole('link').waitFor()
  const mark = page.getByRole('navigation', { name: 'Main places' }).getByText(/papers are missing/)
  expect(await page.getByText(copy.isMissing(1), { exact: true }).count()).toBe(0)
  expect(await mark.count()).toBe(0)
  await api.appointment.tell({ place: 'Mumbai', interviewDay: '2026-07-20', interviewTime: '09:30' })
  await paper(page, 'SEVIS receipt').getByText(copy.isMissing(1), { exact: true }).waitFor()
  await mark.waitFor({ state: 'attached' })
  await expectAccessible(page)
  await paper(page, 'SEVIS receipt').getByRole('link').click()
  await page.waitForURL('**/visas/pay-sevis-fee')
  await mark.waitFor({ state: 'attached' })
})
