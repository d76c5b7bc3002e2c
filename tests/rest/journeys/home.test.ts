// The page one comes home to: the dates ahead, what cannot be read, a guest, and what becomes of the seven questions.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { ananya, arjun, meera, rohan, fatima } from '#seed/people.ts'
import * as onboarding from '#src/features/people/onboarding/copy.ts'
import * as home from '#src/features/home/copy.ts'
import { contradictions } from '#src/features/plan/days/rules.ts'
import type { JourneyView } from '#src/features/progress/contract.ts'
import * as progress from '#src/features/progress/copy.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ clock: clockAt('2026-06-15T06:00:00Z') })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const part = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) })
const journeyOf = async ({ api }: Visit): Promise<JourneyView> => JSON.parse(JSON.stringify(await api.journey.read({})))

describe('the first day', () => {
  test('one thing on the page is yellow besides the board on the line', async () => {
    const { page } = await at.signedIn(meera)
    await page.goto('/')
    await page.getByRole('region', { name: 'Next' }).waitFor()
    const yellow = await page.evaluate(
      () =>
        [...document.querySelectorAll('main a, main button')].filter(
          ({ textContent }, index, all) =>
            textContent !== '' && getComputedStyle(all[index] ?? document.body).backgroundColor === 'rgb(255, 201, 40)',
        ).length,
    )
    expect(yellow).toBe(1)
  })

  test('the line leads to every stage', async () => {
    const visit = await at.signedIn(meera)
    await visit.page.goto('/')
    const line = visit.page.getByRole('navigation', { name: /^\d+ of 11 done/ })
    const labels = (await journeyOf(visit)).stages.filter(stage => stage.isListed).map(stage => stage.label)
    await expect.poll(() => line.getByRole('link').count()).toBe(labels.length)
    for (const label of labels) await line.getByRole('link', { name: label }).waitFor()
    await line.getByRole('link', { name: 'Vaccines' }).click()
    await expectPath(visit.page, '/vaccines')
  })
})

describe('the dates ahead', () => {
  const rows = (page: Page) => part(page, 'Dates ahead').getByRole('listitem')

  test('are the next three of the plan and the steps, soonest first; what is near says in how many days, in brick', async () => {
    const { page, api } = await at.signedIn(rohan)
    await api.profile.change({ flightDate: '2026-06-25' })
    await page.goto('/')
    await expect.poll(() => rows(page).count()).toBe(3)
    await rows(page).nth(0).getByText('Last day: I-901 fee paid').waitFor()
    const times = () => rows(page).locator('time > [aria-hidden]').allInnerTexts()
    expect(await times()).toEqual(['today', 'in 2 days', 'in 2 days'])
    const colour = (row: Locator) => row.locator('time').evaluate(time => getComputedStyle(time).color)
    expect(await colour(rows(page).nth(0))).toBe('rgb(168, 39, 24)')

    await api.profile.change({ flightDate: '2026-07-25' })
    const far = rows(page).nth(2)
    await expect.poll(() => far.locator('time').textContent()).toMatch(/^(\d+) Jul\1(st|nd|rd|th) July 2026$/)
    expect(await colour(far)).not.toBe('rgb(168, 39, 24)')
    await expectAccessible(page)
  })

  test('follow a change made on another device without a reload', async () => {
    const { page } = await at.signedIn(rohan)
    await page.goto('/')
    await rows(page).nth(1).waitFor()
    const phone = await at.signedIn(rohan)
    await phone.api.profile.change({ flightDate: '2026-06-16' })
    const flight = rows(page).filter({ has: page.getByText('Your flight', { exact: true }) })
    await expect.poll(() => flight.locator('time > [aria-hidden]').innerText()).toBe('tomorrow')
    await part(page, 'Dates ahead').getByRole('link', { name: 'All dates in your plan', exact: true }).click()
    await page.getByRole('heading', { name: 'Your plan', level: 1 }).waitFor()
  })
})

describe('what breaks in the plan', () => {
  const alarm = (page: Page) => page.getByRole('region', { name: home.alarm })

  test('stands above all else on home: the thing, its day and where to do it, the soonest first', async () => {
    const { page, api } = await at.signedIn(rohan)
    await api.profile.change({ flightDate: '2026-06-25' })
    await page.goto('/')
    await alarm(page).getByText('Hepatitis B, third dose was due on 11th June 2026').waitFor()
    await alarm(page).getByText('Ask the health office', { exact: false }).waitFor()
    expect(await alarm(page).getByRole('link').getAttribute('href')).toBe('/vaccines/plan-your-doses')
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    expect(await top(alarm(page))).toBeLessThan(await top(page.getByRole('region', { name: 'Next' })))
    await expectAccessible(page)
  })

  test('is the same on the line of a stage: the board is where the card leads', async () => {
    const { page } = await at.signedIn(rohan)
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Next' })
    await card.getByText('Next, in Visas').waitFor()
    await page.goto('/loans')
    await page.getByRole('button', { name: 'Route' }).click()
    await page.locator('a[aria-current=step]').getByText('Visas').waitFor()
  })

  test('is not there where nothing breaks', async () => {
    const { page } = await at.signedIn(meera)
    await page.goto('/')
    await part(page, 'Dates ahead').getByText('No dates yet.').waitFor()
    expect(await alarm(page).count()).toBe(0)
  })

  test('a plan that cannot be read says so there, and is read again', async () => {
    const { page } = await at.signedIn(meera)
    await page.route(at.app.url + '/', route =>
      route.continue({ headers: { ...route.request().headers(), accept: '*/*' } }),
    )
    await page.route('**/api/plan/days', route => route.abort())
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Next' })
    await card.getByText(home.noNext).waitFor()
    // No step is named that the plan might put behind another.
    expect(await card.getByRole('link').count()).toBe(0)
    expect(await page.locator('a[aria-current=step]').count()).toBe(0)
    await expectAccessible(page)
    await page.unroute('**/api/plan/days')
    await page.getByRole('button', { name: 'Try again' }).click()
    await part(page, 'Dates ahead').waitFor()
  })
})

test('who only looked at stages has nothing more to do than before', async () => {
  const { page, api } = await at.signedIn(fatima)
  await api.journey.visit({ stage: 'visas' })
  await api.journey.visit({ stage: 'vaccines' })
  await page.goto('/')
  await page.getByRole('region', { name: 'Next' }).getByRole('heading', { name: 'Apply to banks' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Your turn', exact: true }).count()).toBe(0)
})

test('what cannot be read says so, and is read again', async () => {
  const { page } = await at.signedIn(meera)
  // The page comes without it, as it does when the database is slow.
  await page.route(at.app.url + '/', route =>
    route.continue({ headers: { ...route.request().headers(), accept: '*/*' } }),
  )
  await page.route('**/api/journey/facts', route => route.abort())
  await page.goto('/')
  await page.getByRole('heading', { name: 'We cannot show your journey just now' }).waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/journey/facts')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Next' }).waitFor()
})

test('a guest sees the one thing they came for, and how to keep it', async () => {
  const { page, api } = await at.visitor()
  await api.accounts.signInAsGuest({})
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Welcome to Safar' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('banner').getByRole('button').allInnerTexts()).toEqual(['Logout'])
  await expectAccessible(page)
  for (const shut of ['/profile', '/profile/work', '/onboarding']) {
    await page.goto(shut)
    await expectPath(page, '/')
  }
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expectPath(page, '/sign-up')
})

describe('the seven questions', () => {
  const asks = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor()
  const go = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

  test('what was done before Safar is complete on the route, and can be opened again step by step', async () => {
    const { page, api } = await at.signedIn(rohan)
    await page.goto('/onboarding/done-already')
    await asks(page, 'What have you done already?')
    await page.getByText(onboarding.doneHint).waitFor()
    await page.getByLabel('US Bank Accounts').check()
    await expect.poll(() => api.onboarding.read()).toMatchObject({ completedSteps: ['bank-accounts'] })
    await page.goto('/bank-accounts/collect-your-papers')
    await page.getByText(progress.doneBefore).waitFor()
    const doneBefore = page.getByRole('navigation', { name: /^Steps of/ }).getByText('Done before Safar')
    expect(await doneBefore.count()).toBe(3)
    await expectAccessible(page)
    await page.getByRole('button', { name: progress.unmarkStep }).click()
    await page.getByRole('button', { name: progress.markStep }).waitFor()
    await expect.poll(() => doneBefore.count()).toBe(2)
    await page.goto('/onboarding/end')
    await says(page, '2 steps')
  })

  test('a stage that was done before Safar opens as done, without a welcome', async () => {
    const { page, api } = await at.signedIn(ananya)
    await page.goto('/onboarding/done-already')
    await asks(page, 'What have you done already?')
    await page.getByLabel('US Bank Accounts').check()
    await expect.poll(() => api.onboarding.read()).toMatchObject({ completedSteps: ['bank-accounts'] })
    await page.goto('/bank-accounts')
    await says(page, 'All steps done')
    expect(await page.getByText('Done before Safar').count()).toBe(3)
  })

  test('the intake gives an estimate, and the start of the programme takes its place', async () => {
    const { page, api } = await at.signedIn(arjun)
    await api.onboarding.answer({ cycle: 'fall-2026' })
    await page.goto('/')
    await page.getByRole('link', { name: 'All dates in your plan', exact: true }).click()
    const intake = page.locator('#plan-intake')
    await intake.waitFor()
    await page.goto('/onboarding/programme-start')
    await page.getByLabel('Programme start').fill('2026-08-24')
    await go(page)
    await asks(page, 'When do you fly?')
    const day = page.getByLabel('Day of your flight')
    // Said where it is typed, and not refused: the other day may be the wrong one.
    await day.fill('2026-06-14')
    await page.getByText(contradictions.flightOver).waitFor()
    await day.fill('2026-08-25')
    await page.getByText(contradictions.flightAfterStart).waitFor()
    await expectAccessible(page)
    await day.fill('2026-07-24')
    await expect.poll(() => page.getByText(contradictions.flightAfterStart).count()).toBe(0)
    await go(page)
    await asks(page, 'What have you done already?')
    await page.goto('/plan')
    await page.locator('#plan-programmeStart').getByText('24th August 2026').first().waitFor()
    expect(await intake.count()).toBe(0)
    // A day too early to enter the US is said on home as well, with its rule.
    await page.goto('/')
    await part(page, 'Dates ahead').getByText('You may arrive at most 30 days before').waitFor()
  })

  test('the university and the flight are where the insurance begins with them', async () => {
    const { page, api } = await at.signedIn(fatima)
    await api.applications.add({ university: 'boston-university', outcome: 'admitted' })
    await api.profile.change({ flightDate: '2026-08-10' })
    await page.goto('/health-insurance/enter-details')
    const university = page.getByRole('combobox', { name: 'Your university' })
    await expect.poll(() => university.inputValue()).toBe('Boston University')
    expect(await page.getByLabel('First day of cover').inputValue()).toBe('2026-08-10')
    // What is typed here stays, whatever is said elsewhere.
    await page.getByLabel('First day of cover').fill('2026-08-01')
    await page.getByLabel('First day of cover').blur()
    await api.profile.change({ flightDate: '2026-08-12' })
    await page.reload()
    await expect.poll(() => page.getByLabel('First day of cover').inputValue()).toBe('2026-08-01')
  })

  test('whoever is enrolled already is offered neither an SOP nor a visa next', async () => {
    const { page, api } = await at.signedIn(fatima)
    const next = page.getByRole('region', { name: 'Next' })
    await api.onboarding.answer({ cycle: 'enrolled' })
    await page.goto('/')
    await next.getByText(/^Next, in /).waitFor()
    for (const stage of ['Visas', 'SOP review'])
      expect(await page.getByRole('main').getByText(`Next, in ${stage}`).count()).toBe(0)
    for (const band of ['Your turn', 'Later'])
      expect(
        await part(page, band)
          .getByRole('link', { name: /visa|SOP|I-20/i })
          .count(),
      ).toBe(0)
    await api.onboarding.answer({ cycle: null })
  })

  test('can be skipped, left and taken up where one stopped, with what was typed', async () => {
    const { page } = await at.signedIn(ananya)
    await page.goto('/onboarding')
    await asks(page, 'Which degree are you going for?')
    await page.getByLabel("Master's").check()
    await go(page)
    await asks(page, 'What do you want to study?')
    await page.getByLabel('Branch or field').fill('Econ')
    await page.getByRole('link', { name: 'Go on later' }).click()
    await expectPath(page, '/')

    await page.goto('/onboarding')
    await asks(page, 'What do you want to study?')
    await expect.poll(() => page.getByLabel('Branch or field').inputValue()).toBe('Econ')
    await page.getByRole('link', { name: 'Skip this question' }).click()
    await asks(page, 'When do your studies begin?')
    await page.getByRole('link', { name: 'Back' }).click()
    await asks(page, 'What do you want to study?')
    await page.getByRole('link', { name: 'Skip this question' }).click()
    await asks(page, 'When do your studies begin?')
    await page.getByRole('link', { name: 'Skip this question' }).click()
    await asks(page, 'Which university are you going to?')
    await page.getByRole('button', { name: 'I don’t know yet' }).click()
    await asks(page, 'When does your programme start?')
    await page.getByRole('link', { name: 'Skip this question' }).click()
    await asks(page, 'When do you fly?')
    await page.getByRole('link', { name: 'Skip this question' }).click()
    await asks(page, 'What have you done already?')
    await go(page)
    await asks(page, 'Almost there')
    await page.getByText('2 answers are still open.').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Answer now' }).click()
    await asks(page, 'What do you want to study?')
  })
})
