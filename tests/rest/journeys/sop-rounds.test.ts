// An SOP from the first word to the second version, both sides in a browser of their own, side by side.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, kavya } from '#seed/people.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { drawOver } from '#tests/draw-over.ts'
import { clockAt } from '#tests/app.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const inDays = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, words: string) => page.getByText(words).first().waitFor()
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words, exact: true }).check()

test('written, reviewed, read, written again and reviewed again', async () => {
  const [{ page: student }, { page: desk }] = [await browser.signedIn(ananya), await browser.signedIn(kavya)]
  await desk.goto('/desk/sops')
  await student.goto('/sop-review/submit-sop')
  await box(student, 'Statement of purpose').fill('I want to study economics. I like numbers.')
  for (const test of ['GRE', 'TOEFL']) {
    await answer(student, `Have you taken the ${test}?`, 'No')
    await student.getByLabel(`When will you take the ${test}?`).fill(inDays(20))
  }
  await student.getByRole('combobox', { name: /^Universities/ }).fill('New York University')
  await student
    .getByRole('option', { name: /New York University/ })
    .first()
    .click()
  await student.getByLabel('SOP deadline').fill(inDays(30))
  await answer(student, 'Are you paying a consultancy for help with your SOP?', 'No')
  await press(student, 'Submit')
  await says(student, 'Your SOP has been submitted for review')
  await says(student, 'In Progress')

  await press(desk, 'Take it from Ananya S')
  await drawOver(desk, desk.getByRole('region', { name: 'The text' }), 'I like numbers')
  await press(desk, 'Remark on this')
  await desk.keyboard.type('Which numbers, and since when?')
  await desk.keyboard.press('Control+Enter')
  await desk
    .getByRole('region', { name: 'Remarks' })
    .getByText('Which numbers, and since when?', { exact: true })
    .waitFor()
  await press(desk, 'Publish')
  await press(desk, 'Publish it now')

  await says(student, 'Ready for Review')
  await student.goto('/sop-review/sop-review-feedback')
  await student.getByRole('link', { name: 'Remark 1: "I like numbers"' }).waitFor()
  await says(student, 'Which numbers, and since when?')
  await press(student, 'Mark as Complete')
  await student.goto('/sop-review/submit-sop')
  await press(student, 'Write version 2')
  await box(student, 'Statement of purpose').fill('I want to study economics. At twelve I counted our shop.')
  await press(student, 'Submit')
  await says(student, 'You submitted version 2')

  await desk.goto('/desk/sops')
  await press(desk, 'Take it from Ananya S')
  await desk.getByText('At twelve I counted our shop.').waitFor()
  await desk.getByLabel('Show what was said of').selectOption('Version 1 as well')
  await says(desk, 'Which numbers, and since when?')
})
