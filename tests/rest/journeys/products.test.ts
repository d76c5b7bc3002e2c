// The desk changes what partners offer, and students see it at once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ananya, dev, kavya } from '#seed/people.ts'
import { expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const application = {
  product: 'passport-card',
  version: 1,
  name: 'Ananya Banerjee',
  email: ananya.email,
  prefix: 'IN:91',
  phone: '98480 12345',
  consent: true,
  university: 'Texas A&M University',
  usAddress: '',
  arrival: '2026-08-04',
}

test('the desk adds a product, and students see it at once; two who change it are notified of each other', async () => {
  const [desk, other, student] = [
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
    await browser.signedIn(ananya),
  ]
  await student.api.products.choose({ kind: 'credit-card', product: 'passport-card' })
  await student.api.journey.mark({ stage: 'credit-card', step: 'CompareCards' })
  await student.api.products.apply({ ...application, kind: 'credit-card' })
  await student.page.goto('/phone-connection/choose-a-us-plan')
  await desk.page.goto('/desk/products/new')
  await desk.page.getByRole('button', { name: 'Add the product' }).click()
  await desk.page.getByText('Please say where this was read.').waitFor()
  await desk.page.getByLabel('What it is').selectOption('Credit cards')
  await desk.page.getByLabel('Id', { exact: true }).fill('graduate-card')
  await desk.page.getByLabel('Name that students read').fill('Graduate card')
  await desk.page.getByLabel('Partner', { exact: true }).fill('Real Issuer')
  await desk.page.getByLabel('Price a year').fill('0')
  await desk.page.getByLabel('Where this was read').fill('The issuer’s own page')
  await desk.page.getByLabel('The day on which it was read').fill('2026-06-15')
  await student.page.goto('/credit-card/compare-cards')
  await student.page.getByText('You asked for Passport card (sample)').waitFor()
  await desk.page.getByRole('button', { name: 'Add the product' }).click()
  await expectPath(desk.page, '/desk/products/graduate-card')
  const added = student.page.getByRole('listitem', { name: 'Graduate card' })
  await added.getByText('More terms, and the source', { exact: true }).click()
  await added.getByText('Source: The issuer’s own page, checked on 15th June 2026').waitFor()

  await other.page.goto('/desk/products/graduate-card')
  await other.page.getByLabel('In a line, for whom it is').fill('For the last year.')
  await desk.page.getByLabel('Price a year').fill('20')
  await desk.page.getByRole('button', { name: 'Save' }).click()
  await other.page.getByText('Kavya changed this on').waitFor()
  await other.page.getByRole('button', { name: 'Save mine over it' }).click()
  await student.page.getByRole('listitem', { name: 'Graduate card' }).getByText('For the last year.').waitFor()
})
