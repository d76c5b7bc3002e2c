// The page one comes home to: what is next, a station passed, and the seven questions.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, fatima } from '#seed/people.ts'
import { actionItems } from '#src/features/people/action-items/rules.ts'
import * as applications from '#src/features/people/applications/copy.ts'
import * as person from '#src/features/people/person/copy.ts'
import * as onboarding from '#src/features/people/onboarding/copy.ts'
import { assignedFrom } from '#src/features/custom-steps/assigned/rules.ts'
import { progressContract } from '#src/features/progress/contract.ts'
import { readSent } from '#src/features/progress/rules.ts'
import { nextStep, noPlan } from '#src/journey/ahead.ts'
import { stages } from '#src/stages/stages.ts'
import { vaccines } from '#src/stages/vaccines/rules.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ clock: clockAt('2026-06-15T06:00:00Z') })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const part = (page: Page, title: string) => page.locator('section', { has: page.getByRole('heading', { name: title }) })
/** As the page reads it from the facts that it is sent. */
async function stagesOf({ api }: Visit) {
  const sent = progressContract.facts.answer.parse(await api.journey.facts({}))
  return readSent({ stages, assignedFrom }, sent, new Map(), sent.now)
}

test('the first day welcomes by name, offers one next thing, and names what could be done besides', async () => {
  const visit = await at.signedIn(fatima)
  const { page } = visit
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /, Fatima$/ }).waitFor()
  const next = nextStep({ ...noPlan, stages: await stagesOf(visit), now: at.app.clock.now().toString() })
  const card = page.getByRole('region', { name: 'Next' })
  await card.getByRole('heading', { name: next?.step.title ?? '' }).waitFor()
  await part(page, 'When you have a minute').getByText(actionItems['finish-onboarding'].title).waitFor()
  await part(page, 'When you have a minute').getByText(actionItems['add-flight-date'].title).waitFor()
  await part(page, 'Dates ahead').getByText('No dates yet.').waitFor()
  await part(page, 'Stations passed').getByText('Each stage you finish is kept here').waitFor()
  await expectAccessible(page)

  await card.getByRole('link', { name: 'Begin' }).click()
  await expectPath(page, `/${next?.stage.route ?? ''}/${next?.step.route ?? ''}`)
})

test('a stage that is finished is a station passed, new until it was seen', async () => {
  const { page, api } = await at.signedIn(arjun)
  for (const step of vaccines.steps) await api.journey.mark({ stage: 'vaccines', step: step.id })
  at.app.clock.pass({ minutes: 1 })
  await page.goto('/')
  const badge = part(page, 'Stations passed').getByRole('link', { name: /^Vaccines/ })
  await badge.getByText('15th June 2026').waitFor()
  await badge.getByText('New', { exact: true }).waitFor()
  await page.getByRole('navigation', { name: /^1 of \d+ done/ }).waitFor()
  await expectAccessible(page)
  await expect.poll(async () => JSON.stringify(await api.journey.read({}))).toContain('"badgeShown":true')
  await page.reload()
  await badge.waitFor()
  expect(await badge.getByText('New', { exact: true }).count()).toBe(0)
})

const asks = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor()
const go = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

test('the seven questions come one at a time, each kept as it is given; at the end they are no longer offered', async () => {
  const { page, api } = await at.signedIn(fatima)
  await page.goto('/')
  await page.getByRole('link', { name: actionItems['finish-onboarding'].title }).click()
  await asks(page, 'Which degree are you going for?')
  await expectPath(page, '/onboarding/degree')
  await go(page)
  await says(page, onboarding.degree)
  await expectAccessible(page)
  await page.getByLabel('PhD').check()
  await go(page)

  await asks(page, 'What do you want to study?')
  await go(page)
  await says(page, onboarding.branch)
  await expectAccessible(page)
  await page.getByLabel('Branch or field').fill('Bioengineering')
  await go(page)

  await asks(page, 'When do your studies begin?')
  // Three intakes from the day the clock of the server shows, and who is there already.
  await expect.poll(() => page.getByRole('radio').count()).toBe(4)
  await expectAccessible(page)
  await page.getByLabel('Fall 2026').check()
  await go(page)

  await asks(page, 'Which university are you going to?')
  await go(page)
  await says(page, applications.university)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'University' }).fill('Purdue')
  await page.getByRole('option').first().click()
  await go(page)

  await asks(page, 'When does your programme start?')
  await go(page)
  await says(page, person.programmeStart)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I don’t know yet' }).click()

  await asks(page, 'When do you fly?')
  await go(page)
  await says(page, person.flightDate)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I don’t know yet' }).click()

  await asks(page, 'What have you done already?')
  await page.getByLabel('Loans').check()
  await expect.poll(() => api.onboarding.read()).toMatchObject({ completedSteps: ['loans'], completedAt: null })
  await expectAccessible(page)
  await go(page)

  // Whether one is early, and on what that rests.
  await page.getByRole('heading', { level: 1, name: /^You are (early|in time|late)/ }).waitFor()
  await says(page, '1 stage')
  const plan = page.getByRole('region', { name: onboarding.firstDates(3) })
  await expect.poll(() => plan.getByRole('listitem').count()).toBe(3)
  await plan.getByRole('link', { name: 'See your whole plan', exact: true }).waitFor()
  // What was done before Safar is done in the plan.
  expect(await plan.getByText('Loan sanctioned').count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  await says(page, onboarding.completed)
  await expectPath(page, '/')
  await part(page, 'When you have a minute').getByText(actionItems['add-flight-date'].title).waitFor()
  await expect.poll(() => page.getByText(actionItems['finish-onboarding'].title).count()).toBe(0)
  const kept = { degree: 'PhD', branch: 'Bioengineering', cycle: 'fall-2026', completedSteps: ['loans'] }
  expect(await api.onboarding.read()).toMatchObject(kept)
  expect(await api.applications.list()).toMatchObject([
    { university: { name: expect.stringContaining('Purdue') }, outcome: 'admitted' },
  ])
})
