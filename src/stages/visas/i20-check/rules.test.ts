import { describe, expect, test } from 'vitest'
import type { I20 } from '#src/reading/i20.ts'
import * as copy from './copy.ts'
import { sevisLetters } from '#src/features/passport-profile/shapes/rules.ts'
import { compare, parting, type Known } from './rules.ts'

const person = { lastName: 'Iyer', firstName: 'Meera', middleName: 'Lakshmi', dob: '07/09/2001' }
const knownWith = (change: Partial<typeof person> = {}, numbers: Known['numbers'] = {}): Known => ({
  person: { ...person, ...change },
  numbers,
})
const printed: I20 = {
  surname: 'Iyer',
  givenName: 'Meera Lakshmi',
  bornOn: Temporal.PlainDate.from('2001-07-09'),
  sevisId: 'N0004705512',
  schoolCode: 'DAL214F00111000',
}
const said = (i20: I20, here: Known) => compare(i20, here).differences.map(({ level, what }) => `${level}: ${what}`)

describe('names', () => {
  // prettier-ignore
  test.each<[name: string, surname: string, given: string, typed: Partial<typeof person>, says: string[]]>([
    ['as typed',             'Iyer',          'Meera Lakshmi', {},                                             []],
    ['in capitals',          'IYER',          'MEERA LAKSHMI', {},                                             []],
    ['two spaces',           'Iyer',          'Meera  Lakshmi', {},                                            []],
    ['a hyphen dropped',     'Rao Iyer',      'Meera Lakshmi', { lastName: 'Rao Iyer' },                       []],
    ['a hyphen here',        'Rao Iyer',      'Meera Lakshmi', { lastName: 'Rao-Iyer' },                       []],
    ['a hyphen, and one word there', 'RaoIyer', 'Meera Lakshmi', { lastName: 'Rao-Iyer' },     [`look: ${copy.what.divided}`]],
    ['an apostrophe',        'DSouza',        'Meera Lakshmi', { lastName: "D'Souza" },                        []],
    ['a curly apostrophe',   "D'Souza",       'Meera Lakshmi', { lastName: 'D’Souza' },                        []],
    ['an accent',            'Perez',         'Meera Lakshmi', { lastName: 'Pérez' },                          []],
    ['initials with points', 'Iyer',          'S R',           { firstName: 'S.', middleName: 'R.' },          []],
    ['a letter less',        'Iyer',          'Mera Lakshmi',  {},                            ['stop: The given names differ.']],
    ['another surname',      'Ayer',          'Meera Lakshmi', {},                            ['stop: The surname differs.']],
    ['both differ',          'Ayer',          'Mira',          {},                            ['stop: The name differs.']],
    ['exchanged',            'Meera Lakshmi', 'Iyer',          {},                            [`look: ${copy.what.exchanged}`]],
    ['divided elsewhere',    'Lakshmi Iyer',  'Meera',         {},                            [`look: ${copy.what.divided}`]],
    ['S. Ramesh',            'Sundaram',      'Ramesh',        { lastName: 'Ramesh', firstName: 'S.', middleName: '' }, [`look: ${copy.what.initials}`]],
    ['no initial',           'Iyer',          'Meera',         { firstName: 'Meera', middleName: 'L' }, [`look: ${copy.what.initials}`]],
    ['an initial, and a letter less', 'Iyer', 'Mera',          { firstName: 'Meera', middleName: 'L' }, ['stop: The given names differ.']],
    // A single name: all in the surname, the given name empty, on the I-20.
    ['a single name',        'Ramesh',        '',              { lastName: 'Ramesh', firstName: '', middleName: '' }, []],
    ['FNU typed here',       'Ramesh',        '',              { lastName: 'Ramesh', firstName: 'FNU', middleName: '' }, []],
    ['one letter',           'O',             'X',             { lastName: 'O', firstName: 'X', middleName: '' }, []],
    ['120 letters',          'A'.repeat(120), 'B',             { lastName: 'A'.repeat(119), firstName: 'B', middleName: '' }, ['stop: The surname differs.']],
    ['Devanagari here',      'Iyer',          'Meera Lakshmi', { lastName: 'अय्यर' },          ['stop: The surname differs.']],
    ['Tamil here',           'Iyer',          'Meera Lakshmi', { lastName: 'ஐயர்' },          ['stop: The surname differs.']],
  ])('%s', (_, surname, givenName, typed, says) => {
    expect(said({ surname, givenName }, knownWith(typed))).toEqual(says)
  })

  test('nothing typed here, or nothing read, is not compared', () => {
    expect(compare(printed, knownWith({ lastName: '', firstName: '', middleName: '' })).compared).toEqual(['bornOn'])
    expect(compare({}, knownWith())).toEqual({ compared: [], differences: [] })
  })
})

test('a birth date: equal, exchanged, another', () => {
  expect(said({ bornOn: Temporal.PlainDate.from('2001-07-09') }, knownWith())).toEqual([])
  expect(said({ bornOn: Temporal.PlainDate.from('2001-09-07') }, knownWith())).toEqual([
    `stop: ${copy.what.dayAndMonth}`,
  ])
  expect(said({ bornOn: Temporal.PlainDate.from('2001-07-08') }, knownWith())).toEqual([
    'stop: The birth date differs.',
  ])
  expect(compare(printed, knownWith({ dob: '31/31/2001' })).compared).toEqual(['name'])
})

test('a number that is kept here, and one that is not yet', () => {
  expect(said(printed, knownWith({}, { sevisId: 'n0004705512', schoolCode: 'DAL214F00111000' }))).toEqual([])
  expect(said(printed, knownWith({}, { sevisId: 'N0004705513' }))).toEqual(['stop: The SEVIS ID differs.'])
  expect(compare(printed, knownWith()).compared).toEqual(['name', 'bornOn'])
})

test('where two texts part', () => {
  expect(parting('Meera', 'Mera')).toEqual({ both: 'Me', rest: ['era', 'ra'] })
  expect(parting('Meera', 'Meera L')).toEqual({ both: 'Meera', rest: ['', ' L'] })
  expect(parting('', '')).toEqual({ both: '', rest: ['', ''] })
  // Whole letters, not halves of them.
  expect(parting('😀a', '😀b')).toEqual({ both: '😀', rest: ['a', 'b'] })
})

test('what a name is compared by is the same, made twice', () => {
  for (const name of ["D'Souza-Rao", 'Pérez  Ñandú', 'S. R. Ramesh', 'अय्यर', ''])
    expect(sevisLetters(sevisLetters(name))).toBe(sevisLetters(name))
})
