import type { Journey } from '#src/manifest/app-services.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { read as readProfile } from '../person/service.ts'
import { doneBeforeAt } from '#src/features/progress/done-before.ts'
import * as progress from '#src/features/progress/service.ts'
import { loadFacts, loadFactsAt } from '#src/app/journey-facts.ts'
import { stages } from '#src/stages/stages.ts'
import { onboardingHandlers } from './service.ts'

const { read, answer, complete } = onboardingHandlers(doneBeforeAt(stages))
const journey: Journey = { stages, loadFacts, loadFactsAt }

let app: TestApp

beforeAll(async () => {
  app = await openTestApp() // its clock stands on 15 June 2026
})
afterAll(() => app.end())

test('answers gather, a few at a time, until the onboarding is completed', async () => {
  const call = await callBy(app.services, { firstName: 'Meera' })
  expect(await read(call, {})).toEqual({
    degree: null,
    branch: '',
    cycle: null,
    completedSteps: [],
    completedAt: null,
    cycles: [
      { id: 'fall-2026', label: 'Fall 2026' },
      { id: 'spring-2027', label: 'Spring 2027' },
      { id: 'summer-2027', label: 'Summer 2027' },
      { id: 'enrolled', label: 'Already enrolled' },
    ],
  })
  await answer(call, { degree: 'PhD' })
  await answer(call, { branch: 'Computer Science' })
  expect(await answer(call, { cycle: 'fall-2026' })).toMatchObject({
    degree: 'PhD',
    branch: 'Computer Science',
    cycle: 'fall-2026',
  })
  expect(await readProfile(call)).toMatchObject({ onboardingCompleted: false })
  const done = await complete(call, {
    degree: 'masters',
    branch: 'Physics',
    cycle: 'enrolled',
    completedSteps: ['loans', 'loans'],
  })
  expect(done).toMatchObject({ degree: 'masters', branch: 'Physics', cycle: 'enrolled', completedSteps: ['loans'] })
  expect(done.completedAt).toBe('2026-06-15T06:00:00Z')
  expect(await readProfile(call)).toMatchObject({ onboardingCompleted: true })
  // Anyone who changes an answer later has still completed it.
  expect(await answer(call, { degree: null })).toMatchObject({ degree: null, completedAt: done.completedAt })
})

test('answers given at the same moment are all kept', async () => {
  const call = await callBy(app.services, { firstName: 'Rohan' })
  await Promise.all([
    answer(call, { degree: 'masters' }),
    answer(call, { branch: 'Physics' }),
    answer(call, { cycle: 'fall-2026' }),
  ])
  expect(await read(call, {})).toMatchObject({ degree: 'masters', branch: 'Physics', cycle: 'fall-2026' })
})

describe('what was done before Safar', () => {
  type Asker = Awaited<ReturnType<typeof callBy>>
  const stepsOf = async (call: Asker, route: string) =>
    (await progress.read(journey, call)).stages.find(stage => stage.route === route)?.steps ?? []
  const doneOf = async (call: Asker, route: string) =>
    (await stepsOf(call, route)).filter(({ label }) => label === 'Done before Safar').map(step => step.route)

  test('the steps of a ticked stage are complete, and open again when the tick is taken away', async () => {
    const call = await callBy(app.services, { firstName: 'Asha' })
    const before = await stepsOf(call, 'loans')
    expect(before.some(({ status }) => status === 'locked')).toBe(true)
    await answer(call, { completedSteps: ['loans'] })
    const done = await stepsOf(call, 'loans')
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set(['complete']))
    expect(done.every(({ canBeUnmarked, closesForGood }) => canBeUnmarked && !closesForGood)).toBe(true)
    await answer(call, { completedSteps: [] })
    expect((await stepsOf(call, 'loans')).map(({ status }) => status)).toEqual(before.map(({ status }) => status))
  })

  test('one step of a stage can be ticked by its route', async () => {
    const call = await callBy(app.services, { firstName: 'Kabir' })
    expect(await answer(call, { completedSteps: ['visas/ds-160'] })).toMatchObject({ completedSteps: ['visas/ds-160'] })
    expect(await doneOf(call, 'visas')).toEqual(['ds-160'])
  })

  test('one step is opened again, and the others stay done', async () => {
    const call = await callBy(app.services, { firstName: 'Zoya' })
    await answer(call, { completedSteps: ['bank-accounts'] })
    const [first = '', ...others] = await doneOf(call, 'bank-accounts')
    await progress.unmark(journey, call, { stage: 'bank-accounts', step: first })
    expect(await doneOf(call, 'bank-accounts')).toEqual(others)
    expect((await read(call, {})).completedSteps).toEqual(others.map(route => `bank-accounts/${route}`))
    // Opening it a second time changes nothing, since a proxy may send the request twice.
    await progress.unmark(journey, call, { stage: 'bank-accounts', step: first })
    expect(await doneOf(call, 'bank-accounts')).toEqual(others)
    await answer(call, { completedSteps: ['bank-accounts', ...others.map(route => `bank-accounts/${route}`)] })
    expect((await read(call, {})).completedSteps).toEqual(['bank-accounts'])
  })

  test('two steps opened again at the same moment are both open', async () => {
    const call = await callBy(app.services, { firstName: 'Ishaan' })
    await answer(call, { completedSteps: ['bank-accounts'] })
    const [first = '', second = '', ...others] = await doneOf(call, 'bank-accounts')
    await Promise.all([first, second].map(step => progress.unmark(journey, call, { stage: 'bank-accounts', step })))
    expect(await doneOf(call, 'bank-accounts')).toEqual(others)
  })

  test.each(['no-such-stage', 'visas/no-such-step'])('%s is refused in words, and nothing is kept', async route => {
    const call = await callBy(app.services, { firstName: 'Dev' })
    await expect(answer(call, { branch: 'Physics', completedSteps: ['loans', route] })).rejects.toMatchObject({
      fields: { completedSteps: 'Please choose from the steps of the list.' },
    })
    expect(await read(call, {})).toMatchObject({ branch: '', completedSteps: [] })
  })
})
