// The same pages as a screen reader has them: its tree, what it hears of a field, and what it says by itself.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, kavya, meera, rohan } from '#seed/people.ts'
import * as accounts from '#src/features/accounts/copy.ts'
import * as copy from '#src/features/progress/copy.ts'
import { sopReview } from '#src/stages/sop-review/rules.ts'
import { vaccines } from '#src/stages/vaccines/rules.ts'
import { openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${RegExp.escape(title)}`) })
/** What it says by itself: words that come into a region that stood there. */
const saysItself = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })

test('the first page', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).and(page.locator(':enabled')).waitFor()
  expect(await page.locator('body').ariaSnapshot()).toMatchInlineSnapshot(`
    "- status
    - banner:
      - link "Skip to the page":
        - /url: "#page"
      - link "Safar":
        - /url: /
      - link "Create an account":
        - /url: /sign-up
    - main:
      - text: Language
      - combobox "Language":
        - option "English" [selected]
        - option "हिन्दी"
        - option "తెలుగు"
        - option "தமிழ்"
        - option "ગુજરાતી"
        - option "मराठी"
        - option "ಕನ್ನಡ"
      - heading "From your first SOP draft to your first day on campus." [level=1]
      - paragraph: One route, eleven stages, and people who have made the trip. Safar shows what to do next, keeps every paper in one place, and tells you who has it now.
      - region "Sign in":
        - heading "Sign in" [level=2]
        - navigation "Ways to sign in":
          - list:
            - listitem:
              - link "E-mail":
                - /url: /
            - listitem:
              - link "Phone":
                - /url: /phone-sign-in
            - listitem:
              - link "E-mail link":
                - /url: /easy-login
        - form "Sign in with e-mail and password":
          - text: E-mail
          - textbox "E-mail"
          - text: Password
          - textbox "Password"
          - button "Show password"
          - button "Sign in"
          - status
          - link "Forgot your password":
            - /url: /reset-password
          - alert
        - form "Use a passkey":
          - button "Use a passkey"
          - status
          - alert
        - paragraph:
          - text: New here?
          - link "Create an account":
            - /url: /sign-up
          - text: . No calls unless you ask for one.
        - paragraph:
          - link "Look inside without an account":
            - /url: /look-inside
        - link "Costs":
          - /url: /costs
        - link "Contact":
          - /url: /contact
        - link "Terms":
          - /url: /terms
        - link "Privacy":
          - /url: /privacy
      - img "The route from home to campus"
      - list:
        - listitem:
          - strong: One form, ten lenders
          - text: offers side by side, in rupees
        - listitem:
          - strong: Checked before you pay
          - text: your plan against your university’s rules
        - listitem:
          - strong: Works on the train
          - text: read and draft offline, it syncs later"
  `)
})

test('a form says which answers are wrong, at each of them and in the title', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => page.title()).toBe('(2 wrong) Sign in · Safar')
  expect(await notified(page, 'textbox', 'E-mail')).toEqual({
    description: accounts.emailRequired,
    invalid: 'true',
    focused: true,
  })
  expect(await notified(page, 'textbox', 'Password')).toEqual({
    description: accounts.passwordRequired,
    invalid: 'true',
    focused: false,
  })
  await page.getByLabel('E-mail', { exact: true }).fill(meera.email)
  expect(await notified(page, 'textbox', 'E-mail')).toEqual({ description: '', invalid: 'false', focused: true })
  await expect.poll(() => page.title()).toBe('(1 wrong) Sign in · Safar')
})

test('home', async () => {
  const { page } = await at.signedIn(ananya)
  await page.goto('/')
  await page.getByRole('heading', { name: 'When you have a minute' }).waitFor()
  // It comes after the page, into room of its own.
  await page.getByText('still to pay', { exact: false }).waitFor()
  // The hour is the browser's own.
  const drawn = await page.getByRole('main').ariaSnapshot()
  const tree = drawn.replace(/₹[\d.]+ lakh/, '₹1 lakh')
  expect(tree.replace(/"(?:Good \w+|Hello),/, '"Good morning,')).toMatchInlineSnapshot(`
    "- main:
      - heading "Good morning, Ananya" [level=1]
      - navigation "0 of 11 done. You are at Loans.":
        - link "Finalize University, coming soon":
          - /url: /finalize-university
        - link "Loans, your next step is here":
          - /url: /loans
        - link "Visas, ahead":
          - /url: /visas
        - link "Health Insurance, ahead":
          - /url: /health-insurance
        - link "Vaccines, ahead":
          - /url: /vaccines
        - link "Forex & Tuition Fee, ahead":
          - /url: /forex
        - link "Phone, ahead":
          - /url: /phone-connection
        - link "Apartments, coming soon":
          - /url: /apartments
        - link "US Bank Accounts, ahead":
          - /url: /bank-accounts
        - link "US Credit Card, ahead":
          - /url: /credit-card
      - region "Next":
        - paragraph: Next, in Loans
        - heading "Apply to banks" [level=2]
        - paragraph: 4 steps left
        - link "Begin":
          - /url: /loans/apply-to-banks
      - heading "When you have a minute" [level=2]
      - list:
        - listitem:
          - link "Answer seven short questions Your plan is made from your intake, your programme start and what you have done already.":
            - /url: /onboarding
            - strong: Answer seven short questions
            - text: Your plan is made from your intake, your programme start and what you have done already.
        - listitem:
          - link "Add the day of your flight Then we can say what must be done by when.":
            - /url: /profile/about
            - strong: Add the day of your flight
            - text: Then we can say what must be done by when.
      - heading "Money" [level=2]:
        - link "Money":
          - /url: /money
      - paragraph:
        - strong: ₹1 lakh
        - text: still to pay · Estimate
      - heading "Dates ahead" [level=2]
      - paragraph:
        - text: No dates yet.
        - link "Add the day of your flight":
          - /url: /profile/about
        - text: ", and the days to keep appear here."
      - heading "Stations passed" [level=2]
      - paragraph: Each stage you finish is kept here, with its day."
  `)
})

test('a stage: how each step stands, why one is locked, and what becomes of them', async () => {
  const { page } = await at.signedIn(rohan)
  const [first, second] = vaccines.steps
  await page.goto('/vaccines')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await row(page, first.title).waitFor()
  expect(await page.title()).toBe('Vaccines (4 steps left) · Safar')
  expect(await page.getByRole('main').ariaSnapshot()).toMatchInlineSnapshot(`
    "- main:
      - heading "Vaccines" [level=1]
      - paragraph: 4 steps left
      - heading "Check what your university asks Open" [level=2]:
        - button "Check what your university asks Open"
      - heading "Plan your doses Locked · Complete 'Check what your university asks' first." [level=2]:
        - button "Plan your doses Locked · Complete 'Check what your university asks' first."
      - heading "Book an appointment Locked · Complete 'Check what your university asks' first." [level=2]:
        - button "Book an appointment Locked · Complete 'Check what your university asks' first."
      - heading "Bring proof of vaccination Locked · Complete 'Check what your university asks' first." [level=2]:
        - button "Bring proof of vaccination Locked · Complete 'Check what your university asks' first."
      - status
      - button "Help"
      - region "Finished another way":
        - button "My university has accepted my records"
      - button "About this stage""
  `)

  await row(page, first.title).click()
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
  await row(asMeera.page, feedback?.title ?? '').waitFor()
  await asKavya.api.sopDesk.claim({ id: sopId })
  await asKavya.api.sopDesk.remark({ id: sopId, text: 'Say which railway line.', tag: 'vague', place: null })
  await asKavya.api.sopDesk.publish({ id: sopId })
  await saysItself(asMeera.page, `${feedback?.title}: Ready for Review`)
})

async function submitSop({ api }: Visit): Promise<string> {
  const sent = await api.sop.submit({
    text: 'I grew up beside a railway line in Warangal. '.repeat(12),
    gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
    toefl: { taken: true, score: 104, scale: '0-120', date: null },
    universities: ['university-of-north-texas'],
    deadline: '2026-06-20',
    takingPaidHelp: false,
    loanProcess: 'not-applying',
  })
  return String(sent.sopId)
}

type Given = { description: string; invalid: string; focused: boolean }

/** From the browser's own tree, which is what a screen reader is given. */
async function notified(page: Page, role: string, name: string): Promise<Given> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const node = nodes.find(one => one.role?.value === role && one.name?.value === name)
  const of = (property: string): unknown => node?.properties?.find(one => one.name === property)?.value.value
  return {
    description: String(node?.description?.value ?? ''),
    invalid: String(of('invalid')),
    focused: of('focused') === true,
  }
}
