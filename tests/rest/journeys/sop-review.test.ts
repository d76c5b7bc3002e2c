// Meera's statement of purpose besides its first round: the draft, the feedback beside its text, the second round.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import * as feedback from '#src/stages/sop-review/feedback/copy.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { answer, better, box, inDays, link, newest, press, review, says, text } from '#tests/journeys/sop-review.ts'
import { step } from '#tests/step.ts'
import { contentRecord } from '#src/features/content/record/rules.ts'
import { blankOf } from '#src/records/record.ts'

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
  await asMeera.api.accounts.signIn({ email: rohan.email, password: 'chai-at-the-gate' })
  await page.goto('/sop-review/submit-sop')
  await box(page, 'Statement of purpose').waitFor()
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe('')
  await page.goto('about:blank')
  await asMeera.api.accounts.signIn({ email: meera.email, password: 'chai-at-the-gate' })
  await page.goto('/sop-review/submit-sop')
  await expect.poll(() => box(page, 'Statement of purpose').inputValue()).toBe(text)
}

/** As far as a draft has to be looked for. */
async function typeDraft(page: Page) {
  await page.goto('/sop-review/submit-sop')
  await box(page, 'Statement of purpose').fill(text)
  await answer(page, 'Have you taken the TOEFL?', 'Yes')
  await box(page, 'Score').fill('104')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('104')
}

test('the draft is its writer’s alone', async () => {
  const asMeera = await at.signedIn(meera)
  await step('the draft is typed', () => typeDraft(asMeera.page))
  await step('the draft is there after a reload', () => reloadDraft(asMeera.page))
  await step('somebody else at this browser does not see it', () => changePerson(asMeera))
})

/** By the calls of her pages; they have a journey of their own. */
async function submitByCall({ api }: Visit) {
  await api.sop.submit({
    text,
    gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
    toefl: { taken: true, score: 104, scale: '0-120', date: null },
    universities: ['university-of-north-texas'],
    deadline: inDays(30),
    takingPaidHelp: false,
    loanProcess: 'not-applying',
  })
}

async function reviewByCall(asMeera: Visit, asKavya: Visit) {
  await review(asKavya, await newest(asMeera), text, [
    { on: 'a railway line in Warangal', text: 'Which line?', tag: 'strong' },
    { on: 'Warangal. 🚂 Since', text: 'Keep these apart.' },
    { on: 'Since childhood I loved machines.', text: '', tag: 'cliche' },
    { text: 'A good beginning.' },
  ])
}

async function watchWhileWaiting({ page }: Visit, asKavya: Visit) {
  const { id: videoId } = await asKavya.api.content.add({
    ...blankOf(contentRecord),
    type: 'Video',
    format: 'YouTube',
    title: 'A reader and a statement',
    summary: 'Where she stops.',
    stage: 'sop-review',
    address: 'https://youtu.be/dQw4w9WgXcQ',
  })
  await asKavya.api.content.publish({ id: videoId })
  await page.goto('/sop-review/review-feedback')
  await says(page, feedback.inReview)
  await page.getByRole('button', { name: 'Watch A reader and a statement' }).click()
  await page.getByRole('dialog', { name: 'A reader and a statement' }).getByText('Where she stops.').waitFor()
  await press(page, 'Close')
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

async function markForHelp(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await press(page, 'Need Help')
  await page.getByRole('article', { name: 'Remark 3' }).getByRole('checkbox', { name: 'Mark for help' }).check()
  await says(page, 'You marked one remark.')
  await expectAccessible(page)
}

async function answerByCall(asMeera: Visit, asDev: Visit) {
  const { sopId, remarks } = ensure((await asMeera.api.sop.versions())[0])
  const marked = ensure(remarks.find(remark => remark.markedForHelp))
  await asMeera.api.sop.requestHelp({ id: sopId })
  await asDev.api.sopDesk.answerHelp({ id: marked.id, text: 'Tell of the day you took something apart.' })
}

test('a video is there to watch meanwhile, and text and remarks of the feedback lead to each other', async () => {
  const [asMeera, asKavya, asDev] = [await at.signedIn(meera), await at.signedIn(kavya), await at.signedIn(dev)]
  const { page } = asMeera
  await submitByCall(asMeera)
  await step('a video is there to watch', () => watchWhileWaiting(asMeera, asKavya))
  await step('the feedback arrives', () => reviewByCall(asMeera, asKavya))
  await page.goto('/sop-review/sop-review-feedback')
  await step('text and remarks lead to each other', () => goBetweenTextAndRemarks(page))
  await step('one of them is marked for help', () => markForHelp(page))
  await step('help is given', () => answerByCall(asMeera, asDev))
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
