// Kavya writes, Meera is notified: side by side, and neither reloads.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { kavya, meera, rohan } from '#seed/people.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { deliverLetters } from '#src/features/notifications/jobs.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { lastMessageTo } from '#tests/caught.ts'
import { clockAt } from '#tests/app.ts'

let browser: BrowserApp

beforeAll(async () => {
  // Today, as the browser has it, and by day in India.
  browser = await openBrowserApp({ clock: clockAt(`${Temporal.Now.plainDateISO('Asia/Kolkata')}T06:30:00Z`) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const bell = (page: Page, name: string | RegExp = /^Notifications/) => page.getByRole('button', { name })
const card = (page: Page, title: string) => page.locator('[aria-live]').getByText(title, { exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const idOf = async (visit: Visit): Promise<string> => ensure((await visit.api.accounts.session({})).user).id

async function fill(page: Page, title: string, body: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('What there is to say').fill(body)
}

test('written to one student, it comes up, leads on, and the desk sees that it was seen', async () => {
  const [asMeera, asKavya] = [await browser.signedIn(meera), await browser.signedIn(kavya)]
  await asMeera.page.goto('/vaccines')
  await bell(asMeera.page, 'Notifications').waitFor()

  const desk = asKavya.page
  await desk.goto('/desk/notifications')
  await desk.getByText('Nothing yet').waitFor()
  await desk.getByRole('button', { name: 'Write a notification' }).click()
  await desk.getByRole('button', { name: 'Send' }).click()
  await desk.getByText('Please choose a student, or everybody.').waitFor()
  await desk.getByLabel('One student').check()
  await desk.getByRole('combobox', { name: 'Student' }).pressSequentially('iyer')
  await desk.getByRole('option', { name: /Meera Iyer/ }).click()
  await fill(desk, 'Two seats left', 'The webinar on Thursday is nearly full.')
  await desk.getByLabel('Where it leads').fill('/visas')
  await desk.getByRole('region', { name: 'What the student sees' }).getByText('Two seats left').waitFor()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Send' }).click()
  await desk.getByRole('cell', { name: /^Two seats left/ }).waitFor()

  await card(asMeera.page, 'Two seats left').waitFor()
  await bell(asMeera.page, 'Notifications 1 new').click()
  // Where it is read itself, the card makes room.
  await expect.poll(() => card(asMeera.page, 'Two seats left').count()).toBe(0)
  await panel(asMeera.page).getByRole('heading', { name: 'Today' }).waitFor()
  await expectAccessible(asMeera.page)
  await panel(asMeera.page)
    .getByRole('link', { name: /Two seats left/ })
    .click()
  await expectPath(asMeera.page, '/visas')
  await bell(asMeera.page, 'Notifications').waitFor()
  await desk.getByRole('cell', { name: '1 of 1' }).waitFor()

  // Changed, it is news again; ended, it is gone.
  browser.app.clock.pass({ minutes: 1 })
  await desk.getByRole('button', { name: "Change 'Two seats left'" }).click()
  await fill(desk, 'One seat left', 'The webinar on Thursday is nearly full.')
  await desk.getByRole('button', { name: 'Save and show again' }).click()
  await card(asMeera.page, 'One seat left').waitFor()
  await desk.getByRole('cell', { name: '0 of 1' }).waitFor()
  await asMeera.page.getByRole('button', { name: 'Dismiss' }).click()
  await desk.getByRole('cell', { name: '1 of 1' }).waitFor()
  await bell(asMeera.page, 'Notifications').click()
  await panel(asMeera.page)
    .getByRole('link', { name: /One seat left/ })
    .waitFor()
  await desk.getByRole('button', { name: "End 'One seat left' now" }).click()
  await panel(asMeera.page).getByText('Nothing yet').waitFor()
})

test('one for all comes up once a visit, in one tab; one to be shown once never again', async () => {
  const [asMeera, asKavya] = [await browser.signedIn(meera), await browser.signedIn(kavya)]
  const { page } = asMeera
  await page.goto('/')
  await bell(page).waitFor()
  const write = (title: string, showOnce: boolean) =>
    asKavya.api.notifications.write({
      type: 'news',
      title,
      body: 'For all.',
      to: 'all',
      showOnce,
      mail: false,
    })
  browser.app.clock.pass({ minutes: 1 })
  await write('Office hours', false)
  await write('New: mock interviews', true)
  // Two at once, or one after the other, are one card.
  await card(page, '2 new notices').waitFor()
  await page.locator('[aria-live]').getByText('New: mock interviews Office hours').waitFor()
  await expectAccessible(page)

  const other = await asMeera.tab()
  await other.goto('/vaccines')
  await bell(other, 'Notifications 2 new').waitFor()
  await page.reload()
  await bell(page, 'Notifications 2 new').waitFor()
  for (const tab of [page, other])
    expect(await card(tab, 'Office hours').or(card(tab, '2 new notices')).count()).toBe(0)

  // In another browser the one comes up, unread as it is; the other has had its one time.
  const again = await browser.signedIn(meera)
  await again.page.goto('/')
  await card(again.page, 'Office hours').waitFor()
  expect(await card(again.page, 'New: mock interviews').count()).toBe(0)
  await bell(again.page, 'Notifications 2 new').click()
  await panel(again.page).getByRole('button', { name: 'Mark all as read' }).click()
  await bell(page, 'Notifications').waitFor()
  await expect.poll(() => bell(page, /new/).count()).toBe(0)
})

test('a step’s notice is read once the step is opened on another device, and never comes up on the step itself', async () => {
  const [asMeera, phone] = [await browser.signedIn(meera), await browser.signedIn(meera)]
  const to = await idOf(asMeera)
  const tell = (title: string, href: string) => {
    browser.app.clock.pass({ minutes: 1 })
    return browser.app.services.change(change =>
      notify(change, browser.app.services, { to, type: 'step', title, body: 'Have a look at it.', href }),
    )
  }
  await asMeera.page.goto('/')
  await tell('Your doses are planned', '/vaccines/check-what-your-university-asks')
  await card(asMeera.page, 'Your doses are planned').waitFor()
  await bell(asMeera.page, 'Notifications 1 new').waitFor()
  await phone.page.goto('/vaccines/check-what-your-university-asks')
  await bell(asMeera.page, 'Notifications').waitFor()
  await expect.poll(() => bell(asMeera.page, /new/).count()).toBe(0)
  await expect.poll(() => card(asMeera.page, 'Your doses are planned').count()).toBe(0)

  // One about the step that is on the screen is read as it comes; one about another comes up.
  await tell('Your doses were changed', '/vaccines/check-what-your-university-asks')
  await tell('A clinic answered', '/vaccines/book-an-appointment')
  await card(phone.page, 'A clinic answered').waitFor()
  await bell(phone.page, 'Notifications 1 new').waitFor()
  expect(await card(phone.page, 'Your doses were changed').count()).toBe(0)
  await phone.page.getByRole('link', { name: 'Have a look' }).click()
  await expectPath(phone.page, '/vaccines/book-an-appointment')
  await expect.poll(() => bell(phone.page, /new/).count()).toBe(0)
})

test.each([360, 1280])(
  'at %i px three notices are one line that covers neither bar, nor the page’s end',
  async width => {
    const { page, api } = await browser.signedIn(meera)
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
    await api.journey.visit({ stage: 'vaccines' })
    await page.goto('/vaccines')
    const rows = page.getByRole('main').getByRole('heading', { level: 2 })
    await rows.first().waitFor()
    const { id: to } = ensure((await api.accounts.session({})).user)
    browser.app.clock.pass({ minutes: 1 })
    for (const name of ['One', 'Two', 'Three'])
      await browser.app.services.change(change =>
        notify(change, browser.app.services, {
          to,
          type: 'insurance',
          title: `${name} has come`,
          body: 'There is a longer text that says what it is about, so that the card is as tall as it gets.',
          href: '/health-insurance',
        }),
      )
    await card(page, '3 new notices').waitFor()
    const shown = page.locator('[aria-live] > div').filter({ hasText: '3 new notices' })
    expect(await shown.count()).toBe(1)
    expect(await shown.evaluate(line => line.getBoundingClientRect().height)).toBeLessThan(60)
    const boxOf = (found: Locator) => found.evaluate(element => element.getBoundingClientRect().toJSON())
    for (const end of ['top', 'bottom'] as const) {
      await page.evaluate(at => scrollTo(0, at === 'top' ? 0 : document.body.scrollHeight), end)
      const mine = await boxOf(shown)
      const others = [
        page.getByRole('banner'),
        bell(page),
        page.getByRole('button', { name: 'Logout' }),
        page.getByRole('button', { name: 'Ask Asha' }).last(),
        ...(end === 'bottom' ? await rows.all() : []),
        ...(await page.getByRole('navigation').all()),
        ...(end === 'bottom' ? await page.getByRole('contentinfo').all() : []),
      ]
      for (const other of others) {
        if (!(await other.isVisible())) continue
        const box = await boxOf(other)
        const isApart =
          box.right <= mine.left || box.left >= mine.right || box.bottom <= mine.top + 1 || box.top >= mine.bottom - 1
        expect(isApart, `${await other.innerText()} at the ${end}`).toBe(true)
      }
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'See them' }).click()
    await panel(page)
      .getByRole('link', { name: /^New.*Three has come/ })
      .waitFor()
    expect(await shown.count()).toBe(0)
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await panel(page).getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' })
  },
)

test('a guest has no bell and asks for nothing', async () => {
  const guest = await browser.visitor()
  await guest.api.accounts.signInAsGuest({})
  const asked: string[] = []
  guest.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await guest.page.goto('/vaccines')
  await guest.page.getByRole('button', { name: 'Logout' }).waitFor()
  const asKavya = await browser.signedIn(kavya)
  await asKavya.api.notifications.write({
    type: 'news',
    title: 'Not for guests',
    body: 'x',
    to: 'all',
    mail: false,
  })
  // What is for them alone still reaches them, after it.
  const heard = guest.page.waitForResponse('**/api/session')
  const id = await idOf(guest)
  await browser.app.services.change(({ announce }) => announce(`person:${id}`, 'session'))
  await heard
  expect(await bell(guest.page).count()).toBe(0)
  expect(asked.filter(path => path.includes('notifications'))).toEqual([])
})

test('what comes by e-mail is chosen in the profile, or stopped from the letter without signing in', async () => {
  const asRohan = await browser.signedIn(rohan)
  const { page } = asRohan
  await page.goto('/profile/notifications')
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await box('News from Safar').uncheck()
  await page.getByLabel('From', { exact: true }).selectOption('21:00')
  await page.getByLabel('On the clock of').selectOption('America/New_York')
  await page.getByText('This device is on Indian time.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await expectAccessible(page)
  expect(await asRohan.api.notifications.preferences()).toMatchObject({
    mutes: ['news'],
    quiet: { zone: 'America/New_York', starts: '21:00' },
  })

  const { services: inner, clock } = browser.app
  const to = await idOf(asRohan)
  // Noon in New York.
  clock.set(`${Temporal.Now.plainDateISO('Asia/Kolkata')}T17:00:00Z`)
  await inner.change(change =>
    notify(change, inner, { to, type: 'payment', title: 'Payment received', body: 'Thank you.' }),
  )
  clock.pass({ minutes: 5 })
  await deliverLetters(inner)
  const link = /No more of these: (\S+)/.exec(await lastMessageTo({ services: inner }, rohan.email))?.[1] ?? ''

  const stranger = await browser.visitor()
  await stranger.page.goto(new URL(link).pathname)
  await stranger.page.getByRole('heading', { name: "Stop e-mail about 'Money'?" }).waitFor()
  await stranger.page.getByText('r…h@example.com').waitFor()
  await expect.poll(() => box('Money').isChecked()).toBe(true)
  await expectAccessible(stranger.page)
  await stranger.page.getByRole('button', { name: 'Stop these e-mails' }).click()
  await stranger.page.getByRole('heading', { name: "No more e-mail about 'Money'" }).waitFor()
  await expect.poll(() => box('Money').isChecked()).toBe(false)
  await stranger.page.getByRole('button', { name: 'Send them again' }).click()
  await expect.poll(() => box('Money').isChecked()).toBe(true)
})
