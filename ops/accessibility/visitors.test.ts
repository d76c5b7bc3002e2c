// The round of who is not signed in, and of who came by a link and has no account.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { lookRound } from './round.ts'
import { visitorsPaths } from './routes.ts'
import { pathsIn, stagesOf } from './walk.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('a visitor', () => at.visitor().then(visit => lookRound(visit, visitorsPaths)))

test('a guest', async () => {
  const guest = await at.visitor()
  await guest.api.accounts.signInAsGuest({})
  const stages = await stagesOf(guest)
  await lookRound(guest, ['/', '/sign-up', ...pathsIn(stages.filter(({ route }) => route === 'health-insurance'))])
})
