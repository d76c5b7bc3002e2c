// What a student says at one place is known at all others, and a correction is asked about once. On a phone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, rohan } from '#seed/people.ts'
import * as asked from '#src/features/people/values/copy.ts'
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

const university = 'boston-university'
const details = {
  universityID: university,
  visa: 'F1',
  level: 'graduate',
  coverageStartDate: '',
  numberOfMonths: '12',
} as const
const born = (page: Page) => page.getByLabel(/date of birth/i).first()
const holds = (page: Page, day: string) => expect.poll(() => born(page).inputValue()).toBe(day)

test('a passport that is corrected once is followed by the I-20 form, the insurance and the vaccines after one question', async () => {
  const student = await at.signedIn(rohan)
  const { page, api } = student
  await page.setViewportSize({ width: 360, height: 740 })
  await api.passportProfile.change({
    facts: { bornOn: '2001-07-09', surname: rohan.lastName, firstName: rohan.firstName },
  })
  await api.i20.change({ universityId: university, dob: '07/09/2001' })
  await api.insuranceDetails.save({ ...details, dob: '2001-07-09' })
  await api.vaccineRecords.tellDob({ dob: '2001-07-09' })
  await api.vaccineRecords.choose({ university })
  await page.goto('/profile/passport')
  await holds(page, '2001-07-09')
  await born(page).fill('2001-07-19')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByText(asked.askTitle(['I-20 form', 'insurance details', 'vaccine list']), { exact: true })
  await question.waitFor()
  await page
    .getByText(asked.becomes(asked.labels.birthDate, '9th July 2001', '19th July 2001'))
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: asked.change, exact: true }).click()
  await page.getByText(asked.changed, { exact: true }).waitFor()
  await question.waitFor({ state: 'detached' })
  for (const address of ['/visas/i20-form', '/health-insurance/enter-details']) {
    await page.goto(address)
    await holds(page, '2001-07-19')
  }
  await page.goto('/vaccines/check-what-your-university-asks')
  await page.getByText('You were born on 19th July 2001.').waitFor()
  await page.goto('/profile/passport')
  await page.getByText('19-JUL-2001', { exact: true }).first().waitFor()
  expect(await question.count()).toBe(0)
})

test('a form begins with what was said elsewhere and says where, and a draft doesn’t hide what is newer', async () => {
  const student = await at.signedIn(ananya)
  const { page, api } = student
  await page.setViewportSize({ width: 360, height: 740 })
  await api.vaccineRecords.tellDob({ dob: '2001-07-09' })
  await api.vaccineRecords.choose({ university })
  await page.goto('/health-insurance/enter-details')
  await holds(page, '2001-07-09')
  await page.getByText(/^From your vaccine list, .* The price goes by your age/).waitFor()
  expect(await page.getByRole('combobox', { name: 'Your university' }).inputValue()).toBe('Boston University')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show me the plans' }).click()
  await page.waitForURL(/view-recommended/)
  await page.goto('/health-insurance/enter-details')
  await born(page).fill('2001-07-29')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('2001-07-29')
  await page.goto('/')
  await api.insuranceDetails.save({ ...details, dob: '2001-07-08' })
  await page.goto('/health-insurance/enter-details')
  await page.getByText('This was changed elsewhere after you typed here').waitFor()
  await holds(page, '2001-07-29')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the newer answers' }).click()
  await holds(page, '2001-07-08')
})
