// After the interview: Meera says what the officer said, and books calls; Kavya looks after them at the desk. No reload.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, fatima, kavya, meera, rohan } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import * as copy from '#src/stages/visas/post-interview/copy.ts'
import { closedByVisa } from '#src/stages/visas/copy.ts'
import { step } from '#tests/step.ts'

let at: BrowserApp
const clock = clockAt('2026-06-15T06:00:00Z')

beforeAll(async () => {
  at = await openBrowserApp({ clock, isReachable: true })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })

async function choose(page: Page, outcome: RegExp): Promise<void> {
  await radio(page, outcome).check()
  await button(page, 'Save').click()
}

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n',
)

async function noteAccepted(page: Page): Promise<void> {
  await page.goto('/visas/post-interview')
  await says(page, 'What did the officer say?')
  await button(page, 'Save').click()
  await says(page, 'Please choose what the officer said.')
  await choose(page, /^Accepted/)
  // It comes into sight, and the keyboard with it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Congratulations')
  expect(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0)).toBe(true)
  await says(page, 'Step complete!')
  // Nothing of the stage is left to do, and no press was needed for it.
  const steps = page.getByRole('navigation', { name: 'Steps of Visas' }).getByRole('button')
  await steps.filter({ hasText: closedByVisa.label }).first().waitFor()
  const isOver = new RegExp(`Step complete!|${closedByVisa.label}`)
  await expect.poll(() => steps.filter({ hasNotText: isOver }).allTextContents()).toEqual([])
  // On a narrow screen the word stays whole, and the rules of the stay say what holds today and what may come.
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 390, height: 844 })
  const title = page.getByRole('heading', { name: 'Congratulations' })
  expect(
    await title.evaluate(
      heading => heading.scrollWidth <= heading.clientWidth && heading.getClientRects().length === 1,
    ),
  ).toBe(true)
  expect(
    await title.evaluate(heading =>
      Math.round(heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)),
    ),
  ).toBe(1)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'How long you may stay' })
    .getByText('Blocked by a court')
    .waitFor()
  await page.setViewportSize(size)
  await expectAccessible(page)
  // One next step, and never one that prepares for what is over.
  const next = page.getByRole('link', { name: /^Next: / })
  await expect.poll(() => next.filter({ visible: true }).count()).toBe(1)
  expect(await next.filter({ visible: true }).getAttribute('href')).not.toMatch(/^\/visas/)
  await tellParents(page)
  expect(await page.getByRole('link', { name: 'Go to health insurance' }).getAttribute('href')).toBe(
    '/health-insurance',
  )
}

/** Without a share sheet: the words, a copy of them, and WhatsApp. They carry the news and nothing else. */
async function tellParents(page: Page): Promise<void> {
  await button(page, 'Tell my parents').click()
  await page.getByText(copy.news, { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent(copy.news)}`,
  )
  await expectAccessible(page)
}

async function noteSlip(page: Page): Promise<void> {
  await button(page, 'You chose Accepted. Choose again').click()
  await choose(page, /^Administrative processing/)
  await says(page, 'Which slip did you get?')
  await says(page, 'In Progress')
  await button(page, 'What a 221(g) slip means').click()
  await page.getByRole('dialog').getByText('There is no official code of colours.').waitFor()
  await page.keyboard.press('Escape')
  await radio(page, '221g blue').check()
  await page
    .getByRole('group', { name: /Does the slip ask for documents/ })
    .getByText('Yes')
    .click()
  await page.getByLabel('Which documents does it list?').fill('Bank statements of six months')
  await page.getByLabel('Case number').fill('aa00 abc-12')
  await page
    .getByRole('group', { name: /Were you told to wait/ })
    .getByText('No', { exact: true })
    .click()
  await expectAccessible(page)
  // A call may be booked below; the slip comes first.
  await button(page, 'Confirm this slot').waitFor()
  await expectOneAction(page, 'Save')
  await button(page, 'Save').click()
}

async function expectOneAction(page: Page, name: string): Promise<void> {
  const actions = page.locator('[data-step-page] [data-action]').filter({ visible: true })
  await expect.poll(() => actions.allTextContents()).toEqual([name])
}

async function followSlip(page: Page): Promise<void> {
  await says(page, 'Send exactly what the slip lists.')
  await expectOneAction(page, 'Confirm this slot')
  await says(page, 'AA00ABC12')
  await says(page, /usually within 1-3 days/)
  await page.getByLabel('It said').selectOption('Refused')
  await button(page, 'Note this look').click()
  await page.getByRole('listitem').filter({ hasText: '15th June 2026' }).getByText('Refused', { exact: true }).waitFor()
  await expectAccessible(page)
  await button(page, 'MARK STEP AS COMPLETED').click()
  await says(page, 'Step complete!')
}

test('accepted, then a slip, each followed by what to do', async () => {
  const { page } = await at.signedIn(rohan)
  await step('the visa is accepted', () => noteAccepted(page))
  await step('a slip is noted instead', () => noteSlip(page))
  await step('what the slip asks is followed', () => followSlip(page))
})

test('a refusal before the day of the interview is asked about first', async () => {
  const { page, api } = await at.signedIn(fatima)
  await api.appointment.tell({ place: 'Mumbai', interviewDay: '2026-07-20', interviewTime: '09:30' })
  await page.goto('/visas/post-interview')
  await choose(page, /^Rejected/)
  const dialog = page.getByRole('dialog', { name: copy.earlyTitle })
  await dialog.getByText(copy.early('20th July 2026'), { exact: true }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: copy.earlyBack }).click()
  expect(await api.postInterview.read()).toMatchObject({ outcome: null })
  await button(page, 'Save').click()
  await dialog.getByRole('button', { name: copy.earlySure('Rejected') }).click()
  await page.getByRole('heading', { name: 'Apply again' }).waitFor()
  await api.appointment.remove({})
  await api.postInterview.takeBack({})
})

async function bookFreeCall(page: Page, desk: Page): Promise<void> {
  await desk.goto('/desk/attorneys')
  await says(desk, 'No call yet')
  await page.goto('/visas/post-interview')
  await choose(page, /^Rejected/)
  await says(page, 'Book a call with an attorney')
  await says(page, /The attorneys shown here are illustrative/)
  await button(page, 'Confirm this slot').click()
  await says(page, 'Please choose an attorney.')
  await radio(page, /Leela Thomas/).check()
  await radio(page, /^Free call/).check()
  await page.getByLabel('What is it about?').fill('Refused under 214(b). The officer asked who pays.')
  await says(page, '451 of 500 characters left')
  await button(page, 'Wednesday, 17 June').click()
  await button(page, 'Confirm this slot').click()
  await says(page, 'Please choose a time.')
  await radio(page, /6:30 pm IST 9:00 am ET/).check()
  await expectAccessible(page)
  await button(page, 'Confirm this slot').click()
  await says(page, 'Your call with Leela Thomas is booked.')
  await says(page, 'Step complete!')
  await says(page, 'Calls you on +919848012345')
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toBe('safar-attorney-call.ics')
}

async function reassignAndCancel(page: Page, desk: Page): Promise<void> {
  const onDesk = desk
    .getByRole('list', { name: 'Calls' })
    .getByRole('listitem')
    .filter({ hasText: 'Meera Iyer' })
    .first()
  await onDesk.getByText('Refused under 214(b). The officer asked who pays.').waitFor()
  await expectAccessible(desk)
  await onDesk.getByRole('button', { name: 'Give to Daniel Mehta' }).click()
  await says(page, 'Your call with Daniel Mehta is booked.')

  await button(page, 'Move the call').click()
  await button(page, 'Thursday, 18 June').click()
  await radio(page, /6:00 pm IST/).check()
  await button(page, 'Move to this time').click()
  await says(page, 'Thursday, 18th June 2026, 6:00 pm IST')
  await onDesk.getByText('Thursday, 18th June 2026, 6:00 pm IST').waitFor()

  await onDesk.getByRole('button', { name: 'Cancel this call' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).press('Enter')
  await says(page, /We had to cancel your call with Daniel Mehta on 18th June 2026/)
  await says(page, 'In Progress')
}

async function bookPaidCall(page: Page, desk: Page): Promise<void> {
  await radio(page, /Leela Thomas/).check()
  await radio(page, /^Paid call, ₹2,499.00/).check()
  await page.getByLabel('What is it about?').fill('The same.')
  await button(page, 'Wednesday, 17 June').click()
  await radio(page, /6:30 pm IST/).check()
  await button(page, 'Keep this time and pay').click()
  await page.waitForURL(/\/sandbox\/rupees\//)
  await desk.getByText('Kept, not paid yet').waitFor()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.goto('/visas/post-interview')
  await says(page, 'Your call with Leela Thomas is booked.')
  await says(page, 'Booked and paid the call')
}

async function cancelPaidCall(page: Page, desk: Page): Promise<void> {
  await button(page, 'Cancel the call').click()
  // By key: a toast that comes in just then may push the button away from under a mouse.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the call' }).press('Enter')
  await says(page, /Your payment goes back the way it came/)
  await desk.getByText('₹2,499.00 to Meera Iyer').waitFor()
  await button(desk, 'Send it back').click()
  await says(page, 'Your payment has been sent back the way it came.')
}

test('rejected: a free call, moved, given over and cancelled by the desk, then a paid one', async () => {
  const [{ page }, { page: desk }] = [await at.signedIn(meera), await at.signedIn(kavya)]
  await step('the student books a free call', () => bookFreeCall(page, desk))
  await step('the desk reassigns it, the student moves it, the desk cancels it', () => reassignAndCancel(page, desk))
  await step('the student pays for another call', () => bookPaidCall(page, desk))
  await step('the student cancels it, and is refunded', () => cancelPaidCall(page, desk))
})

test('a call can be booked with a 221(g), with papers, and stays when the outcome changes', async () => {
  const [student, desk] = [await at.signedIn(fatima), await at.signedIn(kavya)]
  const { page, api } = student
  await api.postInterview.choose({ outcome: 'Processing' })
  await page.goto('/visas/post-interview')
  await radio(page, /Leela Thomas/).check()
  await radio(page, /^Free call/).check()
  await page.getByLabel('What is it about?').fill('A blue slip.')
  await page
    .getByRole('button', { name: /Refusal letter, 221\(g\) slip/ })
    .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Remove slip.pdf' }).waitFor()
  await button(page, 'Wednesday, 17 June').click()
  await radio(page, /7:00 pm IST/).check()
  await button(page, 'Confirm this slot').click()
  await says(page, 'Your call with Leela Thomas is booked.')
  await says(page, 'In Progress')
  await expectAccessible(page)
  await desk.page.goto('/desk/attorneys')
  await desk.page.getByRole('list', { name: 'Papers of Fatima Sheikh' }).getByText('slip.pdf').waitFor()

  // Approved after all: the call is still there, can be moved, and cancelled.
  await button(page, 'You chose Administrative processing. Choose again').click()
  await says(page, 'Your call with Leela Thomas is booked.')
  await choose(page, /^Accepted/)
  await says(page, 'Congratulations')
  await says(page, 'Your call with Leela Thomas is booked.')
  await button(page, 'Move the call').click()
  await button(page, 'Wednesday, 17 June').click()
  await radio(page, /6:30 pm IST/).check()
  await button(page, 'Move to this time').click()
  await says(page, 'Wednesday, 17th June 2026, 6:30 pm IST')
  await button(page, 'Cancel the call').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the call' }).press('Enter')
  await page.getByText('Your call with Leela Thomas is booked.').waitFor({ state: 'detached' })
})

test('at the desk an attorney’s hours are changed, and the student sees other times', async () => {
  const [{ page, api }, desk] = [await at.signedIn(ananya), await at.signedIn(kavya)]
  await api.postInterview.choose({ outcome: 'Rejected' })
  await page.goto('/visas/post-interview')
  await radio(page, /Daniel Mehta/).check()
  // Monday to Saturday from the 15th: fourteen days of June.
  const days = page.getByRole('group', { name: 'Day', exact: true }).locator('button[aria-pressed]:enabled')
  await expect.poll(() => days.count()).toBeGreaterThan(10)
  await desk.page.goto('/desk/attorneys')
  await desk.page.getByRole('link', { name: 'Daniel Mehta' }).click()
  await says(desk.page, 'Weekly hours')
  const remove = button(desk.page, 'Remove these hours')
  while ((await remove.count()) > 1) await remove.first().click()
  await desk.page.getByLabel('A day off').fill('2026-06-20')
  await button(desk.page, 'Add this day off').click()
  await expectAccessible(desk.page)
  await button(desk.page, 'Save').click()
  await says(desk.page, 'Who can be called')
  // Of the Saturdays in June the one that is not off, and two in July.
  await expect.poll(() => days.count()).toBe(1)
  await button(page, 'The month after').click()
  await expect.poll(() => days.count()).toBe(2)
})
