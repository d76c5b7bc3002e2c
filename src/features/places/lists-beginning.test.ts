import { expect, test } from 'vitest'
import { citiesBeginning } from './lists.ts'

const largestFirst = ['San Antonio', 'San Juan', 'Saint Paul', 'St. Louis', 'Cañon City']

test.each([
  ['san', ['San Antonio', 'San Juan']],
  ['SAN J', ['San Juan']],
  ['st louis', ['St. Louis']],
  ['canon', ['Cañon City']],
  ['juan', []],
  ['', largestFirst],
])('%j: %j', (query, cities) => expect(citiesBeginning(largestFirst, query)).toEqual(cities))

test('there are at most ten', () => {
  expect(
    citiesBeginning(
      Array.from({ length: 30 }, (_, index) => `San ${index}`),
      'san',
    ),
  ).toHaveLength(10)
})
