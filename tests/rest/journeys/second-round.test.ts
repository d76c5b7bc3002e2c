// A refusal and a second application, a start that moves to the next intake, and the desk that sees which dates are at
// risk and writes to all shown.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, kavya, meera, rohan } from '#seed/people.ts'
import { appServices } from '#src/app/services.ts'
import { remakeRisks } from '#src/features/plan/risks/jobs.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
const clock = clockAt('2026-06-15T06:00:00Z')

beforeAll(async () => {
  browser = await openBrowserApp({ clock })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

/** The first application, marked step by step, and its interview. */
async function applyOnce({ api }: Visit): Promise<void> {
  for (const name of ['PaySEVISFee', 'DS160', 'ConsularAppointment', 'CompileDocs'])
    await api.journey.mark({ stage: 'visas', step: name })
  await api.appointment.tell({
    place: 'Hyderabad',
    interviewDay: '2026-06-16',
    interviewTime: '09:00',
    vacDay: '2026-06-15',
    vacTime: '10:00',
  })
  await api.onboarding.answer({ cycle: 'fall-2026' })
}

async function beRefused(page: Page): Promise<void> {
  clock.pass({ hours: 48 })
  await page.goto('/visas/post-interview')
  await page.getByRole('radio', { name: /^Rejected/ }).check()
  await button(page, 'Save').click()
  await page.getByRole('heading', { name: 'Apply again' }).waitFor()
  await says(page, /check at fmjfee\.com whether your payment still counts/)
  await expectAccessible(page)
  clock.pass({ minutes: 1 })
}

async function applyAgain(page: Page): Promise<void> {
  await button(page, 'Start a new application').click()
  await says(page, 'Please choose the section, or Not sure.')
  // What 214(b) means is for who was refused under it.
  await page.getByRole('radio', { name: 'Another section', exact: true }).check()
  expect(await page.getByText(/It cannot be appealed/).count()).toBe(0)
  await page.getByRole('radio', { name: '214(b)', exact: true }).check()
  await says(page, /It cannot be appealed, but you may apply again at any time/)
  await button(page, 'Start a new application').click()
  await says(page, 'First application: refused on 17th June 2026.')
  await says(page, 'What did the officer say?')
  await expectAccessible(page)
}

async function takeBackAndBeginAgain(page: Page): Promise<void> {
  await button(page, 'I’m not applying again').click()
  await page.getByRole('heading', { name: 'Apply again' }).waitFor()
  await applyAgain(page)
}

async function goOnWithForm(page: Page, other: Page): Promise<void> {
  await other.goto('/visas/ds-160')
  await other
    .getByText('Second application. The first was refused on 17th June 2026.', { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor()
  await says(other, /answer Yes, with the year and the section on your letter/)
  clock.pass({ minutes: 1 })
  await other.getByRole('button', { name: 'MARK STEP AS COMPLETED' }).filter({ visible: true }).click()
  await says(other, 'Step complete!')
  // Something is entered now, so it is taken back no more.
  await button(page, 'I’m not applying again').click()
  await says(page, 'Something in this application is entered already.')
  await button(page, 'I’m not applying again').waitFor({ state: 'detached' })
}

async function seeItInPlan(page: Page): Promise<void> {
  await page.goto('/plan')
  await page.getByRole('heading', { name: 'Your plan', level: 1 }).waitFor()
  const booking = page.locator('#plan-booking')
  await booking.waitFor()
  expect(await booking.getAttribute('data-word')).not.toBe('done')
  expect(await page.locator('#plan-sevisFee').getAttribute('data-word')).toBe('done')
}

test('after a refusal the stage opens again, and the first application is history', async () => {
  const visit = await browser.signedIn(meera)
  const { page } = visit
  await applyOnce(visit)
  await step('the visa is refused', () => beRefused(page))
  await step('a second application begins', () => applyAgain(page))
  await step('it is taken back, and begun again', () => takeBackAndBeginAgain(page))
  await step('the DS-160 is done again', async () => goOnWithForm(page, await visit.tab()))
  await step('the plan is made again', () => seeItInPlan(page))
  const { page: desk } = await browser.signedIn(kavya)
  await desk.goto('/desk/students')
  await desk.getByLabel('Name, e-mail or phone').fill('meera')
  await desk.getByRole('link', { name: 'Meera Iyer' }).click()
  await says(desk, 'Began the second visa application after a refusal (214(b))')
  await says(desk, 'Marked as completed in the first visa application: DS-160')
  await desk.getByRole('heading', { name: 'Their plan' }).waitFor()
  await expectAccessible(desk)
})

test('a start moves to the next intake: seen first, saved, and taken back', async () => {
  const visit = await browser.signedIn(rohan)
  const { page, api } = visit
  await api.onboarding.answer({ cycle: 'fall-2026' })
  for (const [thing, day] of [
    ['programmeStart', '2026-08-17'],
    ['flight', '2026-08-03'],
    ['tuitionDue', '2026-08-10'],
  ])
    await api.plan.give({ thing: ensure(thing), day: ensure(day) })
  await page.goto('/plan')
  await button(page, 'I start later').click()
  const dialog = page.getByRole('dialog', { name: 'Start at a later intake' })
  await dialog.getByRole('radio', { name: 'Spring 2027' }).check()
  await dialog.getByText('For a later start you get a new I-20.').waitFor()
  await dialog.getByText('Tuition due: was 10th August 2026').waitFor()
  const changes = dialog.getByRole('region', { name: 'What would change' })
  await changes.getByText(/more dates? moves?$/).click()
  await changes.getByText(/^Your flight moves from 3rd August 2026 to about/).waitFor()
  await expectAccessible(page)
  // Not saved, nothing has moved.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('#plan-flight').getByText('3rd August 2026').first().waitFor()

  const other = await visit.tab()
  await other.goto('/plan')
  await button(page, 'I start later').click()
  await dialog.getByRole('radio', { name: 'Spring 2027' }).check()
  await button(page, 'Move my start to Spring 2027').click()
  await says(page, 'You start in Spring 2027 instead of Fall 2026.')
  await says(other, 'You start in Spring 2027 instead of Fall 2026.')
  await page.getByText('What was known of the old term', { exact: true }).click()
  await says(page, 'Programme start on the I-20: was 17th August 2026')
  await page.locator('#plan-programmeStart').getByText('About 15th January 2027').first().waitFor()
  await expectAccessible(page)

  await button(page, 'Take this back').click()
  await page.locator('#plan-programmeStart').getByText('17th August 2026').first().waitFor()
  await page.getByText('You start in Spring 2027 instead of Fall 2026.').waitFor({ state: 'detached' })
})

test('the desk sees which dates are at risk, and writes to all shown with one press', async () => {
  const [{ page: desk }, student] = [await browser.signedIn(kavya), await browser.signedIn(arjun)]
  await student.api.onboarding.answer({ cycle: 'fall-2026' })
  await student.api.plan.give({ thing: 'flight', day: '2026-07-01' })
  await student.page.goto('/')
  // As the job does it each minute.
  await remakeRisks(browser.app.services, appServices)
  await desk.goto('/desk/plans')
  await desk.getByRole('heading', { name: 'Dates at risk', level: 1 }).waitFor()
  await desk.getByLabel('Search').fill('Arjun')
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: 'Arjun', level: 2 }) })
  await card.getByText('Breaks', { exact: true }).first().waitFor()
  await step('what else of theirs is at risk is behind one press', async () => {
    const more = card.getByText(/^\d+ more dates? at risk$/)
    await more.click()
    await card.getByText('Breaks', { exact: true }).nth(1).waitFor()
    await expectAccessible(desk)
    await more.click()
  })
  await step('the lead is taken by one press, and whose students are shown is in the address', async () => {
    await card.getByRole('button', { name: /^Take the lead for Arjun/ }).click()
    await card.getByText('You lead them').waitFor()
    await desk.getByLabel('Search').fill('')
    await button(desk, 'My week').click()
    await desk.getByRole('heading', { name: 'My week', level: 2 }).waitFor()
    expect(new URL(desk.url()).search).toBe('?lead=me')
    await desk.reload()
    await card.getByText('You lead them').waitFor()
    await expect.poll(() => desk.getByRole('heading', { level: 2, name: /^(?!My week)/ }).count()).toBe(1)
    await desk.setViewportSize({ width: 360, height: 740 })
    expect(await desk.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([360, 360])
    await expectAccessible(desk)
    await desk.setViewportSize({ width: 1280, height: 860 })
  })
  await desk.getByLabel('How it is').selectOption('breaks')
  await card.waitFor()
  await button(desk, 'Write to 1 student').click()
  const dialog = desk.getByRole('dialog', { name: 'Write to the student shown' })
  await dialog.getByLabel('Title').fill('')
  await button(desk, 'Send to 1 student').click()
  await dialog.getByText(/title/i).first().waitFor()
  await dialog.getByLabel('Title').fill('Two dates need you this week')
  await expectAccessible(desk)
  await button(desk, 'Send to 1 student').click()
  await says(desk, 'Sent to 1 student.')
  await says(student.page, 'Two dates need you this week')
})
