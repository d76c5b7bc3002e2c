// Meera attends a webinar from the first look to the recording; Kavya moves it at the desk. Neither reloads.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { ananya, fatima, kavya, meera, rohan } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { giveSecondFactorIn } from '#tests/second-factor.ts'
import { step } from '#tests/step.ts'

let at: BrowserApp
const clock = clockAt('2026-06-15T06:00:00Z')

beforeAll(async () => {
  at = await openBrowserApp({ clock, isReachable: true })
})
beforeEach(() => clock.set('2026-06-15T06:00:00Z'))
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const path = '/visas/attend-webinar'
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const onTheWay = new WeakMap<Page, Set<Request>>()
const isRead = (request: Request) => /\/api\/(?!events)/.test(new URL(request.url()).pathname)

/** Somebody at the step, whose browser has the server's clock. */
async function atTheStep(person: { email: string }): Promise<Visit> {
  const visit = await at.signedIn(person)
  const asked = new Set<Request>()
  onTheWay.set(visit.page, asked)
  visit.page.on('request', request => isRead(request) && asked.add(request))
  visit.page.on('requestfinished', request => asked.delete(request))
  visit.page.on('requestfailed', request => asked.delete(request))
  await visit.page.clock.install({ time: clock.now().epochMilliseconds })
  await visit.page.goto(path)
  await says(visit.page, 'Choose a time')
  return visit
}

/**
 * The server's clock and the browser's move together. An answer on its way meanwhile would tell one of them by the
 * other, as no real clock does, so there must be none.
 */
async function moveTo(page: Page, moment: string): Promise<void> {
  await expect.poll(() => onTheWay.get(page)?.size ?? 0).toBe(0)
  const passed = clock.now().until(moment).total('milliseconds')
  clock.set(moment)
  await page.clock.fastForward(passed)
}

const saturdayOf = (desk: Page) => desk.getByRole('listitem').filter({ hasText: '20th June' })

async function register(page: Page): Promise<void> {
  await says(page, 'Saturday, 20th June 2026, 8:00 pm to 9:00 pm IST')
  await says(page, '10:30 am EDT · 9:30 am CDT')
  await says(page, 'Five questions and good answers')
  await expectAccessible(page)
  await button(page, 'Register').click()
  await says(page, 'You are registered. You can change your registration until the webinar starts.')
  await says(page, 'In Progress')
  await says(page, /^Starts in 5d 8h \d+m \d+s$/)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toBe('safar-webinar.ics')
  await expectAccessible(page)
}

async function changeTime(page: Page): Promise<void> {
  await button(page, 'Register for Different Webinar').click()
  await says(page, 'Choose another time first.')
  await page.getByRole('radio', { name: /Tuesday, 23rd June/ }).check()
  await button(page, 'Register for Different Webinar').click()
  await says(page, 'You are registered for the new time. The old one is given up.')
  await says(page, /^Starts in 8d/)
  await page.getByRole('radio', { name: /Saturday, 20th June/ }).check()
  await button(page, 'Register for Different Webinar').click()
  await says(page, /^Starts in 5d/)
}

async function moveTime(page: Page, desk: Page): Promise<void> {
  await desk.goto('/desk/webinars')
  await desk.getByRole('link', { name: /^Your visa interview/ }).click()
  const saturday = saturdayOf(desk)
  await saturday.getByText('1 registered, 0 came').waitFor()
  await saturday.getByRole('button', { name: 'Change this time' }).click()
  await saturday.getByLabel('Starts at (IST)').fill('20:30')
  await button(desk, 'Save').click()
  await says(page, 'Saturday, 20th June 2026, 8:30 pm to 9:30 pm IST')
}

async function joinLive({ page, context }: Visit, desk: Visit): Promise<void> {
  const reads: string[] = []
  page.on('request', request => reads.push(new URL(request.url()).pathname))
  await moveTo(page, '2026-06-20T15:00:00Z')
  await giveSecondFactorIn(at.app, desk.context)
  await desk.page.reload()
  await says(page, 'The webinar is live now.')
  await says(page, 'Ready for Review')
  expect(reads.filter(path => path === '/api/journey/facts')).toHaveLength(1)
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await button(page, 'Join Webinar').click()
  const room = await opened
  await room.waitForURL(/\/sandbox\/rooms\/safar-visas-saturday\?name=Meera/)
  await says(room, 'Live now')
  await room.frameLocator('iframe[title=Slides]').getByText('Slide 1 of 6').waitFor()
  await page.getByRole('link', { name: 'Watch', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Open the chat' }).waitFor()
  await saturdayOf(desk.page).getByText('1 registered, 1 came').waitFor()
}

async function watchRecording(page: Page, desk: Visit): Promise<void> {
  await moveTo(page, '2026-06-20T16:00:00Z')
  await says(page, 'The webinar has ended. The recording is usually here within two days')
  await says(page, 'Step complete!')
  await giveSecondFactorIn(at.app, desk.context)
  await desk.page.reload()
  await saturdayOf(desk.page).getByRole('button', { name: 'Add the recording' }).click()
  await saturdayOf(desk.page).getByLabel('Or its address').fill('/sandbox/rooms/safar-visas-saturday/recording.webm')
  await button(desk.page, 'Save').click()
  await says(page, 'The webinar has ended. You can watch the recording.')
  await button(page, 'Watch the recording').first().click()
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate(node => (node instanceof HTMLVideoElement ? node.duration : 0)))
    .toBeGreaterThan(1)
}

test('registered, moved, live, over, watched', async () => {
  const [visit, desk] = [await atTheStep(meera), await at.signedIn(kavya)]
  const { page } = visit
  await step('a student registers', () => register(page))
  await step('the registration is changed, and changed back', () => changeTime(page))
  await step('the desk moves the time', () => moveTime(page, desk.page))
  await step('the webinar is live', () => joinLive(visit, desk))
  await step('it is over, and its recording is watched', () => watchRecording(page, desk))
})

describe('what goes wrong', () => {
  test('the server’s words are shown, and the button works again', async () => {
    const { page } = await atTheStep(rohan)
    await page.route('**/webinars/bigMarker/register', route =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ code: 'x', message: 'This webinar is full' }),
      }),
    )
    await button(page, 'Register').click()
    await page.getByRole('alert').getByText('This webinar is full').waitFor()
    await page.unroute('**/webinars/bigMarker/register')
    await button(page, 'Register').click()
    await says(page, 'You are registered.')
    await button(page, 'Unregister').click()
    await says(page, 'You are no longer registered.')
    await button(page, 'Register').waitFor()
  })

  test('where no new tab is let open, the way in is a link', async () => {
    const { page } = await atTheStep(fatima)
    await page.addInitScript(() => Object.assign(window, { open: () => null }))
    await page.goto(path)
    await button(page, 'Register').click()
    await says(page, 'You are registered.')
    const [slot] = await page.getByRole('timer').allTextContents()
    expect(slot).toMatch(/^Starts in 5d/)
    await moveTo(page, '2026-06-20T15:10:00Z')
    await button(page, 'Join Webinar').click()
    await says(page, 'Your browser did not open the new tab. Press Watch to open the webinar.')
    expect(await page.getByRole('link', { name: 'Watch', exact: true }).getAttribute('href')).toContain(
      '/sandbox/rooms/',
    )
  })

  test('a time that is cancelled is notified, and another can be chosen', async () => {
    const [{ page }, desk] = [await atTheStep(ananya), await at.signedIn(kavya)]
    await page.getByRole('radio', { name: /Tuesday, 23rd June/ }).check()
    await button(page, 'Register').click()
    await says(page, 'You are registered.')
    await desk.page.goto('/desk/webinars')
    await desk.page.getByRole('link', { name: /^Your visa interview/ }).click()
    const tuesday = desk.page.getByRole('listitem').filter({ hasText: '23rd June' })
    await tuesday.getByRole('button', { name: 'Cancel this time' }).click()
    await says(desk.page, 'One person has registered. Each gets an e-mail and a notification.')
    await button(desk.page, 'Cancel it').click()
    await tuesday.getByText('Cancelled').waitFor()
    await says(page, 'The time you had chosen was cancelled. Please choose another one.')
    await button(page, 'Register').click()
    await says(page, 'You are registered.')
  })

  test('a guest reads of an account', async () => {
    const guest = await at.visitor()
    await guest.api.accounts.signInAsGuest({})
    await guest.page.goto('/health-insurance/attend-webinar')
    await guest.page.getByRole('link', { name: 'Create an account' }).waitFor()
  })
})

test('the desk schedules a webinar, and two who change it lose nothing', async () => {
  const [one, other, student] = [await at.signedIn(kavya), await at.signedIn(kavya), await at.signedIn(meera)]
  await student.page.goto('/health-insurance/attend-webinar')
  await says(student.page, 'Choose a time')
  const { page } = one
  await page.goto('/desk/webinars/new')
  await button(page, 'Schedule').click()
  await says(page, 'Please give the webinar a title.')
  await page.getByLabel('Title').fill('Waivers, step by step')
  await page.getByLabel('Description').fill('What a university accepts.')
  await page.getByLabel('Who holds it').fill('Farah')
  await page.getByLabel('Stage').selectOption('Health Insurance')
  await page.getByLabel('Day', { exact: true }).fill('2026-06-16')
  await page.getByLabel('Agenda').fill('What a waiver is\nYour questions')
  await page.reload()
  await says(page, 'What you had typed is here again.')
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Waivers, step by step')
  await button(page, 'Use a new sandbox id').click()
  await expectAccessible(page)
  await button(page, 'Schedule').click()
  await says(page, 'Waivers, step by step is scheduled. Students see it now.')
  await says(student.page, 'Tuesday, 16th June 2026, 6:30 pm to 7:30 pm IST')

  await other.page.goto(new URL(page.url()).pathname)
  for (const { page: each } of [one, other]) await button(each, 'Change what it says').click()
  await other.page.getByLabel('Title').fill('Waivers in an hour')
  await page.getByLabel('Title').fill('All about waivers')
  await button(other.page, 'Save').click()
  await says(page, 'Kavya Menon changed this meanwhile. It stands like this now:')
  await button(page, 'Save').click()
  await says(page, 'Kavya changed this webinar while you were typing.')
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('All about waivers')
  await button(page, 'Save').click()
  await says(page, 'Saved. Students see it now.')
  await says(student.page, 'All about waivers')
})
