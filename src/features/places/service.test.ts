import { beforeAll, afterAll, expect, test } from 'vitest'
import { callBy } from '#tests/callers.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import type { Call } from '#src/platform/services.ts'
import { cities, states } from './service.ts'

let app: TestApp
let call: Call

beforeAll(async () => {
  app = await openTestApp()
  call = await callBy(app.services, { firstName: 'Meera' })
})
afterAll(() => app.end())

test('states come by name', async () => {
  const all = await states(call, { country: 'IN' })
  expect(all).toHaveLength(36)
  expect(all.slice(0, 2)).toEqual([
    { code: 'AN', name: 'Andaman and Nicobar Islands' },
    { code: 'AP', name: 'Andhra Pradesh' },
  ])
})

test.each([
  ['IN', 'TG', 'hyd', ['Hyderabad']],
  ['US', 'TX', 'Dent', ['Denton']],
  ['US', 'TX', 'hyderabad', []],
  ['US', 'ZZ', '', []],
] as const)('cities of %s, %s that begin with %j', async (country, state, query, found) => {
  expect(await cities(call, { country, state, query })).toEqual(found)
})

test('without a query there are the ten largest', async () => {
  const largest = await cities(call, { country: 'IN', state: 'MH', query: '' })
  expect(largest).toHaveLength(10)
  expect(largest.slice(0, 2)).toEqual(['Mumbai', 'Pune'])
})
