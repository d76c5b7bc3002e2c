// The same pages as a screen reader has them: its tree, what it is told of a field, and what it says by itself.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, kavya, meera, rohan } from '../../seed/people.ts'
import * as accounts from '../../src/features/accounts/copy.ts'
import * as copy from '../../src/features/progress/copy.ts'
import { sopReview } from '../../src/stages/sop-review/rules.ts'
import { vaccines } from '../../src/stages/vaccines/rules.ts'
import { openBrowserHouse, type BrowserHouse, type Visit } from '../browser.ts'

let at: BrowserHouse
beforeAll(async () => {
  at = await openBrowserHouse()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
/** What it says by itself: words that come into a region that stood there. */
const saysItself = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })

test('the first page', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).and(page.locator(':enabled')).waitFor()
  expect(await page.locator('body').ariaSnapshot()).toMatchInlineSnapshot()
})

test('a form says which answers are wrong, at each of them and in the title', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => page.title()).toBe('(2 wrong) Sign in · Safar')
  expect(await told(page, 'textbox', 'E-mail')).toEqual({ description: accounts.emailRequired, invalid: 'true', focused: true })
  expect(await told(page, 'textbox', 'Password')).toEqual({ description: accounts.passwordRequired, invalid: 'true', focused: false })
  await page.getByLabel('E-mail', { exact: true }).fill(meera.email)
  expect(await told(page, 'textbox', 'E-mail')).toEqual({ description: '', invalid: 'false', focused: true })
  await expect.poll(() => page.title()).toBe('(1 wrong) Sign in · Safar')
})

test('home', async () => {
  const { page } = await at.signedIn(ananya)
  await page.goto('/')
  await page.getByRole('heading', { name: 'When you have a minute' }).waitFor()
  expect(await page.getByRole('main').ariaSnapshot()).toMatchInlineSnapshot()
})

test('a stage: how each step stands, why one is locked, and what becomes of them', async () => {
  const { page } = await at.signedIn(rohan)
  const [first, second] = vaccines.steps
  await page.goto('/vaccines')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: first.title }).waitFor()
  expect(await page.title()).toBe('Vaccines (4 steps left) · Safar')
  expect(await page.getByRole('main').ariaSnapshot()).toMatchInlineSnapshot()

  await page.getByRole('button', { name: first.title }).click()
  await page.getByRole('button', { name: copy.markStep }).click()
  await saysItself(page, `${first.title}: Step complete!; ${second.title}: Open`)
  await expect.poll(() => page.title()).toBe(`${first.title} (Step complete!) · Vaccines · Safar`)
  await page.getByRole('button', { name: copy.unmarkStep }).click()
  await saysItself(page, `${first.title}: Open; ${second.title}: Locked`)
})

test('an answer of the desk is said while one reads something else of the stage', async () => {
  const [asMeera, asKavya] = [await at.signedIn(meera), await at.signedIn(kavya)]
  const sopId = await submitSop(asMeera)
  await asMeera.page.goto('/sop-review/submit-sop')
  await heading(asMeera.page, 'SOP')
  const feedback = sopReview.steps.find(({ id }) => id === 'ReviewFeedback')
  await asMeera.page.getByRole('button', { name: feedback?.title ?? '' }).waitFor()
  await asKavya.call('PUT', `/api/desk/sops/${sopId}/claim`, {})
  await asKavya.call('POST', `/api/desk/sops/${sopId}/remarks`, { text: 'Say which railway line.', tag: 'vague', place: null })
  await asKavya.call('PUT', `/api/desk/sops/${sopId}/publication`, {})
  await saysItself(asMeera.page, `${feedback?.title}: Ready for Review`)
})

async function submitSop({ call }: Visit): Promise<string> {
  const sent = await call('POST', '/api/sop/versions', {
    text: 'I grew up beside a railway line in Warangal. '.repeat(12), gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null }, toefl: { taken: true, score: 104, scale: '0-120', date: null }, universities: ['university-of-north-texas'], deadline: '2026-06-20', takingPaidHelp: false, loanProcess: 'not-applying',
  })
  return String(Object(sent).sopId)
}

type Told = { description: string; invalid: string; focused: boolean }

/** From the browser's own tree, which is what a screen reader is given. */
async function told(page: Page, role: string, name: string): Promise<Told> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const node = nodes.find(one => one.role?.value === role && one.name?.value === name)
  const of = (property: string): unknown => node?.properties?.find(one => one.name === property)?.value.value
  return { description: String(node?.description?.value ?? ''), invalid: String(of('invalid')), focused: of('focused') === true }
}
