// Kavya writes for the library, Meera finds it: side by side, and neither reloads.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { contentRecord } from '#src/features/content/record/rules.ts'
import { blankOf } from '#src/records/record.ts'

let browser: BrowserApp

beforeAll(async () => {
  // With an account at Typeform, whose own pages are shown.
  browser = await openBrowserApp({ settings: { SAFAR_TYPEFORM_SECRET: 'of the tests' } })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

test('written, published, found, opened over the page one is on, and taken back', async () => {
  const [{ page: desk }, { page: student }] = [await browser.signedIn(kavya), await browser.signedIn(meera)]
  await student.goto('/credit-card')
  await student.getByRole('button', { name: 'Help', exact: true }).click()
  await student.getByText(/^\d more guides?$/).click()

  await desk.goto('/desk/library/new')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Please write a title.').waitFor()
  await expectAccessible(desk)
  await desk.getByLabel('Title').fill('A card without a credit history')
  await desk.getByLabel('What it is about, in a line').fill('What to ask before you apply.')
  await desk.getByLabel('Stage').selectOption('credit-card')
  await desk.getByRole('textbox', { name: 'The text' }).click()
  await desk.keyboard.type('Ask whether they report to the credit bureaus.')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByRole('button', { name: 'Publish it' }).click()

  await student.getByRole('button', { name: /A card without a credit history/ }).click()
  const dialog = student.getByRole('dialog', { name: 'A card without a credit history' })
  await dialog.getByText('Ask whether they report to the credit bureaus.').waitFor()
  await expectAccessible(student)
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(new URL(student.url()).pathname).toBe('/credit-card')

  await desk.getByRole('button', { name: 'Take it off the library' }).click()
  await expect.poll(() => student.getByRole('button', { name: /A card without a credit history/ }).count()).toBe(0)
  // It heard of a change: what it reads next comes from no standby that may lack it.
  expect((await student.context().cookies()).map(({ name }) => name)).toContain('safar_fresh')
})

test('a player of another site is loaded when it is pressed, and not before', async () => {
  const [{ api, page: desk }, { page: student, context }] = [
    await browser.signedIn(kavya),
    await browser.signedIn(meera),
  ]
  const asked: string[] = []
  await context.route('https://www.youtube-nocookie.com/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A player</title><h1>Playing</h1>' })
  })
  const item = await api.content.add({
    ...blankOf(contentRecord),
    type: 'Video',
    format: 'YouTube',
    title: 'The interview',
    summary: 'Two minutes',
    stage: null,
    address: 'https://youtu.be/dQw4w9WgXcQ',
  })
  await api.content.publish({ id: item.id })
  await desk.close()

  await student.goto('/')
  await student.getByRole('link', { name: 'Guides', exact: true }).click()
  await student.getByLabel('Search the guides').fill('interview')
  await student.getByRole('link', { name: /The interview/ }).click()
  await expectPath(student, `/library/${item.id}`)
  await student
    .getByText('Nothing is loaded from there before you press. It does not tell us how large it is.')
    .waitFor()
  expect(asked).toEqual([])
  await student.getByRole('button', { name: 'Watch' }).click()
  await student.frameLocator('iframe').getByText('Playing').waitFor()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'])

  // A film of ours says how large it is.
  const all: unknown = await api.content.list()
  const film = Array.isArray(all)
    ? all.find(({ broughtAs }) => broughtAs === 'visas/interview-window-story')
    : undefined
  await student.goto(`/library/${film.id}`)
  await student.getByText(/^\d+(\.\d)? [KM]B\. Nothing is loaded before you press\.$/).waitFor()
})

test.each([
  ['Video', 'YouTube', 'https://youtu.be/dQw4w9WgXcQ', 'Watch'],
  ['Video', 'Wistia', 'https://safar.wistia.com/medias/e4a27b971d', 'Watch'],
  ['InteractiveFlow', 'Typeform', 'https://typeform.com/to/abc123', 'Begin'],
  ['InteractiveFlow', 'Typeform', 'https://safar.typeform.com/to/abc123', 'Begin'],
  ['InteractiveFlow', 'Landbot', 'https://landbot.io/u/H-123/index.html', 'Begin'],
  ['InteractiveFlow', 'Landbot', 'https://chats.landbot.io/v3/H-123/index.html', 'Begin'],
  ['InteractiveFlow', 'Landbot', 'https://landbot.pro/v3/H-123/index.html', 'Begin'],
] as const)('%s of %s at %s shows, with the policy of the page on', async (type, format, address, verb) => {
  const [{ api, page: desk }, { page: student, context }] = [
    await browser.signedIn(kavya),
    await browser.signedIn(meera),
  ]
  await context.route(
    url => url.protocol === 'https:',
    route => route.fulfill({ contentType: 'text/html', body: '<title>T</title><h1>It shows</h1>' }),
  )
  const item = await api.content.add({
    ...blankOf(contentRecord),
    type,
    format,
    title: `A ${format}`,
    summary: 'Of each kind',
    stage: null,
    address,
  })
  // The desk sees it before anybody else does.
  await desk.context().route(
    url => url.protocol === 'https:',
    route => route.fulfill({ contentType: 'text/html', body: '<title>T</title><h1>It shows</h1>' }),
  )
  await desk.goto(`/desk/library/${item.id}`)
  await desk.getByRole('button', { name: 'See it as students do' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: verb }).click()
  await desk.getByRole('dialog').frameLocator('iframe').getByText('It shows').waitFor()
  await api.content.publish({ id: item.id })
  await student.goto(`/library/${item.id}`)
  await student.getByRole('button', { name: verb }).click()
  await student.frameLocator('iframe').getByText('It shows').waitFor()
  await student.getByRole('link', { name: /^Open it at / }).waitFor()
})

test('a frame that the page’s policy refuses says so, and offers the page itself', async () => {
  const [{ api }, { page: student }] = [await browser.signedIn(kavya), await browser.signedIn(meera)]
  const item = await api.content.add({
    ...blankOf(contentRecord),
    type: 'InteractiveFlow',
    format: 'Landbot',
    title: 'Refused',
    summary: 'By the policy',
    stage: null,
    address: 'https://chats.landbot.io/v3/H-9/index.html',
  })
  await api.content.publish({ id: item.id })
  await student.route(`**/library/${item.id}`, async route => {
    const answer = await route.fetch()
    const policy = (answer.headers()['content-security-policy'] ?? '').replace(/frame-src[^;]*/, "frame-src 'none'")
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
  })
  await student.goto(`/library/${item.id}`)
  await student.getByRole('button', { name: 'Begin' }).click()
  await student.getByText('Your browser doesn’t show this site within ours').waitFor()
  expect(await student.locator('iframe').count()).toBe(0)
  const way = student.getByRole('link', { name: 'Open it at chats.landbot.io' })
  expect(await way.getAttribute('href')).toBe('https://chats.landbot.io/v3/H-9/index.html')
  await expectAccessible(student)
  // The browser's own words of it, and nothing else.
  expect(browser.complaints().filter(words => !words.includes('frame-src'))).toEqual([])
})

test('a sound plays from its address', async () => {
  const [{ api }, { page: student }] = [await browser.signedIn(kavya), await browser.signedIn(meera)]
  const item = await api.content.add({
    ...blankOf(contentRecord),
    type: 'AudioFeed',
    format: 'Podcast',
    title: 'A sound',
    summary: 'Two minutes',
    stage: null,
    address: 'https://feeds.example.com/one.mp3',
  })
  await api.content.publish({ id: item.id })
  await student.route('https://feeds.example.com/**', route =>
    route.fulfill({ contentType: 'audio/mpeg', body: Buffer.alloc(10) }),
  )
  await student.goto(`/library/${item.id}`)
  await student.getByText('Plays from feeds.example.com.').waitFor()
  await student.getByRole('button', { name: 'Listen' }).click()
  await expect.poll(() => student.locator('audio').getAttribute('src')).toBe('https://feeds.example.com/one.mp3')
})

test('two at the desk: the second sees the other’s change and keeps what was typed', async () => {
  const [{ page: kavyas, api }, { page: devs }] = [await browser.signedIn(kavya), await browser.signedIn(dev)]
  const item = await api.content.add({
    ...blankOf(contentRecord),
    type: 'Article',
    format: 'Own',
    title: 'One',
    summary: 's',
    stage: null,
    body: '<p>b</p>',
  })
  for (const page of [kavyas, devs]) {
    await page.goto(`/desk/library/${item.id}`)
    await page.getByLabel('Title').waitFor()
  }
  // Nothing is typed here, so what the other saves comes in by itself.
  await devs.getByLabel('Title').fill('Two')
  await devs.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => kavyas.getByLabel('Title').inputValue()).toBe('Two')

  await kavyas.getByLabel('Title').fill('Mine')
  await devs.getByLabel('Title').fill('Three')
  await devs.getByRole('button', { name: 'Save' }).click()
  await kavyas.getByText('Dev changed this while you were writing').first().waitFor()
  await expect.poll(() => kavyas.getByLabel('Title').inputValue()).toBe('Mine')
  await kavyas.getByRole('button', { name: 'Save mine over it' }).click()
  await expect.poll(() => devs.getByLabel('Title').inputValue()).toBe('Mine')
})
