// The round of each seat at the desk: every page of its bar, and the first thing that is listed there.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dev, farah, kavya, meera, neha } from '#seed/people.ts'
import { seedDemo } from '#seed/seed.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { lookRound } from './round.ts'
import { deskPathsOf } from './walk.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ settings: { SAFAR_DEMO: 'on' } })
  await seedDemo(at.app.services)
  const asMeera = await at.signedIn(meera)
  await asMeera.api.chat.say({ text: 'Is the I-20 enough for the fee?', about: null, documents: [] })
  await at.leave()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test.each([
  ['the admin', dev],
  ['the advisor', kavya],
  ['the underwriter', farah],
  ['the lender', neha],
])('%s', async (_, person) => {
  const visit = await at.signedIn(person)
  const paths = await deskPathsOf(visit)
  // What the admin sees as well is looked at once.
  const own = person === dev ? paths : paths.slice(0, 2)
  await lookRound(visit, own, own)
})
