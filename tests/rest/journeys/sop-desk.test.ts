// Meera sends an SOP, Kavya reviews it while Dev looks on: side by side, and neither reloads but to lose nothing.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, dev, fatima, kavya, meera, rohan } from '#seed/people.ts'
import { ensure, type Api } from '#tests/api.ts'
import { drawOver } from '#tests/draw-over.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp

beforeAll(async () => {
  // Now, as the browser has it: how many days are left is computed from both.
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const text = 'I grew up beside a railway line. मैं इंजीनियर बनना चाहती हूँ। 🚂 So I learned to build.'
const inDays = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString()
const sop = (days = 2): Parameters<Api['sop']['submit']>[0] => ({
  text,
  gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
  toefl: { taken: true, score: 104, scale: '0-120', date: null },
  universities: ['university-of-north-texas'],
  deadline: inDays(days),
  takingPaidHelp: false,
  loanProcess: 'not-applying',
})
const submit = async ({ api }: Visit, body = sop()): Promise<string> => (await api.sop.submit(body)).sopId
const mine = async ({ api }: Visit) => (await api.sop.versions())[0]
const placesOf = ({ remarks }: { remarks: { place: { start: number; quote: string } | null }[] }) =>
  remarks.map(({ place }) => place && [place.start, place.quote])
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const theText = (page: Page) => page.getByRole('region', { name: 'The text' })
const draw = (page: Page, words: string) => drawOver(page, theText(page), words)
const remarks = (page: Page) => page.getByRole('region', { name: 'Remarks' })
const saved = (page: Page, words: string) => remarks(page).getByText(words, { exact: true })
const write = async (page: Page, words: string) => {
  await page.keyboard.type(words)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Save the remark' }).count()).toBe(0)
  await saved(page, words).waitFor()
}

/** Where the first four remarks are, in the order of the text. */
const places = [
  [text.indexOf('beside'), 'beside a railway'],
  [text.indexOf('railway'), 'railway line'],
  [text.indexOf('मैं'), 'मैं इंजीनियर बनना चाहती हूँ।'],
  [text.indexOf('🚂'), '🚂'],
]

type Screens = { desk: Page; beside: Page; asMeera: Visit; asKavya: Visit }

async function takeSop({ desk, beside, asMeera }: Screens): Promise<string> {
  await desk.goto('/desk/sops')
  await desk.getByText('No SOP has been sent').waitFor()
  const id = await submit(asMeera)
  await desk.getByRole('link', { name: /SOPs 1 waiting/ }).waitFor()
  await desk.getByText('(2 days left)').waitFor()
  await beside.goto(`/desk/sops/${id}`)
  await beside.getByText('Nobody has it yet').waitFor()
  await press(desk, 'Take it from Meera Iyer')
  await expectPath(desk, `/desk/sops/${id}`)
  await desk.getByText('You have it').waitFor()
  await beside.getByText('Kavya has it').waitFor()
  await expect.poll(() => desk.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true)
  return id
}

async function remarkByMouse({ desk, beside }: Screens) {
  // By mouse; then over words that have a remark already.
  await draw(desk, 'railway line')
  await press(desk, 'Remark on this')
  await desk.getByLabel(/^Tag/).selectOption('Too vague')
  await desk.getByText('This could stand in anybody’s statement.').first().waitFor()
  await desk.getByRole('textbox', { name: 'Remark', exact: true }).focus()
  await write(desk, 'Which one?')
  await saved(beside, 'Which one?').waitFor()
  await draw(desk, 'beside a railway')
  await press(desk, 'Remark on this')
  await write(desk, 'How far?')
  await press(desk, 'Remark on the whole')
  await write(desk, 'A good beginning.')
}

async function remarkByKeys({ desk, asKavya }: Screens, id: string) {
  // By keys alone, on from there: Devanagari as a sentence, an emoji as a word, then all words to the last character.
  await desk.getByRole('heading', { level: 1 }).click()
  await desk.keyboard.press('t')
  for (const key of ['j', 'Enter']) await desk.keyboard.press(key)
  await write(desk, 'Say it in English, too.')
  for (const key of ['ArrowRight', 'Enter']) await desk.keyboard.press(key)
  await write(desk, 'No pictures.')
  for (const key of [...Array.from({ length: 6 }, () => 'Shift+ArrowRight'), 'Enter']) await desk.keyboard.press(key)
  await write(desk, 'From here to the end.')
  const now = await asKavya.api.sopDesk.read({ id })
  expect(placesOf(now).slice(0, 4)).toEqual(places)
  expect(ensure(ensure(now.remarks[4]).place).end).toBe(text.length)
}

async function goFromWordsToRemarks({ desk }: Screens) {
  // Words that are pressed show what was said of them; the keys go on to the next.
  const isSelected = (number: number) =>
    remarks(desk)
      .getByRole('button', { name: new RegExp(`^Remark ${number} `) })
      .getAttribute('aria-pressed')
  await theText(desk)
    .getByText('line', { exact: true })
    .or(theText(desk).getByText(' line', { exact: true }))
    .click()
  await expect.poll(() => isSelected(2)).toBe('true')
  await desk.keyboard.press('n')
  await expect.poll(() => isSelected(3)).toBe('true')
  await expectAccessible(desk)
}

async function judge({ desk, beside }: Screens) {
  // The judgement is saved as one goes.
  const judgement = desk.getByRole('region', { name: 'Judgement' })
  await judgement.getByRole('group', { name: 'Fit' }).getByText('3').click()
  await judgement.getByLabel(/^Note on fit/).fill('Say why there.')
  await judgement.getByText('Saved', { exact: true }).waitFor()
  await beside.getByText('Say why there.').waitFor()
  await desk.reload()
  await expect.poll(() => judgement.getByLabel(/^Note on fit/).inputValue()).toBe('Say why there.')
  await expect.poll(() => judgement.getByRole('radio', { name: '3 of 5' }).nth(1).isChecked()).toBe(true)
}

async function publish({ desk, beside, asMeera }: Screens): Promise<string> {
  expect(ensure(await mine(asMeera)).remarks).toEqual([])
  await press(desk, 'Publish')
  await desk.getByRole('dialog').getByText('5 remarks beside their words').waitFor()
  await press(desk, 'Publish it now')
  await desk.getByText(/Kavya published it on/).waitFor()
  await beside.getByText(/Kavya published it on/).waitFor()
  const feedback = ensure(await mine(asMeera))
  expect(feedback).toMatchObject({
    feedbackSubmitted: true,
    reviewer: 'Kavya',
    rubric: [{ criterion: 'fit', score: 3, note: 'Say why there.' }],
  })
  expect(placesOf(feedback)).toEqual([...places, [text.indexOf('🚂'), text.slice(text.indexOf('🚂'))], null])
  return ensure(feedback.remarks[0]).id
}

async function answerHelp({ desk, beside, asMeera }: Screens, id: string, remark: string) {
  // She asks for help with one; anyone who is at the desk answers.
  await asMeera.api.sop.markForHelp({ id: remark })
  await asMeera.api.sop.requestHelp({ id })
  const help = beside.getByRole('region', { name: 'Help wanted' })
  await help.getByLabel('Your answer').fill('In kilometres.')
  await help.getByRole('button', { name: 'Send the answer' }).click()
  await expect.poll(() => help.count()).toBe(0)
  await desk.getByText('In kilometres.').waitFor()
  expect(ensure(ensure(await mine(asMeera)).remarks[0]).helpAnswer).toMatchObject({ text: 'In kilometres.', by: 'Dev' })
}

test('taken from the queue, remarked by mouse and by keys, judged, published; each sees it at once', async () => {
  const [asMeera, asKavya, asDev] = [
    await browser.signedIn(meera),
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
  ]
  const screens = { desk: asKavya.page, beside: asDev.page, asMeera, asKavya }
  const id = await step('an SOP arrives and is taken; the other desk sees it', () => takeSop(screens))
  await step('remarks are made by mouse', () => remarkByMouse(screens))
  await step('remarks are made by keys alone', () => remarkByKeys(screens, id))
  await step('words show their remark, and keys go on to the next', () => goFromWordsToRemarks(screens))
  await step('the judgement is saved as one goes', () => judge(screens))
  const remark = await step('the feedback is published', () => publish(screens))
  await step('help is asked for, and answered at either desk', () => answerHelp(screens, id, remark))
})

test('what cannot be sent is kept, and is said once when the network is back', async () => {
  const [asRohan, asKavya] = [await browser.signedIn(rohan), await browser.signedIn(kavya)]
  const { page, context } = asKavya
  const id = await submit(asRohan)
  await asKavya.api.sopDesk.claim({ id })
  await page.goto(`/desk/sops/${id}`)
  const judgement = page.getByRole('region', { name: 'Judgement' })
  const box = page.getByRole('textbox', { name: 'Remark', exact: true })
  await draw(page, '🚂')
  await press(page, 'Remark on this')
  await context.setOffline(true)
  await box.fill('Lost on its way')
  await press(page, 'Save the remark')
  await page.getByText('What you typed is still here').first().waitFor()
  await judgement.getByLabel(/^Note on purpose/).fill('Clear.')
  await judgement.getByText(/Not saved, trying again/).waitFor()
  await expect.poll(() => box.inputValue()).toBe('Lost on its way')
  await context.setOffline(false)
  await saved(page, 'Lost on its way').waitFor()
  await expect.poll(() => box.count()).toBe(0)
  await judgement.getByText('Saved', { exact: true }).waitFor()
  const readVersion = () => asKavya.api.sopDesk.read({ id })
  expect(await readVersion()).toMatchObject({
    remarks: [{ text: 'Lost on its way', place: { quote: '🚂' } }],
    rubric: [{ criterion: 'purpose', note: 'Clear.' }],
  })

  // The answer is lost, and then the page: the server has it, the browser does not know.
  await page.route('**/remarks', async route => {
    await route.fetch()
    return route.abort()
  })
  await press(page, 'Remark on the whole')
  await box.fill('Twice?')
  await press(page, 'Save the remark')
  await page.getByText('What you typed is still here').first().waitFor()
  await page.reload()
  await page.getByText('This was on its way when the page was left').waitFor()
  await expect.poll(() => box.inputValue()).toBe('Twice?')
  await page.unroute('**/remarks')
  await press(page, 'Try again')
  await expect.poll(() => box.count()).toBe(0)
  expect((await readVersion()).remarks).toHaveLength(2)
})

test('two windows: what another changed is shown beside one’s own, and both can be kept', async () => {
  const [asFatima, asKavya] = [await browser.signedIn(fatima), await browser.signedIn(kavya)]
  const { page } = asKavya
  const id = await submit(asFatima)
  await asKavya.api.sopDesk.claim({ id })
  const made = await asKavya.api.sopDesk.remark({ id, text: 'One' })
  await page.goto(`/desk/sops/${id}`)
  await press(page, 'Change the remark on the whole')
  const box = page.getByRole('textbox', { name: 'Remark', exact: true })
  await box.fill('Mine')
  await asKavya.api.sopDesk.editRemark({ id: made.id, text: 'Theirs', revision: 1 })
  await page.getByText('Kavya changed this while you were writing.').waitFor()
  await page.getByText('Theirs: Theirs').waitFor()
  await expect.poll(() => box.inputValue()).toBe('Mine')
  await press(page, 'Save mine over it')
  await saved(page, 'Mine').waitFor()
  await press(page, 'Remove the remark on the whole')
  await press(page, 'Remove it')
  await expect.poll(() => saved(page, 'Mine').count()).toBe(0)
})

test('on the next version, what was said of the last is found again or listed as orphaned', async () => {
  const [asMeera, asKavya] = [await browser.signedIn(meera), await browser.signedIn(kavya)]
  const { page } = asKavya
  const id = await submit(asMeera, { ...sop(20), text: text.replace('I grew up beside', 'As a child I lived near') })
  await page.goto('/desk/sops')
  await page.getByRole('link', { name: 'Meera Iyer' }).first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('The next SOP', { exact: true }).waitFor()
  await page.goto(`/desk/sops/${id}`)
  await page.getByLabel('Show what was said of').selectOption('Version 1 as well')
  await page
    .getByRole('region', { name: 'Said of version 1' })
    .getByRole('button', { name: /^Moved.*🚂/ })
    .first()
    .waitFor()
  await page.getByRole('region', { name: 'Orphaned: these words are gone' }).getByText('beside a railway').waitFor()
  await press(page, 'What changed since version 1')
  await page.getByRole('region', { name: 'What changed' }).getByText('As a child').waitFor()
  await expectAccessible(page)
})

test('one remark and five marks are published in five presses, and nothing by accident', async () => {
  const [asArjun, asKavya] = [await browser.signedIn(arjun), await browser.signedIn(kavya)]
  const { page } = asKavya
  const id = await submit(asArjun)
  await asKavya.api.sopDesk.claim({ id })
  await page.goto(`/desk/sops/${id}`)
  await page.getByText('You have it').waitFor()
  const judgement = page.getByRole('region', { name: 'Judgement' })
  const scoreOf = async () => {
    const { rubric } = await asKavya.api.sopDesk.read({ id })
    return rubric.map(({ score }) => score)
  }
  const dialog = page.getByRole('dialog', { name: 'Publish the feedback' })

  // A digit scores what is next, Backspace takes it back; without a remark there is nothing to publish.
  await judgement.getByText('Next: press 1 to 5.').waitFor()
  await page.keyboard.press('1')
  await judgement.getByText('Saved', { exact: true }).waitFor()
  expect(await scoreOf()).toEqual([1])
  await page.keyboard.press('Backspace')
  await expect.poll(scoreOf).toEqual([])
  await page.keyboard.press('Control+Enter')
  expect(await dialog.count()).toBe(0)

  let presses = 0
  const count = async (act: Promise<void>) => {
    presses += 1
    await act
  }
  await count(draw(page, 'railway line'))
  await page.keyboard.type('Which one?')
  const box = page.getByRole('textbox', { name: 'Remark', exact: true })
  await expect.poll(() => box.inputValue()).toBe('Which one?')
  await count(page.keyboard.press('Control+Enter'))
  await expect.poll(() => box.count()).toBe(0)
  await saved(page, 'Which one?').waitFor()
  // Five digits in a row are typed, as the remark is.
  await count(page.keyboard.type('43543'))
  await count(page.keyboard.press('Control+Enter'))
  await dialog.getByText('1 remark beside their words').waitFor()
  await dialog.getByText('a judgement by 5 of 5 criteria').waitFor()
  await expect.poll(() => dialog.locator('button:focus').innerText()).toBe('Publish it now')
  await expectAccessible(page)
  // Left by Escape, nothing is published.
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(ensure(await mine(asArjun)).feedbackSubmitted).toBe(false)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => dialog.locator('button[aria-disabled="true"]').count()).toBe(0)
  await count(page.keyboard.press('Enter'))
  await page.getByText(/Kavya published it on/).waitFor()
  expect(ensure(await mine(asArjun))).toMatchObject({ feedbackSubmitted: true, reviewer: 'Kavya' })
  expect(await scoreOf()).toEqual([4, 3, 5, 4, 3])
  expect(presses).toBe(5)
})
