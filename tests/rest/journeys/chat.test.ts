// Meera asks Asha, Kavya answers at the desk: side by side, and neither reloads.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import {
  deskLink,
  expectAccessible,
  expectPath,
  openBrowserApp,
  stepOf,
  watchFor,
  type BrowserApp,
  type Visit,
} from '#tests/browser.ts'
import { ensure } from '#tests/api.ts'
import { clockAt } from '#tests/app.ts'
import { sendWhatIsDue } from '#tests/due-answers.ts'

let browser: BrowserApp

beforeAll(async () => {
  // Now, as the browser has it: what was said just now is shown as today's.
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const log = (page: Page) => page.getByRole('log')
const box = (page: Page) => page.getByRole('textbox', { name: /^Your (message|answer)/ })
const send = async (page: Page, text: string) => {
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}
/** An answer that can still be taken back. */
const heldIn = (page: Page) => log(page).getByRole('article').filter({ hasText: 'Not sent yet.' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
/** What the desk has sent is held for ten seconds, and then sent by a job. */
const afterTenSeconds = async () => {
  browser.app.clock.pass({ seconds: 10 })
  await sendWhatIsDue(browser.app.services)
}
/** The one over the page; a stage has its own beside its steps. */
const askAsha = (page: Page) => page.getByRole('button', { name: /^Ask Asha/ }).first()

/** From a page without Asha's strip, whose button says nothing of its own. */
async function openChat({ page }: Visit, path = '/profile/about'): Promise<void> {
  await page.goto(path)
  await askAsha(page).click()
  await page.getByText('Hi Meera, I am Asha.').waitFor()
}

test('a question, its answer, and what is unread, without a reload', async () => {
  const [asMeera, asKavya] = [await browser.signedIn(meera), await browser.signedIn(kavya)]
  await asKavya.page.goto('/desk')
  await (await deskLink(asKavya.page, 'Chats')).click()
  await expectPath(asKavya.page, '/desk/chats')
  await asKavya.page.getByText('Nobody has written yet').waitFor()

  await openChat(asMeera)
  await log(asMeera.page).getByText('usually answers within the hour').waitFor()
  await expectAccessible(asMeera.page)
  await send(asMeera.page, 'Which gate is mine?')
  await log(asMeera.page).getByText('Which gate is mine?').waitFor()
  await expect.poll(() => box(asMeera.page).inputValue()).toBe('')

  // Notified on the desk's page by itself, and counted beside its name.
  await (await deskLink(asKavya.page, /Chats 1 waiting/)).waitFor()
  await asKavya.page.getByRole('link', { name: /Meera Iyer.*Which gate is mine\?/ }).click()
  await log(asKavya.page).getByText('Which gate is mine?').waitFor()
  await log(asMeera.page).getByText('Seen').waitFor()
  // The server's clock stands still, so what is noted here counts until the message is there.
  const isWriting = await watchFor(asMeera.page, 'Kavya is writing')
  await box(asKavya.page).pressSequentially('The one')
  await isWriting()
  await send(asKavya.page, 'The one with the yellow board.')
  await expect.poll(() => asMeera.page.getByText('Kavya is writing').count()).toBe(0)
  await heldIn(asKavya.page).getByText('The one with the yellow board.').waitFor()
  await afterTenSeconds()
  await asKavya.page.getByText(/^You have it since/).waitFor()
  await asKavya.page.getByText('Answered').waitFor()
  await expectAccessible(asKavya.page)

  const answer = log(asMeera.page).getByRole('article').filter({ hasText: 'The one with the yellow board.' })
  await answer.getByText('Kavya').waitFor()
  await asMeera.page.getByText('Today').waitFor()
  await expectAccessible(asMeera.page)

  // Thanks need no answer, and do not wait for one.
  await send(asMeera.page, 'Thank you!')
  await (await deskLink(asKavya.page, /Chats 1 waiting/)).waitFor()
  await asKavya.page.getByRole('button', { name: 'Close without an answer' }).click()
  await asKavya.page.getByText(/waits for no answer until they write again\.$/).waitFor()
  await asKavya.page.getByText('Closed', { exact: true }).waitFor()
  await expectAccessible(asKavya.page)

  // With the panel shut the button tells what is new; what was seen is not.
  await asMeera.page.getByRole('button', { name: 'Close' }).click()
  expect(await asMeera.page.getByRole('button', { name: /new message/ }).count()).toBe(0)
  await send(asKavya.page, 'Have a good trip.')
  await heldIn(asKavya.page).waitFor()
  await afterTenSeconds()
  await asMeera.page.getByRole('button', { name: 'Ask Asha 1 new message' }).click()
  await log(asMeera.page).getByText('Have a good trip.').waitFor()
  await asMeera.page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => asMeera.page.getByRole('button', { name: /new message/ }).count()).toBe(0)
})

test('what cannot be sent stays in the box, is sent once, and what was begun is kept', async () => {
  const asMeera = await browser.signedIn(meera)
  const { page } = asMeera
  await openChat(asMeera)
  await box(page).pressSequentially('A line begun')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('A line begun')
  await page.reload()
  await askAsha(page).click()
  await expect.poll(() => box(page).inputValue()).toBe('A line begun')

  // The answer is lost on its way: the server has the message, the browser does not know.
  await page.route('**/api/chat', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await box(page).press('Enter')
  await page.getByRole('alert').getByText('What you typed is still here').waitFor()
  await expect.poll(() => box(page).inputValue()).toBe('A line begun')
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => box(page).inputValue()).toBe('')
  await expect.poll(() => log(page).getByText('A line begun').count()).toBe(1)

  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please write a message.').waitFor()
})

test('without a network a message is not sent later by itself: that is said before and after Send, and one press sends it once', async () => {
  const asMeera = await browser.signedIn(meera)
  const { page, context, api } = asMeera
  await openChat(asMeera)
  await context.setOffline(true)
  await page.getByText('Forms and messages wait until you press Save or Send again.').waitFor()
  await box(page).fill('Typed on the train')
  await page.getByRole('button', { name: 'Send' }).click()
  await page
    .getByRole('alert')
    .getByText('You seem to be offline, and this needs a network. What you typed is still here')
    .waitFor()
  expect(await box(page).inputValue()).toBe('Typed on the train')

  const drafts = page.waitForResponse(answer => answer.url().includes('/api/drafts/') && answer.ok())
  await context.setOffline(false)
  // Once the draft of it has reached the server, the page has sent all that it sends by itself.
  await drafts
  const said = async () => JSON.stringify(await api.chat.read({})).split('Typed on the train').length - 1
  expect(await said()).toBe(0)
  expect(await box(page).inputValue()).toBe('Typed on the train')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => box(page).inputValue()).toBe('')
  await expect.poll(said).toBe(1)
  await expect.poll(() => log(page).getByText('Typed on the train').count()).toBe(1)
  // What was sent is no draft any more, on any device.
  await expect.poll(async () => JSON.stringify(await api.drafts.read({}))).not.toContain('Typed on the train')
  // The lost network is a complaint of the browser, not of the page.
  browser.complaints()
})

test('a button about something opens the chat with its first line', async () => {
  const asMeera = await browser.signedIn(meera)
  const { page } = asMeera
  await page.goto('/apartments')
  await page.getByRole('button', { name: 'Get Early Access' }).click()
  await expect.poll(() => box(page).inputValue()).toBe('I would like early access to Apartments.')
})

test('asked from a locked step, the desk sees which; a file goes with it', async () => {
  const [asRohan, asKavya] = [await browser.signedIn(rohan), await browser.signedIn(kavya)]
  const { page } = asRohan
  await page.goto('/vaccines/plan-your-doses')
  await page.getByRole('dialog').getByRole('button', { name: 'Chat with us' }).click()
  await page.getByText('About Vaccines: Plan your doses').waitFor()
  await page.getByRole('button', { name: 'Add a file' }).click()
  const content = Buffer.from(`%PDF-1.7\n${'x'.repeat(200)}\n%%EOF`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.pdf', mimeType: 'application/pdf', buffer: content })
  await page.getByRole('listitem').getByText('KB').or(page.getByText('bytes')).waitFor()
  await send(page, 'Is this the right paper?')
  await log(page)
    .getByRole('link', { name: /record\.pdf/ })
    .waitFor()
  await asKavya.page.goto(`/desk/chats/${ensure((await asRohan.api.accounts.session({})).user).id}`)
  await log(asKavya.page).getByText('About Vaccines: Plan your doses').waitFor()
  await log(asKavya.page)
    .getByRole('link', { name: /record\.pdf/ })
    .waitFor()
})

test('through the queue without a mouse, and nothing typed is taken for a key', async () => {
  const [asRohan, asKavya] = [await browser.signedIn(rohan), await browser.signedIn(kavya)]
  await asRohan.api.chat.say({ text: 'Still waiting' })
  await asKavya.api.chatReplies.add({ name: 'hello', text: 'Hello {firstName}, one moment.' })
  const { page } = asKavya
  const heading = page.getByRole('heading', { name: 'Chats' })
  await page.goto('/desk/chats')
  await page.getByRole('link', { name: /Rohan Deshmukh/ }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await log(page).waitFor()
  await heading.click()
  await page.keyboard.press('r')
  await page.keyboard.type('jk?')
  await expect.poll(() => box(page).inputValue()).toBe('jk?')
  await box(page).fill('')
  await heading.click()
  await page.keyboard.press('/')
  await page.keyboard.type('he')
  await page
    .getByRole('list', { name: 'Canned replies' })
    .getByRole('button', { name: /\/hello/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page).inputValue()).toMatch(/^Hello (Rohan|Meera), one moment\.$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('')
  await heading.click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Reply with a canned one').waitFor()
})

test('an answer is taken back where it stands, from the next conversation and on a phone; with the page shut it is sent', async () => {
  const [asRohan, asMeera, asKavya] = [
    await browser.signedIn(rohan),
    await browser.signedIn(meera),
    await browser.signedIn(kavya),
  ]
  await asRohan.api.chat.say({ text: 'Which terminal?' })
  await asMeera.api.chat.say({ text: 'And mine?' })
  // What another test answered is sent.
  await afterTenSeconds()
  const address = `/desk/chats/${ensure((await asRohan.api.accounts.session({})).user).id}`
  const { page } = asKavya
  // How many seconds are left does not depend on how long this machine takes.
  await page.clock.setFixedTime(new Date())
  await page.goto(address)
  await send(page, 'Terminal three.')
  await heldIn(page).getByText('Terminal three.').waitFor()
  await page.getByRole('link', { name: /Rohan Deshmukh Being sent/ }).waitFor()
  await expectAccessible(page)
  await undo(page).click()
  await expect.poll(() => box(page).inputValue()).toBe('Terminal three.')
  await expect.poll(() => log(page).getByText('Terminal three.').count()).toBe(0)

  await box(page).press('Control+Enter')
  await heldIn(page).getByText('Terminal three.').waitFor()
  await page
    .getByRole('link', { name: /Meera Iyer/ })
    .first()
    .click()
  await page.getByText('Sending your answer to Rohan Deshmukh.').waitFor()
  await undo(page).click()
  await page.getByText('Taken back. What you wrote is in the box of that conversation again.').waitFor()
  await log(page).getByText('And mine?').waitFor()
  expect(await box(page).inputValue()).toBe('')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address)
  await expect.poll(() => box(page).inputValue()).toBe('Terminal three.')
  await page.getByRole('button', { name: 'Send' }).click()
  await heldIn(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const size = await undo(page).boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await undo(page).click()
  await expect.poll(() => box(page).inputValue()).toBe('Terminal three.')

  await page.getByRole('button', { name: 'Send' }).click()
  await heldIn(page).waitFor()
  await page.goto('about:blank')
  expect(JSON.stringify(await asRohan.api.chat.read({}))).not.toContain('Terminal three.')
  await afterTenSeconds()
  expect((await asRohan.api.chat.read({})).messages.at(-1)).toMatchObject({ text: 'Terminal three.', by: 'Kavya' })
})

test('a conversation is handed over with a note, beside how much each colleague has taken', async () => {
  const [asRohan, asKavya, asDev] = [
    await browser.signedIn(rohan),
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
  ]
  await asRohan.api.chat.say({ text: 'Who helps me?' })
  const student = ensure((await asRohan.api.accounts.session({})).user).id
  await asKavya.api.chat.claim({ student })
  const { page } = asKavya
  await page.goto(`/desk/chats/${student}`)
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  await dialog.getByRole('radio', { name: 'Dev Nothing taken' }).check()
  await dialog.getByLabel(/^Note to them/).fill('He asked twice.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText(/^Dev has it since/).waitFor()
  expect(await page.getByText('He asked twice.').count()).toBe(0)
  await asDev.page.goto(`/desk/chats/${student}`)
  await asDev.page.getByText('From Kavya: He asked twice.').waitFor()
  await asDev.page.goto('/desk/requests')
  await asDev.page.getByText('From Kavya: He asked twice.').waitFor()
  await asDev.page.goto('/desk/today')
  await asDev.page.getByText('Workload').click()
  await asDev.page.getByRole('table', { name: 'Workload by colleague' }).waitFor()
  await expectAccessible(asDev.page)
})

test('a long conversation is read backwards', async () => {
  const [asRohan, asKavya] = [await browser.signedIn(rohan), await browser.signedIn(kavya)]
  const { id } = ensure((await asRohan.api.accounts.session({})).user)
  for (let number = 1; number <= 60; number += 1) {
    await asKavya.api.chat.answer({ student: id, text: `Answer number ${number}.` })
  }
  const { page } = asRohan
  await page.goto('/')
  await page.getByRole('button', { name: /^Ask Asha 6[0-9] new messages/ }).click()
  await log(page).getByText('Answer number 60.').waitFor()
  await expect.poll(() => log(page).getByRole('article').count()).toBe(50)
  await page.getByRole('button', { name: 'Show earlier messages' }).click()
  await log(page).getByText('Answer number 1.', { exact: true }).waitFor()
  await expect.poll(() => log(page).getByRole('article').count()).toBeGreaterThanOrEqual(60)
  await page.getByText('Hi Rohan, I am Asha.').waitFor()
})

test('on a wide window one goes on while the chat is open, and it knows the step', async () => {
  const { page, api } = await browser.signedIn(meera)
  const asha = page.getByRole('dialog', { name: 'Ask Asha' })
  await api.journey.visit({ stage: 'phone-connection' })
  await page.goto('/phone-connection/keep-your-indian-number-alive')
  await askAsha(page).click()
  await asha.getByText('Keep your Indian number alive').waitFor()
  await box(page).fill('Which one is near me?')
  // The page is alive beside it: another step is opened there, and the question is about that one.
  await stepOf(page, 'Choose a US plan').click()
  await expectPath(page, '/phone-connection/choose-a-us-plan')
  await asha.getByText('Choose a US plan').waitFor()
  expect(await box(page).inputValue()).toBe('Which one is near me?')
  const [panel, main] = [await asha.boundingBox(), await page.getByRole('main').boundingBox()]
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
  await expectAccessible(page)
  await box(page).press('Escape')
  await asha.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 780 })
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Help' })
    .getByRole('button', { name: /^Ask Asha/ })
    .click()
  // A phone has room for one of them.
  await page.locator('dialog:modal').getByText('Hi Meera, I am Asha.').waitFor()
})

test('a guest reads of an account, and the way to it', async () => {
  const guest = await browser.visitor()
  await guest.api.accounts.signInAsGuest({})
  const { page } = guest
  await page.goto('/apartments')
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Help' })
    .getByRole('button', { name: /^Ask Asha/ })
    .click()
  await page.getByRole('dialog', { name: 'Create an account to chat' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expectPath(page, '/sign-up')
})
