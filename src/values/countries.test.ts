import { expect, test } from 'vitest'
import { countries, countryOfCode, countryOfPrefix, defaultPrefix, prefixValue } from './countries.ts'

const prefixesOf = (code: string) => countries.filter(country => country.code === code).map(prefixValue)

test.each([
  ['DO', ['DO:1809', 'DO:1829', 'DO:1849']],
  ['KZ', ['KZ:76', 'KZ:77']],
  ['PR', ['PR:1787', 'PR:1939']],
  ['VA', ['VA:379', 'VA:3906698']],
  ['IN', ['IN:91']],
  ['US', ['US:1']],
  ['CA', ['CA:1']],
  ['GG', ['GG:44']],
])('%s is listed as %j', (code, prefixes) => expect(prefixesOf(code)).toEqual(prefixes))

test('the list holds about 250 entries, each with a name, two letters and digits', () => {
  expect(countries).toHaveLength(250)
  for (const country of countries) {
    expect(country).toEqual({
      name: expect.stringMatching(/^\p{L}/u),
      code: expect.stringMatching(/^[A-Z]{2}$/),
      callingCode: expect.stringMatching(/^[1-9]\d{0,6}$/),
    })
  }
})

test('only four countries repeat, and no prefix does', () => {
  const codes = countries.map(({ code }) => code)
  expect([...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))].toSorted()).toEqual([
    'DO',
    'KZ',
    'PR',
    'VA',
  ])
  expect(new Set(countries.map(prefixValue)).size).toBe(250)
})

test('the default is India', () => expect(countryOfPrefix(defaultPrefix)?.name).toBe('India'))

test('a country is found by its code', () => {
  expect(countryOfCode('DO')?.callingCode).toBe('1809')
  expect(countryOfCode('ZZ')).toBeUndefined()
  expect(countryOfPrefix('IN:92')).toBeUndefined()
})
