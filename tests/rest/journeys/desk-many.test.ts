// Many students at once: ticked in the strip, looked at, done by a few presses, and taken back.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { sendWhatIsDue } from '#tests/due-answers.ts'
import { ensure } from '#tests/api.ts'
import { people } from '#src/platform/identity/tables.ts'
import { clockAt } from '#tests/app.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { readAllFacts } from '#tests/facts-read.ts'

let browser: BrowserApp

// The browser counts by its own clock for how long something can be taken back.
beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
  await readAllFacts(browser.app)
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

/** A step that somebody has who is not among the first three. */
async function makeStep({ api }: Visit): Promise<string> {
  const { students } = await api.students.overview({})
  const { id } = await api.deskCustomSteps.makeAssigned({
    stage: 'vaccines',
    type: 'ConsumeContent',
    title: 'Read about doses',
    description: '<p>So that we can plan.</p>',
    attachments: [],
    form: [],
    typeformUrl: null,
    webinarId: null,
    labels: {},
    audience: 'students',
    students: [ensure(students.at(-1)).id],
  })
  return id
}

const bar = (page: Page) => page.getByRole('region', { name: 'For all that are ticked' })
const dialog = (page: Page) => page.getByRole('dialog')
const open = async (page: Page) => {
  await page.goto('/desk/students')
  await page.getByRole('link', { name: 'Meera Iyer' }).waitFor()
}

test('a step is given to three students by six presses, and taken back by one', async () => {
  const desk = await browser.signedIn(kavya)
  const { page } = desk
  const step = await makeStep(desk)
  const have = async () => (await desk.api.deskCustomSteps.read({ id: step })).studentCount
  await open(page)
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  for (const count of [1, 2, 3]) {
    await press('x')
    await bar(page).getByText(`${count} ticked`).waitFor()
  }
  await expectAccessible(page)
  await press('s')
  await dialog(page).getByLabel('Step', { exact: true }).and(page.locator(':focus')).waitFor()
  await dialog(page)
    .getByRole('option', { name: /^Read about doses/ })
    .waitFor({ state: 'attached' })
  await press('ArrowDown')
  await dialog(page).getByText('A new step for you: Read about doses').waitFor()
  await expectAccessible(page)
  await press('Control+Enter')
  await page.getByText('Step assigned to 3 students.').waitFor()
  expect(presses).toBeLessThanOrEqual(6)
  expect(await have()).toBe(4)
  await bar(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Taken back for 3 students.').waitFor()
  expect(await have()).toBe(1)
})

test('a message names each, leaves out who waits for an answer, and is taken back from all', async () => {
  const [{ page }, asMeera, asRohan] = [
    await browser.signedIn(kavya),
    await browser.signedIn(meera),
    await browser.signedIn(rohan),
  ]
  await asMeera.api.chat.say({ text: 'Which gate is mine?', about: null, documents: [] })
  await open(page)
  await page.getByLabel('Tick Meera Iyer').check()
  await page.getByLabel('Tick Rohan Deshmukh').check()
  // The keys are there beside a box that was just ticked.
  await page.keyboard.press('m')
  await dialog(page).getByLabel('Message', { exact: true }).fill('Hello {first name}, the portal is open.')
  await dialog(page).getByText('Hello Rohan, the portal is open.').waitFor()
  await dialog(page)
    .getByText(/^Meera Iyer is waiting for an answer/)
    .waitFor()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Send to 1' }).click()
  await page.getByText('Sending to 1 student. 1 left out.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Taken back for 1 student.').waitFor()
  browser.app.clock.pass({ seconds: 20 })
  await sendWhatIsDue(browser.app.services)
  expect((await asRohan.api.chat.read({})).messages).toEqual([])
})

test('what is filtered is ticked as a whole, a range with Shift, and Escape unticks', async () => {
  const { page, api } = await browser.signedIn(dev)
  const { students } = await api.students.overview({})
  for (const { id } of students.slice(0, 2)) await api.studentFiles.addTag({ id, tag: 'Fall 2027' })
  await open(page)
  await page.getByLabel('Tag', { exact: true }).selectOption('Fall 2027')
  await page.getByRole('button', { name: 'Tick all shown' }).click()
  await bar(page).getByText('2 ticked').waitFor()
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await page.keyboard.press('x')
  await bar(page).getByRole('button', { name: 'Tick all 2 that match' }).click()
  await bar(page).getByRole('button', { name: 'Lead' }).click()
  await dialog(page).getByLabel('Lead', { exact: true }).selectOption('Kavya')
  await dialog(page).getByText('Lead advisor: Kavya').waitFor()
  await dialog(page).getByRole('button', { name: 'Set for 2' }).click()
  await page.getByText('Lead advisor set for 2 students.').waitFor()
  expect((await api.students.overview({ lead: 'anyone', tag: 'Fall 2027' })).students.map(({ lead }) => lead)).toEqual([
    'Kavya',
    'Kavya',
  ])
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('checkbox').nth(3).waitFor()
  await page.getByRole('checkbox').nth(0).click()
  await page
    .getByRole('checkbox')
    .nth(3)
    .click({ modifiers: ['Shift'] })
  await bar(page).getByText('4 ticked').waitFor()
  await page.keyboard.press('Escape')
  await bar(page).waitFor({ state: 'detached' })
})

test('on a phone the bar and its dialog fit, and an underwriter adds to-dos alone', async () => {
  const { page } = await browser.signedIn(farah)
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await page.getByLabel('Tick Meera Iyer').check()
  expect(await bar(page).getByRole('button').allInnerTexts()).toEqual([
    expect.stringMatching(/^Tick all/),
    'Clear',
    'To-do',
  ])
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'To-do' }).click()
  await dialog(page).getByLabel('What is to be done').fill('Call about the waiver')
  await dialog(page)
    .getByText(/^To do: Call about the waiver/)
    .waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await dialog(page).getByRole('button', { name: 'Add for 1' }).click()
  await page.getByText('To-do added for 1 student.').waitFor()
})

test('on a phone the list is the first screen, and its filters are a sheet', async () => {
  const { page, api } = await browser.signedIn(kavya)
  const { students } = await api.students.overview({})
  const { id } = ensure(students.find(({ name }) => name === 'Meera Iyer'))
  await api.requests.note({ student: id, title: 'Call her', priority: 'medium' })
  await page.setViewportSize({ width: 360, height: 740 })
  const main = page.getByRole('main')
  const firstOf = {
    '/desk/today': main.getByRole('list', { name: 'What waits' }),
    '/desk/requests': main.getByRole('table'),
    '/desk/students': main.getByRole('list', { name: 'Students and their stages' }),
  }
  for (const [path, list] of Object.entries(firstOf)) {
    await page.goto(path)
    const link = list.getByRole('link').first()
    await link.waitFor()
    const { y, height } = ensure((await link.boundingBox()) ?? undefined)
    expect(y + height, path).toBeLessThan(740)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await dialog(page)
      .getByRole('button', { name: /^Show \d+$/ })
      .click()
    await dialog(page).waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await dialog(page).getByLabel('Lead advisor', { exact: true }).selectOption({ label: 'Mine' })
  await dialog(page)
    .getByRole('button', { name: /^Show \d+$/ })
    .click()
  await page.getByRole('button', { name: 'Filters · 1' }).waitFor()
})

test('from a hundred on the number is asked for once more', async () => {
  const { page } = await browser.signedIn(kavya)
  const { db, now } = browser.app.services
  const crowd = Array.from({ length: 100 }, (_, index) => ({
    firstName: `Crowd ${index}`,
    lastName: 'Many',
    email: `crowd-${index}@example.com`,
    createdAt: now(),
  }))
  await open(page)
  await db.insert(people).values(crowd)
  await page.getByLabel('Name, e-mail or phone').fill('crowd')
  await page.getByText('50 of 100 students').waitFor()
  await page.getByRole('button', { name: 'Tick all shown' }).click()
  await bar(page).getByRole('button', { name: 'Tick all 100 that match' }).click()
  await bar(page).getByText('100 ticked').waitFor()
  await page.keyboard.press('#')
  await dialog(page).getByLabel('Add a tag').fill('Crowd')
  await dialog(page).getByRole('button', { name: 'Tag 100' }).click()
  const sure = page.getByRole('dialog', { name: 'Tag 100 students?' })
  await sure.waitFor()
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Look again' }).click()
  await sure.waitFor({ state: 'detached' })
  await dialog(page).getByRole('button', { name: 'Tag 100' }).click()
  await sure.getByRole('button', { name: 'Tag 100' }).click()
  await page.getByText('Tagged 100 students.').waitFor()
  await dialog(page).waitFor({ state: 'detached' })
})
