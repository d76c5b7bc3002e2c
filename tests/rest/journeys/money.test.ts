// The month in which money is short, as it is read in words and as a table.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rohan } from '#seed/people.ts'
import * as copy from '#src/features/money/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('the month with the least can be read by everybody, in words and as a table', async () => {
  const { page, api } = await at.signedIn(rohan)
  for (const entry of [
    { kind: 'tuition', what: 'Tuition, first term', currency: 'USD', amount: '9,000', on: '2026-08-20' },
    { kind: 'own', what: 'Savings', currency: 'INR', amount: '5,00,000', on: '2026-06-05' },
  ] as const)
    await api.money.add(entry)
  await page.goto('/money')
  await page.getByText(/^At the end of Aug 2026, ₹[\d.]+ lakh is missing/).waitFor()
  await expectAccessible(page)
  const months = page.getByRole('region', { name: copy.course.title, exact: true })
  await months.getByRole('button', { name: 'Show as a table', exact: true }).click()
  await months.getByRole('table', { name: copy.course.caption, exact: true }).waitFor()
  await expectAccessible(page)
})
