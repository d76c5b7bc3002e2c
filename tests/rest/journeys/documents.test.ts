// A paper that runs out soon, and one that is replaced and removed.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import * as copy from '#src/features/papers/copy.ts'
import * as validity from '#src/features/papers/validity/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { add, paper, paperPdf } from '#tests/journeys/documents.ts'

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
  await passport.getByText('Details').click()
  await passport.getByText(copy.nobody).waitFor()
  await expectAccessible(page)
})

test('a paper is replaced and removed', async () => {
  const visit = await at.signedIn(meera)
  const { page } = visit
  await page.goto('/documents')
  await page.getByRole('button', { name: copy.addPaper }).waitFor()
  await add(page, pdf, 'photo', { [copy.issuedOn]: '2026-06-01' })
  const photo = paper(page, 'Passport photo')
  await photo.getByText('Details').click()
  await photo.getByRole('button', { name: /^Add a newer version/ }).click()
  const dialog = page.getByRole('dialog', { name: copy.newVersion('Passport photo') })
  await dialog.getByLabel(copy.issuedOn).fill('2026-06-10')
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'newer.pdf', mimeType: 'application/pdf', buffer: pdf })
  await dialog.waitFor({ state: 'detached' })
  await photo.getByRole('link', { name: /^newer.pdf/ }).waitFor()
  await photo.getByText('Details').click()
  await photo.getByText(copy.olderVersions).waitFor()
  await photo.getByRole('button', { name: `${copy.remove}${copy.about('Passport photo')}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: copy.remove, exact: true }).click()
  await photo.waitFor({ state: 'detached' })
})
