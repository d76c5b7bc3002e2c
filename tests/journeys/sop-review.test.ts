// Meera's statement of purpose from the first draft to the second round; Kavya reviews it. Neither reloads.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import * as feedback from '#src/stages/sop-review/feedback/copy.ts'
import { anchorAt } from '#src/stages/sop-review/feedback/rules.ts'
import * as submit from '#src/stages/sop-review/submit/copy.ts'
import { expectAccessible, expectPath, openBrowserHouse, type BrowserHouse, type Visit } from '../browser.ts'
import { clockAt } from '../house.ts'
import { step } from '../step.ts'

let at: BrowserHouse
beforeAll(async () => {
  // Now, as the browser has it: both sides must agree which days are to come.
  at = await openBrowserHouse({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const text = 'I grew up beside a railway line in Warangal. 🚂 Since childhood I loved machines. So I learned to build.'
const better = 'I grew up beside a railway line in Warangal. 🚂 At nine I took a radio apart. So I learned to build.'
const inDays = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString()
const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(200)}\n%%EOF`) }

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const answer = (page: Page, question: string, words: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words, exact: true }).check()
const wait = (page: Page, count: number, words: string) =>
  expect.poll(() => page.getByText(words, { exact: true }).count()).toBe(count)

type Sent = { sopId: string; number: number; text: string; remarks: readonly { id: string; text: string }[] }
const versions = async (visit: Visit): Promise<readonly Sent[]> => Object(await visit.call('GET', '/api/sop/versions'))
const newest = async (visit: Visit): Promise<string> =>
  (await versions(visit))[0]?.sopId ?? expect.fail('nothing was sent')

type Said = { on?: string; text: string; tag?: string }

/** Kavya's side, by the calls of her desk; its screens have a journey of their own. */
async function review(asKavya: Visit, id: string, about: string, remarks: readonly Said[]): Promise<void> {
  await asKavya.call('PUT', `/api/desk/sops/${id}/claim`, {})
  for (const { on, text: words, tag = null } of remarks) {
    const place = on === undefined ? null : anchorAt(about, about.indexOf(on), about.indexOf(on) + on.length)
    await asKavya.call('POST', `/api/desk/sops/${id}/remarks`, { text: words, tag, place })
  }
  const rubric = [{ criterion: 'evidence', score: 4, note: 'The radio is just right.' }]
  await asKavya.call('PUT', `/api/desk/sops/${id}/rubric`, { rubric, revision: 0 })
  await asKavya.call('PUT', `/api/desk/sops/${id}/publication`, {})
}

async function submitNothing(page: Page) {
  await page.goto('/sop-review/sop-review-feedback')
  await expectPath(page, '/sop-review/review-feedback')
  await page
    .getByRole('dialog')
    .getByText('Complete "Submit SOP for feedback" above to unlock this step! It\'ll only take a minute.')
    .waitFor()
  await press(page, 'Back to the steps')
  await page.goto('/sop-review/submit-sop')
  await press(page, 'Submit')
  await wait(page, 1, submit.textRequired)
  await wait(page, 2, submit.greRequired)
  for (const words of [submit.universitiesRequired, submit.deadlineRequired, submit.paidHelpRequired])
    await wait(page, 1, words)
}

async function submitWrong(asMeera: Visit) {
  const { page } = asMeera
  await box(page, 'Statement of purpose').fill(text)
  await answer(page, 'Have you taken the GRE?', 'Yes')
  await box(page, 'Quantitative').fill('165')
  await answer(page, 'Have you taken the TOEFL?', 'Yes')
  await box(page, 'Score').fill('121')
  await page.getByRole('combobox', { name: /^Universities/ }).fill('North Texas')
  await page.getByRole('option', { name: 'University of North Texas' }).first().click()
  await page.getByLabel('SOP deadline').fill(inDays(30))
  await answer(page, 'Are you paying a consultancy for help with your SOP?', 'No')
  await press(page, 'Submit')
  await wait(page, 2, submit.greWrong)
  await wait(page, 1, submit.toeflWrong)
  await box(page, 'Verbal').fill('158')
  await box(page, /^AWA/).fill('4.5')
  await box(page, 'Score').fill('104')
  await page.getByLabel(/^Resume/).setInputFiles({ ...pdf, buffer: Buffer.from('MZ a program') })
  await press(page, 'Submit')
  await says(page, 'not what its name says')
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe(text)
  expect(await versions(asMeera)).toEqual([])
}

async function reloadDraft(page: Page) {
  await page.reload()
  await says(page, 'What you typed before is here again.')
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe(text)
  await expect.poll(() => box(page, 'Score').inputValue()).toBe('104')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Since childhood')
}

async function changePerson(asMeera: Visit) {
  const { page } = asMeera
  // Somebody else at this browser, and then Meera again; a page left open would hear that its session has ended.
  await page.goto('about:blank')
  await asMeera.call('POST', '/api/session/password', { email: rohan.email, password: 'chai-at-the-gate' })
  await page.goto('/sop-review/submit-sop')
  await box(page, 'Statement of purpose').waitFor()
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe('')
  await page.goto('about:blank')
  await asMeera.call('POST', '/api/session/password', { email: meera.email, password: 'chai-at-the-gate' })
  await page.goto('/sop-review/submit-sop')
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe(text)
}

async function submitSop(asMeera: Visit) {
  const { page } = asMeera
  await page.getByLabel(/^Resume/).setInputFiles(pdf)
  await press(page, 'Submit')
  await says(page, submit.submitted)
  await says(page, 'A reviewer reads every line')
  expect(await page.getByRole('button', { name: 'Submit', exact: true }).count()).toBe(0)
  await says(page, 'In Progress')
  await page.reload()
  await page.getByRole('link', { name: 'cv.pdf' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Since childhood')
  expect(await versions(asMeera)).toMatchObject([{ number: 1, text }])
}

test('an SOP is written, corrected and sent; the draft is its writer’s alone', async () => {
  const asMeera = await at.signedIn(meera)
  const { page } = asMeera
  await step('nothing is sent while something is missing', () => submitNothing(page))
  await step('what is wrong is said, and nothing typed is lost', () => submitWrong(asMeera))
  await step('the draft is there after a reload', () => reloadDraft(page))
  await step('somebody else at this browser does not see it', () => changePerson(asMeera))
  await step('it is submitted, and the draft is gone', () => submitSop(asMeera))
})

async function watchWhileWaiting({ page }: Visit, asKavya: Visit) {
  const video = {
    type: 'Video',
    format: 'YouTube',
    title: 'A reader and a statement',
    summary: 'Where she stops.',
    stage: 'sop-review',
    address: 'https://youtu.be/dQw4w9WgXcQ',
  }
  const { id: videoId } = Object(await asKavya.call('POST', '/api/desk/content', video))
  await asKavya.call('PUT', `/api/desk/content/${videoId}/publication`, {})
  await page.goto('/sop-review/review-feedback')
  await says(page, feedback.inReview)
  await page.getByRole('button', { name: 'Watch A reader and a statement' }).click()
  await page.getByRole('dialog', { name: 'A reader and a statement' }).getByText('Where she stops.').waitFor()
  await press(page, 'Close')
}

async function readFeedback(asMeera: Visit, asKavya: Visit) {
  const { page } = asMeera
  await review(asKavya, await newest(asMeera), text, [
    { on: 'a railway line in Warangal', text: 'Which line?', tag: 'strong' },
    { on: 'Warangal. 🚂 Since', text: 'Keep these apart.' },
    { on: 'Since childhood I loved machines.', text: '', tag: 'cliche' },
    { text: 'A good beginning.' },
  ])
  await says(page, 'Ready for Review')
  await says(page, 'Kavya left 4 remarks')
  await says(page, '4 of 5')
  await link(page, 'Read the feedback').click()
  await expectPath(page, '/sop-review/sop-review-feedback')
  await says(page, feedback.tags.cliche.explanation)
  await says(page, 'The radio is just right.')
  await expect.poll(async () => (await versions(asMeera))[0]).toMatchObject({ reviewSeen: true })
  await expectAccessible(page)
}

async function goBetweenTextAndRemarks(page: Page) {
  // The very words, as one reads them: put together the pieces are the text.
  const own = page.getByRole('region', { name: 'Your text' })
  expect(
    (await own.textContent())
      ?.replace(/^(.*?)1a railway/, '$1a railway')
      .replace('2Warangal', 'Warangal')
      .replace('3Since', 'Since'),
  ).toBe(text)
  await link(page, 'Remark 3: "Since childhood I loved machines."').focus()
  await page.keyboard.press('Enter')
  const third = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: 'Remark 3' }) })
  await expect.poll(() => third.evaluate(item => item === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Show in the text for remark 2' }).click()
  await expect.poll(() => link(page, /^Remark 2:/).evaluate(words => words === document.activeElement)).toBe(true)

  // On a phone the remark comes over the text.
  await page.setViewportSize({ width: 360, height: 780 })
  await link(page, /^Remark 1: "a railway line/).click()
  await page.getByRole('dialog', { name: 'Remark 1' }).getByText('Which line?').waitFor()
  await press(page, 'Close')
}

async function askForHelp(asMeera: Visit, asDev: Visit) {
  const { page } = asMeera
  await press(page, 'Need Help')
  await says(page, feedback.nothingMarked)
  await expect.poll(() => page.getByRole('button', { name: 'Submit Request' }).isDisabled()).toBe(true)
  await page.getByRole('article', { name: 'Remark 3' }).getByRole('checkbox', { name: 'Mark for help' }).check()
  await says(page, 'You marked one remark.')
  await expectAccessible(page)
  await press(page, 'Submit Request')
  await says(page, feedback.helpReceived)
  const next = page.getByRole('region', { name: 'What to do next' })
  await next.getByText(feedback.expertWillHelp).waitFor()
  await expect.poll(() => next.evaluate(section => section === document.activeElement)).toBe(true)
  await says(page, feedback.expertWillHelp)
  const asked = (await versions(asMeera))[0]?.remarks.find(remark => remark.text === '')
  await asDev.call('PUT', `/api/desk/sop-remarks/${asked?.id}/help-answer`, {
    text: 'Tell of the day you took something apart.',
  })
  await page.getByRole('article', { name: 'Remark 3' }).getByText('Tell of the day you took something apart.').waitFor()
  await says(page, /^Dev answered on/)
  await says(page, 'Your questions are answered')
}

async function rateFeedback(asMeera: Visit) {
  const { page } = asMeera
  await press(page, 'Submit')
  await says(page, feedback.ratingRequired)
  await page.locator('label').filter({ hasText: feedback.ratingWords[4] }).click()
  await press(page, 'Submit')
  await says(page, feedback.feedbackSent)
  await says(page, `You said: ${feedback.ratingWords[4]}`)
  expect((await versions(asMeera))[0]).toMatchObject({ reviewRating: 4 })
}

async function completeAndReopen(page: Page) {
  // Opened again it is ready for review; done, and done no more.
  await press(page, 'Open it again')
  await press(page, 'Mark as Complete')
  await says(page, 'You marked the feedback as complete')
  await link(page, 'SOP review').click()
  await says(page, 'Step complete!')
  await says(page, 'Tell of the day you took something apart.')
  await press(page, 'Open it again')
  await says(page, 'Ready for Review')
}

test('the feedback arrives, is read, asked about, answered and rated', async () => {
  const [asMeera, asKavya, asDev] = [await at.signedIn(meera), await at.signedIn(kavya), await at.signedIn(dev)]
  await step('a video is there to watch meanwhile', () => watchWhileWaiting(asMeera, asKavya))
  await step('the feedback arrives, and is read', () => readFeedback(asMeera, asKavya))
  await step('text and remarks lead to each other', () => goBetweenTextAndRemarks(asMeera.page))
  await step('help is asked for, and given', () => askForHelp(asMeera, asDev))
  await step('the feedback is rated', () => rateFeedback(asMeera))
  await step('the step is completed and opened again', () => completeAndReopen(asMeera.page))
})

test('the next version begins a new round, and the first stays readable', async () => {
  const [asMeera, asKavya] = [await at.signedIn(meera), await at.signedIn(kavya)]
  const { page } = asMeera
  await page.goto('/sop-review/submit-sop')
  await press(page, 'Write version 2')
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe(text)
  await expect.poll(() => box(page, 'Verbal').inputValue()).toBe('158')
  await box(page, 'Statement of purpose').fill(better)
  await press(page, 'Submit')
  await says(page, 'You submitted version 2')
  await says(page, 'In Progress')

  await page.goto('/sop-review/sop-review-feedback')
  await says(page, feedback.inReview)
  await press(page, 'What changed since version 1')
  await page.getByRole('deletion').getByText('childhood').first().waitFor()
  await page.getByRole('insertion').getByText('radio').first().waitFor()
  await press(page, 'Back to the text')

  // Published while the first version is read: announced, and the page stays where it is.
  await link(page, 'Version 1').click()
  await says(page, 'This round is over.')
  await says(page, 'Tell of the day you took something apart.')
  await review(asKavya, await newest(asMeera), better, [{ on: 'a radio', text: 'This is the one.', tag: 'strong' }])
  await page.getByRole('link', { name: 'Version 2', exact: true }).waitFor()
  await says(page, 'Tell of the day you took something apart.')
  expect(await page.getByRole('button', { name: 'Need Help' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Version 2', exact: true }).click()
  await says(page, 'This is the one.')
  await expectAccessible(page)
})

test('another student reads none of it', async () => {
  const asRohan = await at.signedIn(rohan)
  await asRohan.page.goto('/sop-review/sop-review-feedback?version=1')
  await expectPath(asRohan.page, '/sop-review/review-feedback')
})

test('what does not come is asked for again', async () => {
  const { page } = await at.signedIn(meera)
  await page.route('**/api/sop/versions', route => route.abort())
  await page.goto('/sop-review/sop-review-feedback')
  await says(page, 'We cannot show your SOP just now')
  await page.unroute('**/api/sop/versions')
  await press(page, 'Try again')
  await says(page, 'This is the one.')
})

test('a text of 20,000 characters takes every key, and keeps it', async () => {
  const { page } = await at.signedIn(rohan)
  await page.goto('/sop-review/submit-sop')
  const long = 'It passed at four in the morning. '.repeat(600)
  const words = 'So I learned to build things.'
  await box(page, 'Statement of purpose').fill(long)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe(long + words)
  // The draft is written after a pause.
  await expect.poll(() => page.evaluate(typed => JSON.stringify(localStorage).includes(typed), words)).toBe(true)
})
