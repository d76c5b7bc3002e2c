// The desk beside a student: what waits, who has it, and the journey as the student sees it, without a reload.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dev, kavya, rohan } from '#seed/people.ts'
import { deskLink, expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { ensure } from '#tests/api.ts'
import { readAllFacts } from '#tests/facts-read.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
  await readAllFacts(browser.app)
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

test('a student is found, and what they do is on the page at once', async () => {
  const [{ page: desk }, { page: student }] = [await browser.signedIn(kavya), await browser.signedIn(rohan)]
  await desk.goto('/desk/students')
  await desk.getByLabel('Name, e-mail or phone').fill('rohan')
  await desk.getByRole('link', { name: 'Rohan Deshmukh' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Rohan Deshmukh' }).waitFor()

  await student.goto('/bank-accounts')
  await student.getByRole('button', { name: 'Get Started' }).click()
  await student.getByRole('button', { name: /^Compare/ }).click()
  await student.getByRole('button', { name: 'MARK STEP AS COMPLETED' }).click()

  const stage = desk.locator('details', { hasText: 'US Bank Accounts' })
  await stage.getByText('2 left').waitFor()
  await stage.getByText('Step complete!').waitFor()
  await desk.getByText(/^Marked as completed US Bank Accounts/).waitFor()
  await expectAccessible(desk)
})

test('from a student’s page a step is assigned, and its row leads to where the desk answers it', async () => {
  const [{ page: desk, api }, { page: student, api: asRohan }] = [
    await browser.signedIn(kavya),
    await browser.signedIn(rohan),
  ]
  const { id } = ensure((await asRohan.accounts.session({})).user)
  await desk.goto(`/desk/students/${id}`)
  await desk.locator('details#vaccines summary').click()
  await desk.getByRole('link', { name: 'Assign a step in Vaccines' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Assign a step to Rohan Deshmukh' }).waitFor()
  expect(await desk.getByLabel('Stage', { exact: true }).inputValue()).toBe('vaccines')
  await desk.getByText('Rohan Deshmukh').nth(1).waitFor()
  await desk.getByLabel('Title', { exact: true }).fill('Tell us of your doses')
  await desk.getByRole('button', { name: 'Add a question' }).click()
  await desk.keyboard.type('How many?')
  await desk.getByRole('button', { name: 'Assign this step' }).click()
  await expectPath(desk, `/desk/students/${id}`)

  await desk.getByRole('link', { name: 'Tell us of your doses' }).waitFor()
  await student.goto('/vaccines/tell-us-of-your-doses')
  await student.getByLabel('How many?').fill('Two')
  await student.getByRole('button', { name: 'Send my answers' }).click()
  await desk.getByText('Waiting for us').waitFor()
  await expectAccessible(desk)
  for (const width of [360, 1280]) {
    await desk.setViewportSize({ width, height: 800 })
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth), String(width)).toBe(true)
    const row = desk.getByRole('listitem').getByRole('link', { name: 'Tell us of your doses' })
    expect((await row.evaluate(element => element.getBoundingClientRect().height)) >= 40, String(width)).toBe(true)
  }
  // A step that the desk does not work on has an address on this page.
  expect(await desk.getByRole('link', { name: 'Plan your doses' }).getAttribute('href')).toBe('#vaccines-PlanDoses')
  // On top of the file stands what waits for us of them, with the way there.
  const waits = desk.getByRole('table', { name: 'What waits for us' })
  await waits.getByRole('link', { name: 'Tell us of your doses' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Rohan Deshmukh: Tell us of your doses' }).waitFor()

  // A video in the response plays in place, as in the library.
  const [, step = ''] = /steps\/([\w-]+)\./.exec(desk.url()) ?? []
  await api.customStepRequests.fulfil({
    id: step,
    student: id,
    htmlString: '<p>Watch this.</p>',
    version: 0,
    attachments: [{ type: 'video', title: 'How doses count', url: 'https://youtu.be/dQw4w9WgXcQ', file: null }],
  })
  const asked: string[] = []
  await student.route('https://www.youtube-nocookie.com/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A player</title><h1>Playing</h1>' })
  })
  await student.getByText('How doses count').waitFor()
  expect(asked).toEqual([])
  await student.getByRole('button', { name: 'Watch' }).click()
  await student.frameLocator('iframe').getByText('Playing').waitFor()
  await expectPath(student, '/vaccines/tell-us-of-your-doses')
  // Answered, it waits no more.
  await desk.goBack()
  await desk.getByRole('heading', { level: 1, name: 'Rohan Deshmukh' }).waitFor()
  await waits.waitFor({ state: 'detached' })
})

test('something to do is noted, counted on every page, taken by one and done', async () => {
  const [{ page: kavyas }, { page: devs }] = [await browser.signedIn(kavya), await browser.signedIn(dev)]
  await devs.goto('/desk/requests')
  await devs.getByText('Nothing waits').waitFor()
  await kavyas.goto('/desk/students')
  await kavyas.getByLabel('Name, e-mail or phone').fill('rohan')
  await kavyas.getByRole('link', { name: 'Rohan Deshmukh' }).click()
  await kavyas.getByRole('navigation', { name: 'Write' }).getByRole('link', { name: 'To-do' }).click()
  await kavyas.getByLabel('What is to be done').fill('Call him about the loan')
  await kavyas.getByLabel('Priority').selectOption('urgent')
  await kavyas.getByRole('button', { name: 'Note it' }).click()

  await (await deskLink(devs, /Requests 1 waiting/)).waitFor()
  await devs.getByRole('button', { name: 'Take it: Call him about the loan' }).click()
  await kavyas.getByRole('button', { name: 'Today 1 waiting' }).waitFor()
  await (await deskLink(kavyas, /Requests 1 waiting/)).click()
  await expectPath(kavyas, '/desk/requests')
  await kavyas.getByRole('cell', { name: 'Dev' }).waitFor()
  await expectAccessible(kavyas)
  await devs.getByRole('button', { name: 'Done: Call him about the loan' }).click()
  await kavyas.getByText('Nothing waits').waitFor()
  await kavyas.getByRole('link', { name: 'Settled requests' }).click()
  await kavyas.getByRole('cell', { name: 'Dev', exact: true }).waitFor()
})
