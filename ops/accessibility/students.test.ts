// The round of students: at the beginning, on the way, and insured.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ananya, meera, rohan } from '#seed/people.ts'
import { seedDemo } from '#seed/seed.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { lookRound } from './round.ts'
import { studentsPaths } from './routes.ts'
import { pathsIn, stagesOf } from './walk.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ settings: { SAFAR_DEMO: 'on' } })
  await seedDemo(at.app.services)
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('a student before anything was begun', async () => {
  const visit = await at.signedIn(ananya)
  const stages = await stagesOf(visit)
  await lookRound(visit, ['/', '/profile', ...stages.map(({ route }) => `/${route}`)])
})

test('a student on the way', async () => {
  const visit = await at.signedIn(meera)
  for (const step of ['CheckRequirements', 'PlanDoses']) await visit.api.journey.mark({ stage: 'vaccines', step })
  await lookRound(visit, [...studentsPaths, ...pathsIn(await stagesOf(visit))], ['/library'])
})

test('a student with an insurance', async () => {
  const visit = await at.signedIn(rohan)
  await lookRound(visit, pathsIn(await stagesOf(visit)))
})
