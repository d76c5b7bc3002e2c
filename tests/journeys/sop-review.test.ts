// Meera's statement of purpose from the welcome to the last step; Kavya reviews it. Neither reloads.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import * as feedback from '#src/stages/sop-review/feedback/copy.ts'
import * as submit from '#src/stages/sop-review/submit/rules.ts'
import { ensure } from '../api.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { step } from '#tests/step.ts'
import * as documents from '#src/features/documents/copy.ts'
import { add, paperPdf } from './documents.ts'
import { answer, box, inDays, link, newest, pdf, press, review, says, text, versions, wait } from './sop-review.ts'

let at: BrowserApp
beforeAll(async () => {
  // Now, as the browser has it: both sides must agree which days are to come.
  at = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

async function begin(page: Page) {
  await page.goto('/sop-review')
  await page.getByRole('heading', { name: 'Comments on the very words' }).waitFor()
  await press(page, 'Submit your SOP')
  await page.getByRole('button', { name: /^Submit SOP/ }).waitFor()
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

async function readFeedback(asMeera: Visit, asKavya: Visit) {
  const { page } = asMeera
  await page.getByRole('button', { name: /^Review feedback/ }).click()
  await says(page, feedback.inReview)
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
  await asDev.api.sopDesk.answerHelp({ id: ensure(asked).id, text: 'Tell of the day you took something apart.' })
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
  // Its panel is as it was before; until then what stands below it moves.
  await page.getByRole('button', { name: 'Open it again' }).waitFor({ state: 'detached' })
}

async function registerForWebinar(page: Page) {
  await page.getByRole('button', { name: /^Attend webinar/ }).click()
  await expectPath(page, '/sop-review/attend-webinar')
  await press(page, 'Register')
  await says(page, 'You are registered.')
}

test('an SOP is written, corrected, submitted, reviewed and rated', async () => {
  const [asMeera, asKavya, asDev] = [await at.signedIn(meera), await at.signedIn(kavya), await at.signedIn(dev)]
  const { page } = asMeera
  await step('the stage begins', () => begin(page))
  await step('nothing is sent while something is missing', () => submitNothing(page))
  await step('what is wrong is said, and nothing typed is lost', () => submitWrong(asMeera))
  await step('it is submitted, and the draft is gone', () => submitSop(asMeera))
  await step('the feedback arrives, and is read', () => readFeedback(asMeera, asKavya))
  await step('help is asked for, and given', () => askForHelp(asMeera, asDev))
  await step('the feedback is rated', () => rateFeedback(asMeera))
  await step('the step is completed and opened again', () => completeAndReopen(page))
  await step('the webinar of the stage is registered for', () => registerForWebinar(page))
})

test('a resume chosen from their documents is still chosen after a reload, and is attached by submitting alone', async () => {
  const asRohan = await at.signedIn(rohan)
  const { page, api } = asRohan
  await page.goto('/documents')
  await add(page, await paperPdf(), 'resume', {})
  const sopOf = async () => (await api.vault.read()).papers[0]?.uses ?? expect.fail('there is no resume')
  await page.goto('/sop-review/submit-sop')
  const useIt = page.getByRole('button', { name: 'Use it here (Resume)' })
  const chosen = page.getByRole('list', { name: 'Your resume' }).getByText('scan-resume.pdf')
  await useIt.click()
  await chosen.waitFor()
  await page.reload()
  await chosen.waitFor()
  expect(await useIt.count()).toBe(0)
  expect(await sopOf()).toEqual([])
  await box(page, 'Statement of purpose').fill(text)
  await answer(page, 'Have you taken the GRE?', 'Yes')
  for (const [name, score] of [
    ['Quantitative', '165'],
    ['Verbal', '158'],
    [/^AWA/, '4.5'],
  ] as const)
    await box(page, name).fill(score)
  await answer(page, 'Have you taken the TOEFL?', 'Yes')
  await box(page, 'Score').fill('104')
  await page.getByRole('combobox', { name: /^Universities/ }).fill('North Texas')
  await page.getByRole('option', { name: 'University of North Texas' }).first().click()
  await page.getByLabel('SOP deadline').fill(inDays(30))
  await answer(page, 'Are you paying a consultancy for help with your SOP?', 'No')
  // Removed on another device meanwhile, it is said, and can be chosen anew.
  const [kept = expect.fail('there is no resume')] = (await api.vault.read()).papers
  await api.vault.remove({ id: kept.id })
  await press(page, 'Submit')
  await says(page, documents.notAttachable)
  expect(await versions(asRohan)).toEqual([])
  await page.goto('/documents')
  await add(page, await paperPdf(), 'resume', {})
  await page.goto('/sop-review/submit-sop')
  await useIt.click()
  await chosen.waitFor()
  await page.reload()
  await chosen.waitFor()
  await press(page, 'Submit')
  await says(page, submit.submitted)
  expect(await versions(asRohan)).toMatchObject([{ resume: { name: 'Resume.pdf' } }])
  expect((await sopOf()).map(({ use }) => use)).toEqual(['/sop-review/submit-sop'])
})
