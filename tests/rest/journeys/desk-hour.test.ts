// An hour at the desk: twelve students, one advisor, no mouse. Each thing is done by as many presses as docs/desk.md says.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { kavya, meera, students as demoStudents } from '#seed/people.ts'
import { appServices } from '#src/app/services.ts'
import { passwords } from '#src/features/accounts/tables.ts'
import { sendWhatIsDue } from '#tests/due-answers.ts'
import { remakeRisks } from '#src/features/plan/risks/jobs.ts'
import { people } from '#src/platform/identity/tables.ts'
import { ensure } from '#tests/api.ts'
import { clockAt } from '#tests/app.ts'
import { openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { giveConsents } from '#tests/consents.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp

// The browser counts by its own clock what is late, and for how long an answer can be taken back.
beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

/**
 * One press is one key, or several held together. What is written is typed and counts as none: words, and the row of digits
 * that are the five marks of an SOP. Counted from when what is to be done is in front of one, until it is done.
 */
function counting({ keyboard }: Page) {
  let presses = 0
  return {
    press: async (key: string) => {
      presses += 1
      await keyboard.press(key)
    },
    type: (words: string) => keyboard.type(words),
    /** Since the last time. */
    count: () => {
      const since = presses
      presses = 0
      return since
    },
  }
}

type Keys = ReturnType<typeof counting>
type Desk = { page: Page; keys: Keys; visit: Visit; twelve: readonly Student[] }
type Student = Visit & { id: string }

const today = () => Temporal.Now.plainDateISO('Asia/Kolkata')
const inDays = (days: number) => today().add({ days }).toString()
const idOf = async ({ api }: Visit) => ensure((await api.accounts.session({})).user).id

/** The demo's five, and seven more. */
async function signInTwelve(): Promise<readonly Student[]> {
  const { db, now } = browser.app.services
  const [known] = await db.select().from(passwords).innerJoin(people, eq(people.id, passwords.person))
  const { hash, setAt } = ensure(known).passwords
  const seven = ['Aditi', 'Bhavna', 'Chetan', 'Divya', 'Esha', 'Farhan', 'Gauri'].map(firstName => ({
    firstName,
    lastName: 'Rao',
    email: `${firstName.toLowerCase()}.rao@example.com`,
    createdAt: now(),
    emailVerifiedAt: now(),
  }))
  const made = await db.insert(people).values(seven).returning({ id: people.id })
  await db.insert(passwords).values(made.map(({ id }) => ({ person: id, hash, setAt })))
  const all: Student[] = []
  for (const person of [...demoStudents, ...seven]) {
    const visit = await browser.signedIn(person)
    await giveConsents(visit)
    all.push({ ...visit, id: await idOf(visit) })
  }
  return all
}

const form = {
  stage: 'bank-accounts',
  type: 'FillForm',
  title: 'Tell us of your bank',
  description: '',
  attachments: [],
  form: [
    { id: 'q0001', kind: 'text', label: 'Which bank?', help: '', required: true, options: [], min: null, max: null },
  ],
  typeformUrl: null,
  webinarId: null,
  labels: {},
  audience: 'students',
} satisfies Partial<Parameters<Visit['api']['deskCustomSteps']['makeAssigned']>[0]>

const sop = 'I grew up beside a railway line. Since then I have loved machines. So I learned to build.'

/** Six write, one sends an SOP, two answer a form, and two have a flight that comes too soon. */
async function beginTheMorning({ visit, twelve }: Desk) {
  for (const [index, { api }] of twelve.slice(0, 6).entries())
    await api.chat.say({ text: `Question ${index}: may I ask something?`, about: null, documents: [] })
  await ensure(twelve[6]).api.sop.submit({
    text: sop,
    gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
    toefl: { taken: true, score: 104, scale: '0-120', date: null },
    universities: ['university-of-north-texas'],
    deadline: inDays(9),
    takingPaidHelp: false,
    loanProcess: 'not-applying',
  })
  const answering = twelve.slice(7, 9)
  const { id } = await visit.api.deskCustomSteps.makeAssigned({
    ...form,
    students: answering.map(({ id: one }) => one),
  })
  for (const { api } of answering) await api.customSteps.answer({ id, answers: { q0001: 'The one in my town.' } })
  for (const { api } of twelve.slice(9, 11)) {
    await api.onboarding.answer({ cycle: 'spring-2027' })
    await api.plan.give({ thing: 'flight', day: inDays(20) })
  }
  await remakeRisks(browser.app.services, appServices)
  return id
}

const focused = (page: Page) =>
  page.evaluate(() => ({
    tag: document.activeElement?.tagName ?? '',
    name: document.activeElement?.getAttribute('aria-label') ?? '',
    isWrittenIn: document.activeElement?.getAttribute('contenteditable') === 'true',
  }))

const openRow = (page: Page) => page.locator('[data-row][aria-current=true]')

async function answerChat({ page, keys }: Desk): Promise<void> {
  await page.getByRole('textbox', { name: /^Your answer to / }).waitFor()
  await keys.press('r')
  await expect.poll(() => focused(page)).toMatchObject({ tag: 'TEXTAREA' })
  await keys.type('Yes, please do.')
  await keys.press('Control+Enter')
}

async function reviewSop({ page, keys }: Desk): Promise<void> {
  const judgement = page.getByRole('region', { name: 'Judgement' })
  const remark = page.getByRole('textbox', { name: 'Remark', exact: true })
  await page.getByRole('button', { name: 'Take it' }).waitFor()
  // It is taken, and its first sentence is selected.
  await keys.press('r')
  await expect.poll(() => focused(page)).toMatchObject({ name: 'The text' })
  await keys.press('Enter')
  await remark.and(page.locator(':focus')).waitFor()
  await keys.type('Begin with the machine.')
  await keys.press('Control+Enter')
  await remark.waitFor({ state: 'detached' })
  await keys.type('43543')
  await judgement.getByText('Saved', { exact: true }).waitFor()
  await keys.press('Control+Enter')
  await page.locator('dialog button:focus:not([aria-disabled=true])', { hasText: 'Publish it now' }).waitFor()
  await keys.press('Enter')
}

async function answerStep({ page, keys }: Desk): Promise<void> {
  await page.getByRole('textbox', { name: 'Words' }).waitFor()
  await keys.press('r')
  await expect.poll(() => focused(page)).toMatchObject({ isWrittenIn: true })
  await keys.type('That bank is fine.')
  await keys.press('Control+Enter')
}

const ways: Readonly<Record<string, { act: (desk: Desk) => Promise<void>; presses: number }>> = {
  chat: { act: answerChat, presses: 2 },
  sop: { act: reviewSop, presses: 5 },
  'custom-step': { act: answerStep, presses: 2 },
}

/** Each row is dealt with as it comes; once it is, the next one is open. */
async function emptyInbox(desk: Desk): Promise<void> {
  const { page, keys, visit } = desk
  await page.goto('/desk/today')
  await page.getByRole('list', { name: 'What waits' }).getByRole('link').nth(8).waitFor()
  // What is to be read again of facts waits as well, and is for later.
  const isFact = async () =>
    (await openRow(page)
      .getByText(/facts? to check again/)
      .count()) > 0
  do await keys.press('j')
  while (await isFact())
  const done: string[] = []
  while (done.length < 9) {
    const id = ensure((await openRow(page).getAttribute('data-row')) ?? undefined)
    const { kind } = ensure((await visit.api.requests.inbox({})).find(row => row.id === id))
    const { act, presses } = ways[kind] ?? expect.fail(`nobody asked for: ${kind}`)
    keys.count()
    await act(desk)
    await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' })
    expect({ kind, presses: keys.count() }).toEqual({ kind, presses })
    done.push(kind)
    if (done.length < 9) await openRow(page).waitFor()
  }
  expect(done.toSorted()).toEqual([...Array(6).fill('chat'), ...Array(2).fill('custom-step'), 'sop'])
  browser.app.clock.pass({ seconds: 10 })
  await sendWhatIsDue(browser.app.services)
}

async function seeTheAnswers({ twelve }: Desk, stepId: string): Promise<void> {
  for (const { api } of twelve.slice(0, 6))
    expect((await api.chat.read({})).messages.at(-1)).toMatchObject({ text: 'Yes, please do.', by: 'Kavya' })
  expect((await ensure(twelve[6]).api.sop.versions())[0]).toMatchObject({
    feedbackSubmitted: true,
    remarks: [{ text: 'Begin with the machine.', place: { quote: 'I grew up beside a railway line.' } }],
    rubric: [4, 3, 5, 4, 3].map(score => ({ score })),
  })
  for (const { api } of twelve.slice(7, 9))
    expect((await api.customSteps.read({ id: stepId })).fulfillmentResponse).toMatchObject({
      htmlString: '<p>That bank is fine.</p>',
    })
}

async function giveThreeAStep({ page, keys, visit, twelve }: Desk): Promise<void> {
  const { id } = await visit.api.deskCustomSteps.makeAssigned({
    ...form,
    type: 'ConsumeContent',
    title: 'Read about doses',
    description: '<p>So that we can plan.</p>',
    stage: 'vaccines',
    form: [],
    // Somebody has it who is not among the first three of the strip.
    students: [ensure((await visit.api.students.overview({})).students.at(-1)).id],
  })
  await page.goto('/desk/students')
  await page.getByRole('link', { name: 'Gauri Rao' }).waitFor()
  keys.count()
  for (const many of [1, 2, 3]) {
    await keys.press('x')
    await page.getByText(`${many} ticked`, { exact: true }).waitFor()
  }
  await keys.press('s')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Step', { exact: true }).and(page.locator(':focus')).waitFor()
  await dialog.getByRole('option', { name: /^Read about doses/ }).waitFor({ state: 'attached' })
  await keys.press('ArrowDown')
  await dialog.getByText('A new step for you: Read about doses').waitFor()
  await keys.press('Control+Enter')
  await page.getByText('Step assigned to 3 students.').waitFor()
  expect(keys.count()).toBe(6)
  const theirs = await Promise.all(
    twelve.map(({ api }) =>
      api.customSteps.read({ id }).then(
        ({ title }) => [title],
        () => [],
      ),
    ),
  )
  expect(theirs.flat()).toEqual(Array(4).fill('Read about doses'))
}

async function noteACall({ page, keys, visit }: Desk): Promise<void> {
  await page.goto('/desk/today')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  // Whose file it is, is found by two presses and a part of their name.
  keys.count()
  await keys.press('Control+k')
  await page.getByRole('dialog').waitFor()
  await keys.type('meera')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Meera/ })
    .waitFor()
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Meera Iyer' }).waitFor()
  expect(keys.count()).toBe(2)
  await page.getByLabel('New note').waitFor()
  await keys.type('prefers calls after six.')
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('prefers calls after six.')
  await keys.press('Control+Enter')
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('')
  expect(keys.count()).toBe(1)
  const { id } = ensure((await visit.api.students.overview({ search: 'meera' })).students[0])
  expect((await visit.api.requests.notes({ student: id })).map(({ text }) => text)).toEqual([
    'prefers calls after six.',
  ])
}

async function writeToAllAtRisk({ page, keys, twelve }: Desk): Promise<void> {
  await page.goto('/desk/plans')
  await page.getByRole('button', { name: 'Write to 2 students' }).waitFor()
  keys.count()
  await keys.press('m')
  await page.getByRole('dialog').getByLabel('Title').and(page.locator(':focus')).waitFor()
  await keys.press('Control+Enter')
  await page.getByText('Sent to 2 students.').waitFor()
  expect(keys.count()).toBe(2)
  for (const { api } of twelve.slice(9, 11))
    expect(JSON.stringify(await api.notifications.read({}))).toContain('A date of your plan is at risk')
}

test('an hour with twelve students is played by the keyboard alone, in as few presses as it may take', async () => {
  const twelve = await signInTwelve()
  expect(twelve).toHaveLength(12)
  expect(ensure(twelve[0]).id).toBe(await idOf(await browser.signedIn(meera)))
  const visit = await browser.signedIn(kavya)
  const desk = { page: visit.page, keys: counting(visit.page), visit, twelve }
  const stepId = await step('the morning begins', () => beginTheMorning(desk))
  await step('the inbox is emptied: 2 a chat, 5 an SOP, 2 a step', () => emptyInbox(desk))
  await step('the students see the answers', () => seeTheAnswers(desk, stepId))
  await step('a step for three students: 6', () => giveThreeAStep(desk))
  await step('a note: 1', () => noteACall(desk))
  await step('write to all at risk: 2', () => writeToAllAtRisk(desk))
})
