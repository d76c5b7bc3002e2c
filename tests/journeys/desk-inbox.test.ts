// Sixty answers a day: Today by the keyboard alone, and on a phone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { sendWhatIsDue } from '#tests/due-answers.ts'
import { ensure } from '../api.ts'
import { clockAt } from '#tests/app.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'

let browser: BrowserApp

// The browser counts by its own clock what is late.
beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const idOf = async ({ api }: Visit) => ensure((await api.accounts.session({})).user).id

test('by the keyboard alone one is answered and the next opens, one is done and one is put off', async () => {
  const [{ page, api }, asMeera, asRohan] = [
    await browser.signedIn(kavya),
    await browser.signedIn(meera),
    await browser.signedIn(rohan),
  ]
  await asMeera.api.chat.say({ text: 'What do I write under surname?', about: null, documents: [] })
  await asRohan.api.chat.say({ text: 'Is paying the interest better?', about: null, documents: [] })
  for (const title of ['Call her', 'Send the form'])
    await api.requests.note({ student: await idOf(asMeera), title, priority: 'medium' })
  await page.goto('/desk/today')
  const row = (words: RegExp) => page.getByRole('list', { name: 'What waits' }).getByRole('link', { name: words })
  const isOpen = (words: RegExp) => expect.poll(() => row(words).getAttribute('aria-current')).toBe('true')
  await row(/surname/).waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(\d+\) Today · Desk/)
  await page.keyboard.press('j')
  while ((await row(/surname/).getAttribute('aria-current')) !== 'true') await page.keyboard.press('j')
  await page.getByRole('textbox', { name: 'Your answer to Meera' }).waitFor()
  await expectAccessible(page)
  await expect.poll(() => row(/surname/).getAttribute('data-unread')).toBeNull()

  // Two presses besides the words.
  await page.keyboard.press('r')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.type('Your family name.')
  await page.keyboard.press('Control+Enter')
  await row(/surname/).waitFor({ state: 'detached' })
  await isOpen(/interest/)
  // Held for ten seconds, it still waits until then.
  browser.app.clock.pass({ seconds: 10 })
  await sendWhatIsDue(browser.app.services)

  await page.getByRole('button', { name: 'Close without an answer' }).waitFor()
  await page.keyboard.press('#')
  const tag = page.getByRole('dialog', { name: 'Tag 1 student' })
  await tag.getByLabel('Add a tag').fill('Asks about loans')
  await tag.getByText('Rohan').first().waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Tagged 1 student.').waitFor()
  await tag.waitFor({ state: 'detached' })
  await page.keyboard.press('e')
  await row(/interest/).waitFor({ state: 'detached' })
  await isOpen(/Call her/)
  // For ten seconds it can be undone by a key; so can what is put off, handed over or done.
  await page.getByText('Rohan Deshmukh waits for no answer until they write again.').waitFor()
  await page.keyboard.press('z')
  await row(/interest/).waitFor()
  await page.getByText('Undone. It waits as it did before.').waitFor()
  await row(/interest/).click()
  await page.getByRole('button', { name: 'Close without an answer' }).waitFor()
  await page.keyboard.press('e')
  await row(/interest/).waitFor({ state: 'detached' })
  await isOpen(/Call her/)
  await page.keyboard.press('s')
  await page.getByRole('dialog').getByRole('button', { name: 'Until tomorrow, 9 am' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^1 snoozed, back/ }).waitFor()
  await isOpen(/Send the form/)
  await page.keyboard.press('e')
  await row(/Send the form/).waitFor({ state: 'detached' })
  await page.keyboard.press('z')
  await isOpen(/Send the form/)
  await page.keyboard.press('e')
  await row(/Send the form/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^1 snoozed, back/ }).click()
  await row(/Call her/).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.getByRole('button', { name: 'Back to what waits' }).click()
  await row(/Call her/).waitFor()

  // A look at it leaves the window wide.
  const onPhone = () => page.setViewportSize({ width: 360, height: 740 })
  await onPhone()
  await page.goto('/desk/today')
  await row(/Call her/).waitFor()
  await expectAccessible(page)
  await onPhone()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByLabel('Who has it').selectOption('mine')
  await expectAccessible(page)
  await onPhone()
  await page.getByRole('button', { name: 'Show 0' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?whose=mine')
  await page.goBack()
  await page.goto('/desk/today')
  await row(/Call her/).click()
  await page.getByRole('heading', { level: 2, name: 'Meera Iyer' }).first().waitFor()
  await expectAccessible(page)
  await onPhone()
  await page.getByRole('link', { name: 'Back to what waits' }).click()
  await row(/Call her/).waitFor()
})

test('what a colleague hands over is said on the desktop, once that is switched on', async () => {
  const [kavyas, asDev, asMeera] = [
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
    await browser.signedIn(meera),
  ]
  const { page } = kavyas
  // The browser of the tests has no desktop: what it is asked to show is kept.
  await page.addInitScript(() => {
    const shown: string[] = []
    class Shown extends EventTarget {
      static permission = 'default'
      static requestPermission = async () => (Shown.permission = 'granted')
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push(`${title}: ${body}`)
      }
    }
    Object.assign(globalThis, { Notification: Shown, shown })
  })
  await asMeera.api.chat.say({ text: 'Is my I-20 right?', about: { stage: 'visas' }, documents: [] })
  await page.goto('/desk/today')
  const row = page.getByRole('list', { name: 'What waits' }).getByRole('link', { name: /I-20 right/ })
  await row.waitFor()
  const notify = page.getByRole('button', { name: 'Notify me on this computer' })
  expect(await notify.getAttribute('aria-pressed')).toBe('false')
  await notify.click()
  await expect.poll(() => notify.getAttribute('aria-pressed')).toBe('true')
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }))
  const { id } = ensure((await asDev.api.requests.inbox({})).find(({ kind }) => kind === 'chat'))
  await asDev.api.requests.handOver({ id, to: await idOf(kavyas), note: 'You know her.' })
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'shown'))).toHaveLength(1)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shown'))).toEqual([
    'A colleague handed something to you: Chat, Visas',
  ])
})
