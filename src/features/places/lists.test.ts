import { describe, expect, test } from 'vitest'
import { readCities, readStates } from './lists.ts'

const states = readStates()
const cities = readCities()

test('the US has 50 states, a district and 5 territories; India 28 states and 8 union territories', () => {
  expect(states.filter(({ country }) => country === 'US')).toHaveLength(56)
  expect(states.filter(({ country }) => country === 'IN')).toHaveLength(36)
  expect(new Set(states.map(({ country, code }) => `${country}-${code}`)).size).toBe(92)
  for (const state of states)
    expect(state).toMatchObject({ code: expect.stringMatching(/^[A-Z]{2}$/), name: expect.stringMatching(/^[A-Z]/) })
})

test('every city lies in a state that there is, and every state has a city', () => {
  const known = new Set(states.map(({ country, code }) => `${country}-${code}`))
  const used = new Set(cities.map(({ country, state }) => `${country}-${state}`))
  expect([...used].filter(state => !known.has(state))).toEqual([])
  expect([...known].filter(state => !used.has(state))).toEqual([])
})

describe('some cities and their states', () => {
  test.each([
    ['IN', 'Hyderabad', 'TG'],
    ['IN', 'Warangal', 'TG'],
    ['IN', 'Visakhapatnam', 'AP'],
    ['IN', 'Pune', 'MH'],
    ['IN', 'Chennai', 'TN'],
    ['IN', 'Kochi', 'KL'],
    ['IN', 'Surat', 'GJ'],
    ['IN', 'Leh', 'LA'],
    ['IN', 'Daman', 'DH'],
    ['IN', 'Chandigarh', 'CH'],
    ['US', 'Denton', 'TX'],
    ['US', 'New York', 'NY'],
    ['US', 'Washington', 'DC'],
    ['US', 'San Juan', 'PR'],
  ])('%s, %s: %s', (country, name, state) => expect(cities).toContainEqual({ country, state, name }))
})
