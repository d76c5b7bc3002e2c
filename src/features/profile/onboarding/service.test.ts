import { afterAll, beforeAll, expect, test } from 'vitest'
import { callBy } from '../../../../tests/callers.ts'
import { openTestHouse, type TestHouse } from '../../../../tests/house.ts'
import { read as readProfile } from '../person/service.ts'
import { answer, complete, read } from './service.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse() // its clock stands on 15 June 2026
})
afterAll(() => house.end())

test('answers gather, a few at a time, until the onboarding is completed', async () => {
  const call = await callBy(house.house, { firstName: 'Meera' })
  expect(await read(call)).toEqual({
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
  // Whoever changes an answer later has still completed it.
  expect(await answer(call, { degree: null })).toMatchObject({ degree: null, completedAt: done.completedAt })
})

test('answers given at the same moment are all kept', async () => {
  const call = await callBy(house.house, { firstName: 'Rohan' })
  await Promise.all([
    answer(call, { degree: 'masters' }),
    answer(call, { branch: 'Physics' }),
    answer(call, { cycle: 'fall-2026' }),
  ])
  expect(await read(call)).toMatchObject({ degree: 'masters', branch: 'Physics', cycle: 'fall-2026' })
})
