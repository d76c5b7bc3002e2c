// On the train: what is marked, ticked and typed without a network is kept, shown, and sent once; and what was refused waits.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { kavya, meera, rohan } from '#seed/people.ts'
import { feedbackSent, ratingWords } from '#src/stages/sop-review/feedback/copy.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { step } from '#tests/step.ts'
import type { Api } from '#tests/api.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ worksOffline: true })
})
afterEach(() => at.leave())
afterAll(() => at.end())

const kept = 'Kept on this device; it is sent when you are online again.'
const markButton = 'MARK STEP AS COMPLETED'
const path = '/bank-accounts/collect-your-papers'

/** All that the browser holds: stores, cookies that a page sees, and what lies in caches. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No store.')))
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        found.push(name, await read(records.getAllKeys()), await read(records.getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      // The name of a script ends in letters made from its content, which may spell a name.
      for (const { url } of await cache.keys()) found.push(url.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
      found.push(await (await cache.match('/'))?.text())
    }
    return JSON.stringify(found)
  })

/** Every change of this address that a page sends, with its key. */
function sentTo({ context }: Visit, address: RegExp): string[] {
  const sent: string[] = []
  context.on('request', request => {
    const isChange = request.method() !== 'GET' && address.test(request.url())
    if (isChange)
      sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.headers()['idempotency-key'] ?? ''}`)
  })
  return sent
}

const statusOf = async ({ api }: Visit, stage: string, id: string): Promise<unknown> => {
  const { stages } = await api.journey.read({})
  return ensure(ensure(stages.find(({ route }) => route === stage)).steps.find(one => one.id === id)).status
}

async function openStep(page: Page): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: markButton }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
}

test('a mark made offline stands after the tab was closed, folds, and is sent once', async () => {
  const visit = await at.signedIn(meera)
  const { page, context } = visit
  await openStep(page)
  await expect.poll(() => storedIn(page)).toContain('"bank-accounts":{"common"')
  const sent = sentTo(visit, /\/mark$/)

  const next = page.getByRole('button', { name: /^Open the account/ })
  await expect.poll(() => next.innerText()).toContain('Locked')

  await context.setOffline(true)
  await page.getByRole('button', { name: markButton }).click()
  await page.getByText(kept).waitFor()
  await page.getByText('1 change is kept on this device.').waitFor()
  // What it unlocks opens at once, and is locked again with it.
  await expect.poll(() => next.innerText()).toMatch(/\nOpen$/)
  await page.getByRole('button', { name: 'Open this step again' }).click()
  await page.getByText('1 change is kept on this device.').waitFor({ state: 'hidden' })
  await expect.poll(() => next.innerText()).toContain('Locked')
  await page.getByRole('button', { name: markButton }).click()
  await page.getByText(kept).waitFor()
  await page.close()

  const again = await visit.tab()
  await again.goto(path)
  await again.getByText(kept).waitFor()
  await again.getByRole('button', { name: 'See what' }).click()
  await again.getByRole('heading', { name: /marked as completed/ }).waitFor()
  await expectAccessible(again)
  const other = await visit.tab()
  await other.goto('/')
  await other.getByText('1 change is kept on this device.').waitFor()
  expect(sent).toEqual([])

  await context.setOffline(false)
  await again.getByText('Everything is sent.').waitFor()
  await other.getByText('1 change is kept on this device.').waitFor({ state: 'hidden' })
  expect(sent).toEqual([expect.stringMatching(/^PUT \S+\/mark \w{32}$/)])
  expect(await statusOf(visit, 'bank-accounts', 'CollectPapers')).toBe('complete')
})

const amountOf = (page: Page) => page.getByLabel('How much do you want to borrow, in lakhs?')

async function changeOffline({ page, context, api }: Visit): Promise<void> {
  await api.loanApplication.save({ answers: { amount: '20' } })
  await page.goto('/loans/apply-to-banks')
  const amount = amountOf(page)
  await expect.poll(() => amount.inputValue()).toBe('20')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect.poll(() => storedIn(page)).toContain('"amount":"20"')

  await context.setOffline(true)
  await amount.fill('30')
  await page.getByText(kept).waitFor()
  await page.reload()
  await expect.poll(() => amount.inputValue()).toBe('30')
  await page.getByRole('button', { name: 'Submit Academics' }).click()
  // What is missing is said here, without a network.
  await page
    .getByText(/^Please upload your/)
    .first()
    .waitFor()
  await api.loanApplication.save({ answers: { amount: '25' } })
}

async function keepTheirs({ page, context }: Visit): Promise<void> {
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('This was changed on another device after you typed here.').waitFor()
  await dialog.getByText('There now 25').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Keep what is there/ }).click()
  await dialog.getByText('Everything is sent.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => amountOf(page).inputValue()).toBe('25')
}

async function sendOwn({ page, context, api }: Visit): Promise<void> {
  const dialog = page.getByRole('dialog')
  // Overtaken once more, and sent after all.
  await context.setOffline(true)
  await amountOf(page).fill('40')
  await page.getByText(kept).waitFor()
  await api.loanApplication.save({ answers: { amount: '45' } })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await dialog.getByRole('button', { name: /^Send mine again/ }).click()
  await dialog.getByText('Everything is sent.').waitFor()
  expect(await api.loanApplication.read()).toMatchObject({ answers: { amount: '40' } })
  await dialog.getByRole('button', { name: 'Close' }).click()
}

async function logOutWithChange({ page, context, api, tab }: Visit): Promise<void> {
  const other = await tab()
  await other.goto('/profile/about')
  await other.getByLabel('Middle name').fill('Zebrafish')
  await context.setOffline(true)
  await amountOf(page).fill('50')
  await page.getByText(kept).waitFor()
  await api.loanApplication.save({ answers: { amount: '55' } })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Choose', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('dialog', { name: '1 change is not sent yet' })
    .getByRole('button', { name: 'Log out', exact: true })
    .click()
  for (const one of [page, other]) {
    await one.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(() => storedIn(one)).not.toMatch(/meera|iyer|zebrafish|"amount"|\/loans\/|\/profile\//i)
  }
}

test('a draft that was overtaken waits for a choice; at Logout it is asked for, and nothing stays in any tab', async () => {
  const visit = await at.signedIn(meera)
  await step('the draft is changed offline, and elsewhere as well', () => changeOffline(visit))
  await step('the student keeps what is there', () => keepTheirs(visit))
  await step('the student sends their own after all', () => sendOwn(visit))
  await step('at Logout an unsent change is asked about and thrown away', () => logOutWithChange(visit))
})

const sop = {
  text: 'I grew up beside a railway line in Warangal.',
  universities: ['university-of-north-texas'],
  gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
  toefl: { taken: true, score: 104, scale: '0-120', date: null },
  deadline: Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 9 }).toString(),
  takingPaidHelp: false,
  loanProcess: 'not-applying',
} satisfies Parameters<Api['sop']['submit']>[0]

const [loan, vaccines, feedback, outcome] = [
  '/loans/apply-to-banks',
  '/vaccines/check-what-your-university-asks',
  '/sop-review/sop-review-feedback',
  '/visas/post-interview',
] as const

async function shareSop({ api }: Visit, asKavya: Visit): Promise<string> {
  const { sopId } = await api.sop.submit(sop)
  await asKavya.api.sopDesk.claim({ id: sopId })
  await asKavya.api.sopDesk.remark({ id: sopId, text: 'Where exactly?', tag: null, place: null })
  await asKavya.api.sopDesk.publish({ id: sopId })
  await api.vaccineRecords.choose({ university: null })
  return sopId
}

async function readPages({ page }: Visit): Promise<void> {
  for (const [address, read] of [
    [loan, '"lacks":[]'],
    [vaccines, '"standings"'],
    [feedback, '"Where exactly?"'],
    [outcome, '"checks":[]'],
  ] as const) {
    await page.goto(address)
    await expect.poll(async () => (await storedIn(page)).includes(read)).toBe(true)
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
}

async function changeAllOffline(visit: Visit): Promise<readonly string[]> {
  const { page, context } = visit
  const lacks = page.getByRole('checkbox', { name: /^I do not have this.*Indian entrance exam result/ })
  const card = page.getByRole('listitem', { name: 'MMR', exact: true })
  // That an answer was seen is noted by itself, the next time as well.
  const sent = sentTo(visit, /\/api\/(loans|vaccines|sop|visas)\/(?!.*\/seen$)/)

  await context.setOffline(true)
  await page.getByRole('radio', { name: /^Accepted/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Congratulations').waitFor()
  await page.goto(feedback)
  await page.getByRole('button', { name: 'Need Help' }).click()
  await page.getByRole('checkbox', { name: /^Mark for help/ }).check()
  await page.getByText('2 changes are kept on this device.').waitFor()
  await page.locator('label').filter({ hasText: ratingWords[4] }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('3 changes are kept on this device.').waitFor()
  expect(await page.getByText(feedbackSent).count()).toBe(0)
  // To ask somebody needs a network; what was marked waits for it.
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await page.getByText('You seem to be offline, and this needs a network.').waitFor()
  await page.goto(vaccines)
  await card.getByRole('button', { name: /^I have none/ }).click()
  await card.getByText(kept).waitFor()
  await page.goto(loan)
  await lacks.check()
  await page.getByText('5 changes are kept on this device.').waitFor()
  await page.reload()
  await page.getByText(kept).waitFor()
  await expect.poll(() => lacks.isChecked()).toBe(true)
  expect(sent).toEqual([])
  return sent
}

async function sendAll({ page, context, api }: Visit, sopId: string, sent: readonly string[]): Promise<void> {
  await api.postInterview.choose({ outcome: 'Processing' })

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('There now Administrative processing').waitFor()
  await dialog.getByText('Yours Accepted').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Keep what is there/ }).click()
  await dialog.getByText('Everything is sent.').waitFor()
  expect(await api.postInterview.read()).toMatchObject({ outcome: { outcome: 'Processing' } })
  expect(await api.loanApplication.read()).toMatchObject({ lacks: ['indian_entrance_result'] })
  expect(await api.vaccineRecords.read()).toMatchObject({ lacks: ['mmr'] })
  expect(await api.sop.versions()).toMatchObject([
    { remarks: [{ markedForHelp: true }], moreHelpRequested: false, reviewRating: 4 },
  ])
  expect(sent.map(one => one.replace(/ \w{32}$/, ''))).toEqual([
    'PUT /api/visas/post-interview/outcome',
    expect.stringMatching(/^PUT \/api\/sop\/remarks\/\S+\/help$/),
    `PUT /api/sop/versions/${sopId}/rating`,
    'PUT /api/vaccines/lacks/mmr',
    'PUT /api/loans/papers/indian_entrance_result/lack',
  ])
  expect(new Set(sent.map(one => one.split(' ')[2])).size).toBe(5)
}

test('what a loan lacks, vaccines, marks and ratings of an SOP and what the officer said wait as well, and a word said elsewhere is not written over', async () => {
  const [visit, asKavya] = [await at.signedIn(rohan), await at.signedIn(kavya)]
  const sopId = await step('an SOP is reviewed', () => shareSop(visit, asKavya))
  await step('the pages are read while there is a network', () => readPages(visit))
  const sent = await step('five answers are given offline', () => changeAllOffline(visit))
  await step('all are sent, and one is asked about', () => sendAll(visit, sopId, sent))
})
