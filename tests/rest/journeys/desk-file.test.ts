// The students at the desk: all stages at a glance, the file to work from, the journey as its student sees it, and names
// of any length and script on a phone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, dev, farah, fatima, kavya, meera, rohan } from '#seed/people.ts'
import { expectAccessible, expectPath, openBrowserApp, sentFrom, type BrowserApp } from '#tests/browser.ts'
import { ensure } from '#tests/api.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const staysWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

async function idOf(person: { email: string }): Promise<string> {
  const { api } = await browser.signedIn(person)
  return String(ensure((await api.accounts.session({})).user).id)
}

test('every stage of every student is a cell, reached by arrows, that leads to that stage in the file', async () => {
  const { api: asMeera } = await browser.signedIn(meera)
  // A stage that was only looked at is not begun, and so not stuck.
  await asMeera.journey.mark({ stage: 'visas', step: 'VisaTranscripts' })
  browser.app.clock.pass({ hours: 8 * 24 })
  const { page } = await browser.signedIn(kavya)
  await page.goto('/desk/students')
  const stages = page.getByRole('list', { name: 'Stages of Meera Iyer' })
  const visas = stages.getByRole('link', { name: /^Visas: \d of 9 done, with the student since .*, stuck$/ })
  await visas.waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Meera Iyer', exact: true }).focus()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight')
  expect(await visas.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  expect(await visas.evaluate(element => element === document.activeElement)).toBe(true)

  await page.getByLabel('Show', { exact: true }).selectOption('stuck')
  await page.getByText(/Stuck for 7 days or more: 1 of these/).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await staysWithin(page)).toBe(true)
  const box = await visas.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await visas.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Meera Iyer' }).waitFor()
  await expect
    .poll(() => page.locator('details#visas summary').evaluate(one => one === document.activeElement))
    .toBe(true)
  expect(await page.locator('details#visas').getAttribute('open')).not.toBeNull()
})

test('a lead and tags are seen by colleagues at once, and the list is found by them', async () => {
  const id = await idOf(rohan)
  const [{ page }, { page: devs }] = [await browser.signedIn(kavya), await browser.signedIn(dev)]
  for (const each of [page, devs]) await each.goto(`/desk/students/${id}`)
  await page.getByLabel('Lead advisor', { exact: true }).selectOption({ label: 'Kavya' })
  await devs.getByText(/^Since .* by Kavya$/).waitFor()
  await page.getByLabel('Add a tag', { exact: true }).fill('Fall 2027')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await devs.getByRole('button', { name: 'Remove the tag Fall 2027' }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await staysWithin(page)).toBe(true)

  await page.goto('/desk/students')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Lead advisor', { exact: true }).selectOption({ label: 'Mine' })
  await page.getByLabel('Tag', { exact: true }).selectOption({ label: 'Fall 2027 (1)' })
  await page.getByRole('button', { name: 'Show 1', exact: true }).click()
  await expect.poll(() => page.getByRole('list', { name: /^Stages of / }).count()).toBe(1)
  await page.getByRole('link', { name: 'Rohan Deshmukh', exact: true }).waitFor()
})

test('the journey is read as the student sees it, and nothing there acts or leads away', async () => {
  const id = await idOf(meera)
  const { page } = await browser.signedIn(kavya)
  await page.goto(`/desk/students/${id}`)
  await page.getByRole('link', { name: 'See it as the student does' }).click()
  await page.getByText('You see what Meera sees. You can’t act for them.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'As Meera sees it' }).waitFor()
  await page.getByRole('region', { name: 'Next' }).waitFor()
  await expectAccessible(page)

  const sent = sentFrom(page)
  const main = page.getByRole('main')
  const leads = await main.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(leads.filter(href => !href.startsWith('#') && href !== `/desk/students/${id}`)).toEqual([])
  await main
    .getByRole('navigation')
    .getByRole('link', { name: /^Visas/ })
    .first()
    .click()
  await main.getByRole('heading', { level: 2, name: 'Visas' }).waitFor()
  await main.getByRole('button', { name: /^DS-160/ }).click()
  await main.getByText('The form or the guide of this step opens here for them.').waitFor()
  expect(await main.getByRole('textbox').count()).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await staysWithin(page)).toBe(true)
  await main.getByRole('link', { name: 'Home', exact: true }).click()
  await main.getByRole('region', { name: 'Next' }).waitFor()
  await expectPath(page, `/desk/students/${id}.as-student`)
  expect(sent).toEqual([])
})

test('names of any length and script, and none, fit on a phone in lists, files, requests and the finder', async () => {
  const names: readonly (readonly [person: { email: string }, name: string])[] = [
    [meera, 'M'.repeat(120)],
    [rohan, 'ரோஹன் தேஷ்முக் என்பவர் மிக நீண்ட பெயரைக் கொண்ட ஒரு மாணவர்'],
    [arjun, 'अर्जुन रेड्डी वेंकटसुब्रमण्यम'],
  ]
  const ids = [await idOf(meera), await idOf(rohan), await idOf(arjun), await idOf(fatima)]
  const owner = browser.app
  for (const [{ email }, name] of names)
    await owner.asOwner(
      `update people set first_name = '${name}', middle_name = '', last_name = '' where email = '${email}'`,
    )
  await owner.asOwner(
    `update people set first_name = '', middle_name = '', last_name = '' where email = '${fatima.email}'`,
  )
  const { page, api } = await browser.signedIn(kavya)
  for (const student of ids) await api.requests.note({ student, title: 'Call them', priority: 'medium' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/desk/students', '/desk/today', '/desk/requests', ...ids.map(id => `/desk/students/${id}`)]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await staysWithin(page), path).toBe(true)
  }
  // Without a name the address stands in its place.
  await page.getByRole('heading', { level: 1, name: fatima.email }).waitFor()
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByLabel('Name, e-mail, phone or page').fill('MMMM')
  const found = page.getByRole('dialog').getByRole('link', { name: /^M{120}/ })
  await found.waitFor()
  const [link, dialog] = [await found.boundingBox(), await page.getByRole('dialog').boundingBox()]
  expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual((dialog?.x ?? 0) + (dialog?.width ?? 0))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/desk/requests')
    await page.getByRole('link', { name: /^M{120}$/ }).waitFor()
    expect(await staysWithin(page), String(width)).toBe(true)
  }
})

test('a note that is half written is there again, for who writes it alone, and what waits stands above the file', async () => {
  const student = await idOf(arjun)
  const [{ page, api }, { page: devs }] = [await browser.signedIn(kavya), await browser.signedIn(dev)]
  await api.requests.note({ student, title: 'Ring his mother', priority: 'medium' })
  await page.goto(`/desk/students/${student}?write=note`)
  const note = page.getByLabel('New note')
  await note.pressSequentially('His mother decides')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('His mother decides')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('His mother decides')
  const [waits, about] = [
    page.getByRole('heading', { name: /^Waits for us/ }),
    page.getByRole('heading', { name: 'About' }),
  ]
  await waits.waitFor()
  expect((await waits.boundingBox())?.y).toBeLessThan((await about.boundingBox())?.y ?? 0)
  await page.getByRole('button', { name: 'Take it: Ring his mother' }).click()
  await page.getByRole('button', { name: 'Hand over: Ring his mother' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  await dialog.getByRole('radio', { name: /^Dev/ }).check()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await dialog.waitFor({ state: 'detached' })
  await devs.goto(`/desk/students/${student}?write=note`)
  await devs.getByText('From Kavya', { exact: true }).waitFor()
  expect(await devs.getByLabel('New note').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await devs.getByText('His mother decides').waitFor()
  await page.reload()
  await page.getByText('His mother decides').waitFor()
  expect(await note.inputValue()).toBe('')
})

test('a message is taken back while it is held, a note is read by its stage, and the stream by its kind', async () => {
  const { api: asFatima } = await browser.signedIn(fatima)
  await asFatima.chat.say({ text: 'Which consulate do I book?', about: null, documents: [] })
  const student = await idOf(fatima)
  const [{ page }, { page: farahs }] = [await browser.signedIn(kavya), await browser.signedIn(farah)]
  await page.goto(`/desk/students/${student}?write=message`)
  const stream = page.locator('section', { has: page.getByRole('heading', { name: 'All that happened' }) })
  await stream.getByRole('link', { name: 'Which consulate do I book?' }).waitFor()
  await expectAccessible(page)
  const message = page.getByRole('textbox', { name: /^Message to / })
  await message.fill('The one of your state.')
  await message.press('Control+Enter')
  await page.getByText(/^Sending your answer to /).waitFor()
  expect(await message.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => message.inputValue()).toBe('The one of your state.')

  const write = page.getByRole('navigation', { name: 'Write' })
  await write.getByRole('link', { name: 'Note' }).click()
  await page.getByLabel('New note').fill('Refused in 2025, see her slip')
  await page.getByLabel('About', { exact: true }).selectOption({ label: 'Visas' })
  await page.getByLabel('New note').press('Control+Enter')
  await stream.getByText('Refused in 2025, see her slip').waitFor()
  await write.getByRole('link', { name: 'To-do' }).click()
  await page.getByLabel('What is to be done').fill('Call her about the date')
  await page.getByLabel('What is to be done').press('Control+Enter')
  await stream.getByText('To do: Call her about the date').waitFor()
  // What was begun in another tab is there again.
  await write.getByRole('link', { name: 'Message' }).click()
  await expect.poll(() => message.inputValue()).toBe('The one of your state.')

  await farahs.goto(`/desk/students/${student}`)
  await farahs.getByRole('heading', { name: 'All that happened' }).waitFor()
  await farahs.getByLabel('New note').waitFor()
  expect(await farahs.getByRole('main').innerText()).not.toMatch(/Refused in 2025|consulate/)
  expect(await farahs.getByLabel('About', { exact: true }).locator('option').allInnerTexts()).toEqual([
    'Health Insurance',
  ])

  await page.setViewportSize({ width: 360, height: 740 })
  const shown = page.getByRole('navigation', { name: 'What is shown' })
  await shown.getByRole('link', { name: 'Notes' }).click()
  await expect.poll(() => stream.getByRole('link', { name: 'Which consulate do I book?' }).count()).toBe(0)
  await stream.getByText('Refused in 2025, see her slip').waitFor()
  expect(new URL(page.url()).searchParams.get('kind')).toBe('note')
  await page.reload()
  await stream.getByText('Refused in 2025, see her slip').waitFor()
  expect(await staysWithin(page)).toBe(true)
  await expectAccessible(page)
  await stream.getByRole('button', { name: 'Remove', exact: true }).click()
  await stream.getByText('Refused in 2025, see her slip').waitFor({ state: 'detached' })
})
