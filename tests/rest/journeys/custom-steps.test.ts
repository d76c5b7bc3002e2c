// The desk lays steps for Meera, she answers, the desk fulfils: side by side, and neither reloads.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { ensure, type Api } from '#tests/api.ts'
import {
  deskLink,
  expectAccessible,
  expectPath,
  openBrowserApp,
  type BrowserApp,
  type Visit,
  stepOf,
} from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp({
    clock: clockAt(Temporal.Now.instant().toString()),
    settings: { SAFAR_TYPEFORM_SECRET: 'of the tests' },
  })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const press = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page | Locator, label: string | RegExp) => page.getByLabel(label, { exact: true })
const idOf = async ({ api }: Visit) => ensure((await api.accounts.session({})).user).id

const question = {
  id: 'q0001',
  kind: 'text' as const,
  label: 'How many doses?',
  help: '',
  required: true,
  options: [],
  min: null,
  max: null,
}
const definition = {
  stage: 'bank-accounts',
  type: 'FillForm',
  title: 'Tell us of your bank',
  description: '',
  attachments: [],
  form: [question],
  typeformUrl: null,
  webinarId: null,
  labels: {},
  audience: 'students',
} satisfies Partial<Parameters<Api['deskCustomSteps']['makeAssigned']>[0]>

async function assignStep(desk: Page) {
  await desk.goto('/desk/steps')
  await desk.getByText('Nobody waits').waitFor()
  await desk.getByRole('link', { name: 'Assign a step' }).click()
  await desk.getByLabel('Stage', { exact: true }).selectOption('Vaccines')
  await desk.getByRole('combobox', { name: 'Students' }).fill('meera')
  await desk.getByRole('option', { name: /Meera Iyer/ }).click()
  await field(desk, 'Title').fill('Tell us of your doses')
  const description = desk.getByRole('textbox', { name: /^Description/ })
  await description.click()
  await desk.keyboard.type('So that we can ')
  await press(desk, 'Bold')
  await desk.keyboard.type('plan')
  await press(desk, 'Add a question')
  await desk.keyboard.type('How many doses have you had?')
  await press(desk, 'Add a question')
  const second = desk.getByRole('listitem', { name: 'Question 2' })
  await field(second, 'Question 2').fill('Which one?')
  await second.getByLabel('Answer', { exact: true }).selectOption('One of several')
  await field(second, 'Choices').fill('Covaxin\nCovishield')
  await press(desk, 'Move question 2 up')
  await expectAccessible(desk)
  await press(desk, 'Assign this step')
  await expectPath(desk, '/desk/steps')
}

async function answerStep(student: Page) {
  // On her page without a reload, and marked as new.
  await stepOf(student, 'Tell us of your doses New').waitFor()
  await student.getByText('5 steps left').first().waitFor()
  await stepOf(student, 'Tell us of your doses').click()
  await expectPath(student, '/vaccines/tell-us-of-your-doses')
  await student.locator('strong', { hasText: /^plan$/ }).waitFor()
  await expect.poll(() => stepOf(student, 'Tell us of your doses New').count()).toBe(0)
  await press(student, 'Send my answers')
  await student.getByText('Please choose one.').waitFor()
  await student.getByLabel('Covaxin').check()
  await student.getByText('1 of 2 needed answers').waitFor()
  await field(student, /^How many doses/).fill('Two')
  await expectAccessible(student)
  await student.setViewportSize({ width: 1280, height: 900 })
  await student.reload()
  await expect.poll(() => field(student, /^How many doses/).inputValue()).toBe('Two')
  await press(student, 'Send my answers')
  await student.getByText('We are processing your request.').waitFor()
  await student.getByText('With our advisors').waitFor()
}

async function respondToStep(desk: Page) {
  await (await deskLink(desk, /Custom steps 1 waiting/)).waitFor()
  await desk.getByRole('link', { name: 'Meera Iyer' }).first().click()
  await desk.getByText('Covaxin').waitFor()
  await desk.getByRole('textbox', { name: 'Words' }).click()
  await desk.keyboard.type('All is well. ')
  await press(desk, 'Add an attachment')
  const attachment = desk.getByRole('listitem', { name: 'Attachment 1' })
  await attachment.getByLabel('Kind', { exact: true }).selectOption('Link')
  await field(attachment, 'Title').fill('Your clinic')
  await field(attachment, 'Address').fill('http://clinic.example')
  await press(desk, 'Send the response')
  await desk.getByText('Only secure addresses are sent to students.').waitFor()
  await field(attachment, 'Address').fill('https://clinic.example')
  await expectAccessible(desk)
  await press(desk, 'Send the response')
  await desk.getByText('Response sent by Kavya').waitFor()
}

async function completeStep(student: Page, desk: Page) {
  await student.getByText('Your request is ready for review.').waitFor()
  await student.getByText('All is well.').waitFor()
  expect(await student.getByRole('link', { name: /Your clinic/ }).getAttribute('href')).toBe('https://clinic.example')
  await student.getByText('How many doses have you had?').waitFor()
  await expectAccessible(student)
  await press(student, 'Mark as Complete')
  await student.getByText('This step is done').waitFor()
  await student.getByText('All is well.').waitFor()
  await desk.getByText('Marked as complete').waitFor()
  await press(student, 'Open this step again')
  await student.getByText('Your request is ready for review.').waitFor()
}

test('assigned, answered, fulfilled, completed; each sees it at once', async () => {
  const [asMeera, asKavya] = [await browser.signedIn(meera), await browser.signedIn(kavya)]
  const [student, desk] = [asMeera.page, asKavya.page]
  await asMeera.api.journey.visit({ stage: 'vaccines' })
  await student.goto('/vaccines')
  await student.getByText('4 steps left').first().waitFor()
  await step('the desk assigns a step with two questions', () => assignStep(desk))
  await step('the student sees it at once, and answers', () => answerStep(student))
  await step('the desk responds', () => respondToStep(desk))
  await step('the student completes it, and opens it again', () => completeStep(student, desk))
})

test('edited live what was typed stays; withdrawn it is gone; assigned again it is back', async () => {
  const [asMeera, asKavya] = [await browser.signedIn(meera), await browser.signedIn(kavya)]
  const { page } = asMeera
  const assigned = await asKavya.api.deskCustomSteps.makeAssigned({
    ...definition,
    students: [await idOf(asMeera)],
  })
  await page.goto('/')
  // Next by itself, or among what else waits.
  await page.getByText('Tell us of your bank').first().waitFor()
  await page.goto(`/bank-accounts/${assigned.id}`)
  await expectPath(page, '/bank-accounts/tell-us-of-your-bank')
  await field(page, 'How many doses?').fill('Two')

  const desk = asKavya.page
  await desk.goto(`/desk/steps/${assigned.id}`)
  await field(desk, 'Title').fill('Tell us of your branch')
  await press(desk, 'Add a question')
  await desk.keyboard.type('And when?')
  await press(desk, 'Save for everybody')
  await field(page, 'And when?').waitFor()
  await expectPath(page, '/bank-accounts/tell-us-of-your-branch')
  await expect.poll(() => field(page, 'How many doses?').inputValue()).toBe('Two')

  await desk.goto('/desk/steps')
  await press(desk, 'Withdraw Tell us of your branch')
  await press(desk.getByRole('dialog'), 'Withdraw it')
  await page.getByText('This step is not there any more.').waitFor()
  await expectPath(page, '/bank-accounts')
  await desk.getByLabel('Show', { exact: true }).selectOption('Withdrawn')
  await press(desk, 'Assign Tell us of your branch again')
  await stepOf(page, 'Tell us of your branch').waitFor()
})

test('two at the desk: nothing typed is lost, and nothing is written over unseen', async () => {
  const [asKavya, asDev, asRohan] = [
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
    await browser.signedIn(rohan),
  ]
  const assigned = await asKavya.api.deskCustomSteps.makeAssigned({
    ...definition,
    students: [await idOf(asRohan)],
  })
  for (const { page } of [asKavya, asDev]) {
    await page.goto(`/desk/steps/${assigned.id}`)
    await field(page, 'Title').waitFor()
  }
  const save = (page: Page) => press(page, 'Save for everybody')
  const titleOf = (page: Page) => field(page, 'Title').inputValue()
  await field(asKavya.page, 'Title').fill('By Kavya')
  await save(asKavya.page)
  // Clean, so it follows.
  await expect.poll(() => titleOf(asDev.page)).toBe('By Kavya')

  await field(asDev.page, 'Title').fill('By Dev')
  await field(asKavya.page, 'Title').fill('By Kavya again')
  await save(asKavya.page)
  await asDev.page.getByText(/Kavya .* changed this on/).waitFor()
  expect(await titleOf(asDev.page)).toBe('By Dev')
  await press(asDev.page, 'Save mine over it')
  await expect.poll(() => titleOf(asKavya.page)).toBe('By Dev')

  await field(asDev.page, 'Title').fill('Something else')
  await field(asKavya.page, 'Title').fill('By Kavya for good')
  await save(asKavya.page)
  await press(asDev.page, 'Take theirs')
  await expect.poll(() => titleOf(asDev.page)).toBe('By Kavya for good')
})

test('what somebody else saves while one’s own is on its way back is shown once that is over', async () => {
  const [asKavya, asRohan] = [await browser.signedIn(kavya), await browser.signedIn(rohan)]
  const { page } = asKavya
  const assigned = await asKavya.api.deskCustomSteps.makeAssigned({
    ...definition,
    students: [await idOf(asRohan)],
  })
  const asDev = await browser.signedIn(dev)
  await page.goto(`/desk/steps/${assigned.id}`)
  await page.route('**/api/desk/steps/*', async route => {
    if (route.request().method() !== 'PUT') return route.continue()
    const answer = await route.fetch()
    const theirs = page.waitForResponse(
      async response => response.request().method() === 'GET' && Object(await response.json()).title === 'By Dev',
    )
    const { audience: _, ...changed } = definition
    await asDev.api.deskCustomSteps.edit({
      id: assigned.id,
      ...changed,
      title: 'By Dev',
      version: assigned.version + 1,
    })
    await theirs
    await route.fulfill({ response: answer })
  })
  await field(page, 'Title').fill('By Kavya')
  await press(page, 'Save for everybody')
  await page.getByText('Saved. The students see it now.').waitFor()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('By Dev')
})

test('what is typed while it is being saved is not lost', async () => {
  const [asKavya, asRohan] = [await browser.signedIn(kavya), await browser.signedIn(rohan)]
  const { page } = asKavya
  const assigned = await asKavya.api.deskCustomSteps.makeAssigned({
    ...definition,
    students: [await idOf(asRohan)],
  })
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/desk/steps/*', async route => {
    if (route.request().method() === 'PUT') await typed.promise
    await route.continue()
  })
  await page.goto(`/desk/steps/${assigned.id}`)
  await field(page, 'Title').fill('One')
  await press(page, 'Save for everybody')
  await field(page, 'Title').fill('One and two')
  typed.resolve()
  await page.getByText('Saved. The students see it now.').waitFor()
  await page.getByText('Not saved yet.').waitFor()
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('One and two')
  await press(page, 'Save for everybody')
  await page.getByRole('heading', { level: 1, name: 'One and two' }).waitFor()
})

test('something to read, something done for one, and a webinar: each by its own rule', async () => {
  const [asRohan, asKavya] = [await browser.signedIn(rohan), await browser.signedIn(kavya)]
  const { page, api } = asRohan
  await api.journey.visit({ stage: 'phone-connection' })
  await page.goto('/phone-connection')
  const students = [await idOf(asRohan)]
  const makeAssigned = (more: object) =>
    asKavya.api.deskCustomSteps.makeAssigned({ ...definition, form: [], stage: 'phone-connection', students, ...more })

  await makeAssigned({ type: 'ConsumeContent', title: 'Read about roaming', description: '<p>Switch it off.</p>' })
  await stepOf(page, 'Read about roaming New Ready for Review').click()
  await page.getByText('Switch it off.').waitFor()
  await press(page, 'Mark as Complete')
  await stepOf(page, 'Read about roaming Step complete!').waitFor()

  await makeAssigned({
    type: 'Custom',
    title: 'We find you a plan',
    description: '<p>Two days.</p>',
    labels: { processing: 'With our desk' },
  })
  await stepOf(page, 'We find you a plan New · With our desk').click()
  await page.getByText('We are processing your request.').waitFor()
  await asKavya.page.goto('/desk/steps')
  await asKavya.page.getByRole('link', { name: /Rohan Deshmukh/ }).click()
  await asKavya.page.getByRole('textbox', { name: 'Words' }).click()
  await asKavya.page.keyboard.type('Take the prepaid one.')
  await press(asKavya.page, 'Send the response')
  await page.getByText('Take the prepaid one.').waitFor()
  await page.getByText('Your request is ready for review. Please review it below.').waitFor()
  await press(page, 'Mark as Complete')
  await stepOf(page, 'We find you a plan Step complete!').waitFor()

  const webinar = ensure((await asKavya.api.webinarDesk.all({})).webinars[0])
  await makeAssigned({ type: 'RsvpToWebinar', title: 'Come to the evening', webinarId: webinar.id })
  await stepOf(page, 'Come to the evening New').click()
  await press(page, 'Register')
  await stepOf(page, 'Come to the evening').getByText('In Progress').waitFor()
})

test('a form at Typeform is fetched only when asked for', async () => {
  const [asRohan, asKavya] = [await browser.signedIn(rohan), await browser.signedIn(kavya)]
  const { page } = asRohan
  await page.route('https://safar.typeform.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<p>A form</p>' }),
  )
  const url = 'https://safar.typeform.com/to/abc123'
  const assigned = await asKavya.api.deskCustomSteps.makeAssigned({
    ...definition,
    title: 'At Typeform',
    form: [],
    typeformUrl: url,
    students: [await idOf(asRohan)],
  })
  await page.goto(`/bank-accounts/${assigned.id}`)
  await page.getByRole('button', { name: 'Open the form' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await press(page, 'Open the form')
  await page.frameLocator('iframe').getByText('A form').waitFor()
  await press(page, 'I have sent the form')
  await page.getByText('We have your answers and are going through them.').waitFor()
})

test('an editor that does not come leaves a plain box, and loses nothing', async () => {
  const { page } = await browser.signedIn(kavya)
  await page.route('**/assets/rich-text-editor*', route => route.abort())
  await page.goto('/desk/steps/new')
  const box = page.getByRole('textbox', { name: /^Description/ })
  await page.getByText('The editor did not load.').waitFor()
  await box.fill('One < two\n\nThree')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('<p>One &lt; two</p><p>Three</p>')
  await page.unroute('**/assets/rich-text-editor*')
  await page.reload()

  // The editor itself, by the keyboard alone.
  await page.getByRole('paragraph').filter({ hasText: 'Three' }).click()
  // The editor hears a moment later where the caret is: once a letter stands there it knows.
  await page.keyboard.press('End')
  await page.keyboard.type('.')
  await page.getByRole('paragraph').filter({ hasText: 'Three.' }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('title') ?? '')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('button')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Link')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(focused).toBe('Numbered list')
  await page.keyboard.press('Enter')
  await box.locator('ol li', { hasText: 'Three' }).waitFor()
  await page.keyboard.type(' See ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('unt.edu')
  await page.keyboard.press('Enter')
  await box.locator('a[href="https://unt.edu/"]').waitFor()
  // The editor takes the focus back with the next picture.
  const isInEditor = () => page.evaluate(() => document.activeElement?.closest('[contenteditable]') != null)
  await expect.poll(isInEditor).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(isInEditor).toBe(false)
})
