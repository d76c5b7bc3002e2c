// Practice before the window: Meera records and shares, Kavya watches and comments, Meera reads it at once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { kavya, meera, rohan } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { recordAnswer } from '#tests/journeys/visas.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const path = '/visas/mock-interview'
/** In seconds, of one answer. A recording does not say how long it is, and a player takes it for endless at first. */
const longest = 185

/** How long the player thinks it is, once it has found out. */
const lengthOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate(node => (node instanceof HTMLMediaElement ? node.duration : Number.NaN))

async function recordTwoAnswers(page: Page) {
  await page.goto(path)
  await page.getByText('Question 1 of 7').waitFor()
  await page.getByText('What the officer wants to know').click()
  await recordAnswer(page)
  await expectAccessible(page)
  await expect.poll(() => lengthOf(page, 'Your answer')).toBeLessThan(longest)

  // Leaving loses nothing, and nobody has it yet.
  await page.reload()
  await page.getByLabel('Your answer').waitFor()
  await page.getByText('on this device only until you share it.').waitFor()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByText('Question 2 of 7').waitFor()
  await page.getByRole('radio', { name: 'Voice alone' }).check()
  await recordAnswer(page, 'microphone')
  await page.getByText('2 of 7 questions answered.').waitFor()
}

async function expectNothingShared(desk: Page) {
  await desk.goto('/desk/mock-interviews')
  await desk.getByText('No mock interview has been shared').waitFor()
}

async function shareOverBrokenNetwork(page: Page) {
  // The network breaks on the way: what was recorded is still here, and what arrived is not sent twice.
  let sent = 0
  await page.route('**/api/documents?**', route => {
    sent += 1
    return sent === 2 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Share for review' }).click()
  await page.getByText('Your recordings are still here.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('We are processing your request.').waitFor()
  expect(sent).toBe(3)
}

async function commentAtDesk(desk: Page) {
  await desk.getByRole('link', { name: 'Meera Iyer' }).click()
  await desk.getByRole('button', { name: 'Take it' }).click()
  await desk.getByText('You have it').waitFor()
  await desk.getByRole('button', { name: /^Watch the answer/ }).click()
  await expect.poll(() => lengthOf(desk, 'Answer to question 1')).toBeLessThan(longest)
  await desk.getByLabel('Answer to question 1').evaluate(node => {
    if (node instanceof HTMLMediaElement) node.currentTime = 1
  })
  const form = desk.getByRole('form', { name: 'Comment on answer 1' })
  await form.getByRole('textbox', { name: 'Comment' }).pressSequentially('Say the sum.')
  await expect.poll(() => form.getByRole('textbox', { name: 'At' }).inputValue()).toBe('0:01')
  await form.getByRole('button', { name: 'Add the comment' }).click()
  await desk.getByRole('button', { name: 'Go to 0:01' }).waitFor()
  await desk.getByRole('textbox', { name: 'What you say on the whole' }).fill('Clear and calm.')
  await desk.getByRole('button', { name: 'Save it' }).click()
  await desk.getByText('It is saved.').waitFor()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Publish the comments' }).click()
}

async function readComments(page: Page) {
  await page.getByText('Kavya has watched it', { exact: true }).waitFor()
  await page.getByText('Clear and calm.').waitFor()
  await page.getByRole('button', { name: /^Watch the answer/ }).click()
  await expect.poll(() => lengthOf(page, 'Answer to question 1')).toBeLessThan(longest)
  await page.getByRole('button', { name: 'Go to 0:01' }).click()
  await expect
    .poll(() =>
      page
        .getByLabel('Answer to question 1')
        .evaluate(node => node instanceof HTMLMediaElement && node.currentTime >= 1),
    )
    .toBe(true)
  await expectAccessible(page)
}

async function completeAndDelete(page: Page) {
  await page.getByRole('button', { name: 'Mark as Completed' }).click()
  await page.getByText('You completed your mock interview').waitFor()
  await page.getByText('Say the sum.').waitFor()
  expect(await page.getByRole('button', { name: 'Mark as Completed' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Delete it and practise again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it and practise again' }).click()
  await page.getByText('It is deleted. You can practise again.').waitFor()
  await page.getByText('Say the sum.').waitFor({ state: 'detached' })
}

test('recorded on this device, shared, watched, commented, read and completed', async () => {
  const [asMeera, asKavya] = await Promise.all([browser.signedIn(meera), browser.signedIn(kavya)])
  const { page } = asMeera
  const desk = asKavya.page
  await step('two answers are recorded, with a reload between', () => recordTwoAnswers(page))
  await step('the desk has nothing yet', () => expectNothingShared(desk))
  await step('they are shared, though the network breaks on the way', () => shareOverBrokenNetwork(page))
  await step('the desk watches, comments and publishes', () => commentAtDesk(desk))
  await step('the student reads the comments beside the recording', () => readComments(page))
  await step('it is completed, then deleted', () => completeAndDelete(page))
})

test('without leave to use the camera one reads why, and may use the voice; VideoAsk stands in when it is set', async () => {
  const asRohan = await browser.signedIn(rohan)
  const { page } = asRohan
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async wanted => {
      if (wanted?.video) throw new DOMException('no', 'NotAllowedError')
      return open(wanted)
    }
  })
  await page.goto(path)
  await page.getByRole('button', { name: 'Turn on the camera' }).click()
  await page.getByText('We may not use your camera or microphone').waitFor()
  await page.getByRole('button', { name: 'Use my voice alone' }).click()
  await recordAnswer(page, 'microphone')
  await page.getByRole('button', { name: 'Share for review' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await page.getByText('Question 1 of 7').waitFor()

  const desk = (await browser.signedIn(kavya)).page
  await desk.goto('/desk/mock-interviews')
  await desk.getByRole('button', { name: 'Set a VideoAsk form for a student' }).click()
  await desk.getByRole('combobox', { name: 'Student' }).fill('Rohan')
  await desk.getByRole('option', { name: 'Rohan Deshmukh' }).click()
  await desk.getByRole('textbox', { name: 'Share id' }).fill('f3x9q2ab')
  await desk.getByRole('button', { name: 'Set it' }).click()
  await page.getByRole('button', { name: 'Begin the interview' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.route('https://www.videoask.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<p>VideoAsk</p>' }),
  )
  await page.getByRole('button', { name: 'Begin the interview' }).click()
  await page.frameLocator('iframe').getByText('VideoAsk').waitFor()
  await page.getByRole('button', { name: 'I have answered all questions there' }).click()
  await page.getByText('We are processing your request.').waitFor()
})
