// A stage: its welcome, its steps, what is locked, what is marked, and who else sees it at once.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { ananya, arjun, fatima, meera, rohan } from '#seed/people.ts'
import * as copy from '#src/features/progress/copy.ts'
import { statusLabel } from '#src/journey/status.ts'
import { vaccines } from '#src/stages/vaccines/rules.ts'
import { expectAccessible, expectPath, openBrowserApp, pathsOf, type BrowserApp, stepOf } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const [first, second, third] = vaccines.steps
const board = (page: Page, label: string) => page.getByRole('heading', { level: 1, name: label }).waitFor()
const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

test('a stage welcomes, starts, and keeps its welcome for later', async () => {
  const { page, api } = await at.signedIn(meera)
  await page.goto('/vaccines')
  await board(page, 'Vaccines')
  await page.getByRole('heading', { level: 2, name: vaccines.welcome.title }).waitFor()
  expect(await stepOf(page, first.title).count()).toBe(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Get Started' }).click()
  await stepOf(page, first.title).waitFor()
  await says(page, '4 steps left')
  await expectAccessible(page)
  const { stages } = await api.journey.read({})
  const seen = stages.find(({ route }: { route: string }) => route === 'vaccines')
  expect(seen).toMatchObject({
    isVisited: true,
    steps: [{ status: 'pending' }, { status: 'locked' }, { status: 'locked' }, { status: 'locked' }],
  })

  await page.reload()
  await stepOf(page, first.title).waitFor()
  await page.getByRole('button', { name: 'About this stage' }).click()
  await page.getByRole('heading', { level: 2, name: vaccines.welcome.title }).waitFor()
})

test('an open step has an address; shut, the stage has its own; Back goes back', async () => {
  const { page } = await at.signedIn(rohan)
  await page.goto('/vaccines')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await stepOf(page, first.title).click()
  await expectPath(page, `/vaccines/${first.route}`)
  await expect.poll(() => stepOf(page, first.title).getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page)
  await stepOf(page, first.title).click()
  await expectPath(page, '/vaccines')
  await expect.poll(() => stepOf(page, first.title).getAttribute('aria-expanded')).toBe('false')
  await page.goBack()
  await expectPath(page, `/vaccines/${first.route}`)
  await page.getByRole('button', { name: copy.markStep }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: copy.markStep }).waitFor()
})

describe('a locked step', () => {
  test('says why in its row, and in a window with somebody to ask', async () => {
    const { page } = await at.signedIn(arjun)
    await page.goto('/vaccines')
    await page.getByRole('button', { name: 'Get Started' }).click()
    await says(page, second.whyLocked)
    await stepOf(page, second.title).click()
    const dialog = page.getByRole('dialog', { name: `${second.title} is locked` })
    await dialog.getByText(second.whyLocked).waitFor()
    await dialog.getByRole('button', { name: 'Chat with us' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectPath(page, '/vaccines')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(second.title)
  })

  test('says so to who comes by its address as well', async () => {
    const { page } = await at.signedIn(arjun)
    await page.goto(`/vaccines/${third.route}`)
    const dialog = page.getByRole('dialog', { name: `${third.title} is locked` })
    await dialog.getByText(third.whyLocked).waitFor()
    await dialog.getByRole('button', { name: 'Back to the steps' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('a mark', () => {
  const mark = (page: Page) => page.getByRole('button', { name: copy.markStep })
  const unmark = (page: Page) => page.getByRole('button', { name: copy.unmarkStep })

  test('completes the step, opens the next, and can be taken back', async () => {
    const { page } = await at.signedIn(fatima)
    await page.goto(`/vaccines/${first.route}`)
    await says(page, '1 of 4')
    await mark(page).focus()
    await page.keyboard.press('Enter')
    await says(page, statusLabel.complete)
    await expect.poll(() => page.title()).toContain(statusLabel.complete)
    // The keyboard stays where it was.
    await unmark(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(copy.unmarkStep)
    await expectAccessible(page)

    await stepOf(page, second.title).click()
    await expectPath(page, `/vaccines/${second.route}`)
    await mark(page).waitFor()

    await stepOf(page, first.title).click()
    await unmark(page).click()
    await mark(page).waitFor()
    await page.goto('/vaccines')
    await says(page, '4 steps left')
    await says(page, second.whyLocked)
  })

  test('is seen at once in another tab and on another device, without a reload', async () => {
    const { page, tab } = await at.signedIn(ananya)
    await page.goto(`/vaccines/${first.route}`)
    const other = await tab()
    await other.goto(`/vaccines/${first.route}`)
    const phone = await at.signedIn(ananya)
    await phone.page.goto('/')
    await phone.page.getByRole('button', { name: 'Route' }).click()
    const station = phone.page.getByRole('dialog', { name: copy.routeTitle }).getByRole('link', { name: /^Vaccines/ })
    await station.getByText(copy.stepsLeft(4)).waitFor()
    for (const one of [page, other]) await mark(one).waitFor()
    for (const one of [page, other, phone.page])
      await one.evaluate(() => Object.assign(window, { isTheSamePage: true }))

    await mark(page).click()
    for (const one of [page, other]) await says(one, statusLabel.complete)
    await station.getByText(copy.stepsLeft(3)).waitFor()
    for (const one of [page, other, phone.page]) expect(await one.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  })
})

describe('a step says what it is', () => {
  test('which of them it is, about how long it takes, and what to have at hand, until it is done', async () => {
    const { page, api } = await at.signedIn(ananya)
    await api.journey.unmark({ stage: 'vaccines', step: first.id })
    await page.goto(`/vaccines/${first.route}`)
    await says(page, '1 of 4')
    await says(page, 'About 15 min')
    const ready = page.getByRole('region', { name: 'Have ready' })
    await ready.getByText(/vaccination records/i).waitFor()
    await api.journey.mark({ stage: 'vaccines', step: first.id })
    await says(page, statusLabel.complete)
    await expect.poll(() => page.getByText('About 15 min').count()).toBe(0)
    expect(await ready.count()).toBe(0)
  })

  test('minutes on another’s site are those that somebody published, with the source behind a mark', async () => {
    const { page } = await at.signedIn(ananya)
    await page.goto('/visas/ds-160')
    await says(page, '4 of 9')
    await says(page, '60–90 min')
    // The page has other marks: the one at its head is about the minutes.
    await page.locator('[data-step-page] > button', { hasText: /^Source, 25th February 2026/ }).click()
    const help = page.getByRole('dialog', { name: 'Help' })
    const source = help.getByText(/^viseamerica.com and dsus160.com \(guides to the DS-160\)/)
    await expect.poll(() => isInSight(source)).toBe(true)
  })
})

const isInSight = (one: Locator): Promise<boolean> =>
  one.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('life finishes a stage another way, which asks first, is said, seen, and taken back', async () => {
  const { page } = await at.signedIn(fatima)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/visas')
  await press('Get Started')
  await stepOf(page, 'I-20 form').waitFor()
  await press('My visa is granted already')
  await says(page, 'Mark 9 steps as done?')
  await expectAccessible(page)
  await press('Not now')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await says(page, '9 steps left')
  await press('My visa is granted already')
  await press('Mark 9 steps as done')
  await says(page, 'You said that your visa is granted already.')
  // What was pressed is at the foot of a long page, and what takes it back at its head.
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect.poll(() => undo.evaluate(one => one === document.activeElement)).toBe(true)
  await expect.poll(() => isInSight(undo)).toBe(true)
  await says(page, 'All steps done')
  await says(page, 'Done another way')
  await page.getByRole('button', { name: 'Route' }).click()
  await page.getByRole('dialog').getByText('1 of 11 done').waitFor()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await press('Undo')
  await says(page, '9 steps left')
  await page.getByRole('button', { name: 'My visa is granted already', exact: true }).waitFor()
})

test('who has a number already has one step less, and the others stay', async () => {
  const { page } = await at.signedIn(fatima)
  await page.goto('/phone-connection')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await stepOf(page, 'Choose a US plan').waitFor()
  await page.getByRole('button', { name: 'I have a US number already', exact: true }).click()
  await says(page, 'You said that you have a US number already.')
  await expect.poll(() => stepOf(page, 'Choose a US plan').textContent()).toContain('Done another way')
  expect(await stepOf(page, 'Keep your Indian number alive').textContent()).toContain(statusLabel.incomplete)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'I have a US number already', exact: true }).waitFor()
})

test('a stage that is coming soon takes a wish', async () => {
  const { page } = await at.signedIn(meera)
  await page.goto('/finalize-university')
  await page.getByRole('heading', { level: 2, name: 'Coming Soon' }).waitFor()
  await page.getByRole('button', { name: copy.earlyAccess }).click()
  await page.getByText('You asked for early access. It is noted since 15th June 2026').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Your message/ }).inputValue())
    .toBe('I would like early access to Finalize University.')
  await expectAccessible(page)
})

describe('addresses', () => {
  test.each([
    ['/visa-application/x?y=1', '/visas/x?y=1'],
    ['/visa-application?y=1', '/visas?y=1'],
    ['/vaccines/no-such-step', '/vaccines'],
    ['/no-such-stage', '/'],
    ['/no/such/page', '/'],
    ['/phone-sign-in', '/'],
  ])('%s leads to %s', async (from, to) => {
    const { page } = await at.signedIn(meera)
    const paths = pathsOf(page)
    await page.goto(from)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => paths, { interval: 25 }).toContain(to)
  })

  test.each([
    ['/no-such-stage', 1],
    ['/no/such/page', 1],
    ['/phone-sign-in', 0],
  ])('whether %s is a page is said', async (from, count) => {
    const { page } = await at.signedIn(meera)
    await page.goto(from)
    await expectPath(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const words = page.getByText('There is no page at that address')
    if (count > 0) await words.waitFor()
    expect(await words.count()).toBe(count)
  })

  test('the route leads from stage to stage', async () => {
    const { page } = await at.signedIn(meera)
    await page.goto('/vaccines')
    await page.getByRole('button', { name: 'Route' }).click()
    const line = page.getByRole('dialog', { name: copy.routeTitle })
    expect(await line.getByRole('link', { name: 'Vaccines' }).getAttribute('aria-current')).toBe('page')
    await line.getByRole('link', { name: 'US Credit Card' }).click()
    await expectPath(page, '/credit-card')
    await board(page, 'US Credit Card')
    expect(await page.title()).toContain('US Credit Card')
  })
})
