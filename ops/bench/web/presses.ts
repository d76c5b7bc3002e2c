// What somebody presses and types in the journey of the interactions: one lap, that ends where it began.
import type { Locator, Page } from 'playwright-core'
import { markStep, unmarkStep } from '#src/features/progress/copy.ts'
import { phoneConnection } from '#src/stages/phone-connection/rules.ts'
import { vaccines } from '#src/stages/vaccines/rules.ts'

type Press = (page: Page) => Promise<void>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const row = (page: Page, title: string) =>
  page.getByRole('heading').getByRole('button', { name: new RegExp(`^${RegExp.escape(title)}`) })
const dot = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: /^Steps of / })
    .getByRole('button', { name: new RegExp(`^${RegExp.escape(title)}`) })

/** Milliseconds: nobody presses what they see sooner, lifts a finger faster, or types ten letters in less than a second. */
const toReact = 200
const fingerRests = 80
const betweenKeys = 80

/** Playwright's own tap sets the finger down and lifts it in one moment: what the first does is counted to the second. */
async function tap(page: Page, what: Locator): Promise<void> {
  await what.tap({ trial: true })
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }])
  await page.waitForTimeout(fingerRests)
  await touch('touchEnd', [])
  await session.detach()
}

/** Presses one thing and waits for another, as somebody does who looks. */
const press =
  (what: (page: Page) => Locator, then: (page: Page) => Locator): Press =>
  async page => {
    await what(page).first().waitFor()
    await page.waitForTimeout(toReact)
    await tap(page, what(page).first())
    await then(page).first().waitFor()
  }

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const home = press(
  page => page.getByRole('banner').getByRole('link', { name: 'Safar' }),
  page => page.getByRole('navigation', { name: /^\d+ of \d+ done/ }),
)
const toStage = (label: string) =>
  press(
    page =>
      page.getByRole('navigation', { name: /^\d+ of \d+ done/ }).getByRole('link', { name: new RegExp(`^${label}`) }),
    title(label),
  )
const close: Press = async page => {
  const dialog = page.getByRole('dialog')
  await page.waitForTimeout(toReact)
  await tap(page, dialog.getByRole('button', { name: 'Close' }))
  await dialog.waitFor({ state: 'detached' })
}
const type =
  (field: (page: Page) => Locator, words: string): Press =>
  async page => {
    await tap(page, field(page).first())
    await page.keyboard.type(words, { delay: betweenKeys })
    for (const _ of words) {
      await page.waitForTimeout(betweenKeys)
      await page.keyboard.press('Backspace')
    }
  }

const marked: Press[] = [
  press(
    page => button(page, markStep),
    page => button(page, unmarkStep),
  ),
  press(
    page => button(page, unmarkStep),
    page => button(page, markStep),
  ),
]
const [check, plan] = vaccines.steps
const [keepNumber] = phoneConnection.steps
const message = (page: Page) => page.getByRole('textbox', { name: /^Your message/ })
const part = (label: string) =>
  press(page => page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) }), title(label))
const parts = press(page => page.getByRole('link', { name: 'Your profile', exact: true }), title('Your profile'))

export const lap: readonly Press[] = [
  toStage('Vaccines'),
  press(
    page => row(page, check.title),
    page => button(page, markStep),
  ),
  ...marked,
  press(
    page => dot(page, plan.title),
    page => page.getByRole('dialog', { name: `${plan.title} is locked` }),
  ),
  press(page => button(page, 'Back to the steps'), title('Vaccines')),
  press(
    page => page.getByRole('main').getByRole('button', { name: 'Help', exact: true }),
    page => page.getByRole('dialog').getByRole('button', { name: /^Ask Asha/ }),
  ),
  press(page => page.getByRole('dialog').getByRole('button', { name: /^Ask Asha/ }), message),
  type(message, 'Which gate'),
  close,
  // Shut, or the address of the step would go before the welcome.
  press(
    page => button(page, 'All steps of Vaccines'),
    page => row(page, plan.title),
  ),
  press(
    page => button(page, 'About this stage'),
    page => button(page, 'Get Started'),
  ),
  press(
    page => button(page, 'Get Started'),
    page => row(page, plan.title),
  ),
  home,
  press(
    page => button(page, /^Notifications/),
    // Whole: the sheet grows with it, and the cross moves up.
    page => page.getByRole('dialog').getByRole('link', { name: 'What you get by e-mail' }),
  ),
  close,
  toStage('Phone'),
  press(
    page => row(page, keepNumber.title),
    page => button(page, markStep),
  ),
  ...marked,
  home,
  press(
    page => page.getByRole('banner').locator('a[href="/profile"]'),
    page => page.getByRole('link', { name: /^About you/ }),
  ),
  part('About you'),
  type(page => page.getByLabel('First name'), 'kshi'),
  ...['Studies', 'Work', 'Test scores'].flatMap(label => [parts, part(label)]),
  home,
]
