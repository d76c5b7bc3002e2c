// A fresh clone, without an account at Typeform: its forms are the sandbox's, which sends the signed webhook.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { kavya, meera } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { ensure } from '#tests/api.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp({ isReachable: true })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

async function fillIn(page: Page, words: string): Promise<void> {
  const form = page.frameLocator('iframe')
  await form.getByLabel('What would help you most?').fill(words)
  await form.getByRole('button', { name: 'Submit' }).click()
}

test('a step moves on by itself once its form is sent, here and in another tab, and the desk reads the answers', async () => {
  const [asMeera, asKavya] = [await browser.signedIn(meera), await browser.signedIn(kavya)]
  const { page, tab } = asMeera
  const { id: student } = ensure((await asMeera.api.accounts.session({})).user)
  const { id } = await asKavya.api.deskCustomSteps.makeAssigned({
    stage: 'bank-accounts',
    type: 'FillForm',
    title: 'At Typeform',
    description: '',
    attachments: [],
    form: [],
    typeformUrl: 'https://safar.typeform.com/to/abc123',
    webinarId: null,
    labels: {},
    audience: 'students',
    students: [student],
  })
  const other = await tab()
  await other.goto(`/bank-accounts/at-typeform`)
  await other.getByRole('button', { name: 'Open the form' }).waitFor()
  await page.goto(`/bank-accounts/at-typeform`)
  await page.getByRole('button', { name: 'Open the form' }).click()
  await page.getByText('Sent it, and nothing changed here?').waitFor()
  await expectAccessible(page)
  await fillIn(page, 'A list of branches')
  for (const one of [page, other]) await one.getByText('A list of branches').waitFor()
  expect(await page.getByRole('button', { name: 'I have sent the form' }).count()).toBe(0)

  await asKavya.page.goto(`/desk/steps/${id}.${student}`)
  await asKavya.page.getByText('A list of branches').waitFor()
})

test.each(['Video', 'Article', 'QnASnippet', 'AudioFeed', 'InteractiveFlow'])(
  'the starter library has something of the kind %s, and it shows',
  async kind => {
    const { api, page } = await browser.signedIn(meera)
    const cards: unknown = await api.content.list()
    const card = Array.isArray(cards)
      ? cards.find(({ type, broughtAs, format }) => type === kind && broughtAs !== null && format !== 'Link')
      : undefined
    await page.goto(`/library/${card?.id}`)
    await page.getByRole('heading', { level: 1, name: card?.title }).waitFor()
    switch (kind) {
      case 'Video':
        await page.getByRole('button', { name: 'Watch' }).click()
        return void (await expect
          .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState > 0))
          .toBe(true))
      case 'AudioFeed':
        await page.getByRole('button', { name: 'Listen' }).click()
        await page.getByText('set two alarms, and sleep.').waitFor()
        return void (await expect
          .poll(() =>
            page
              .locator('audio')
              .evaluate((sound: HTMLAudioElement) => sound.error?.message ?? String(sound.networkState > 0)),
          )
          .toBe('true'))
      case 'InteractiveFlow':
        await page.getByRole('button', { name: 'Begin' }).click()
        await fillIn(page, 'A checklist')
        await page.getByText(/^You sent this form on /).waitFor()
        await page.frameLocator('iframe').getByText('Thank you. Your answers were sent.').waitFor()
        await page.frameLocator('iframe').getByRole('button', { name: 'Send Typeform’s webhook again' }).click()
        return expectAccessible(page)
      default:
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
    }
  },
)
