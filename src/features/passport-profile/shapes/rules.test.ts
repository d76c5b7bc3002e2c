import { describe, expect, test } from 'vitest'
import { ds160Day, ds160Name, hasOtherLetters, isNoName, isSingleName, sevisName } from './rules.ts'

const name = (lastName: string, firstName: string, middleName = '') => ({ lastName, firstName, middleName })

describe('a name on the I-20 and on the DS-160', () => {
  test.each([
    [
      'surname and given name',
      name('Iyer', 'Meera'),
      { surname: 'Iyer', given: 'Meera' },
      { surname: 'Iyer', given: 'Meera' },
    ],
    [
      'a middle name belongs to the given names',
      name('Iyer', 'Meera', 'Lakshmi'),
      { surname: 'Iyer', given: 'Meera Lakshmi' },
      { surname: 'Iyer', given: 'Meera Lakshmi' },
    ],
    [
      'a single name: the I-20 stays empty, the DS-160 has FNU',
      name('Ramesh', ''),
      { surname: 'Ramesh', given: '' },
      { surname: 'Ramesh', given: 'FNU' },
    ],
    [
      'a passport whose surname is blank',
      name('', 'Ramesh', 'Kumar'),
      { surname: 'Ramesh Kumar', given: '' },
      { surname: 'Ramesh Kumar', given: 'FNU' },
    ],
    [
      'FNU was typed where SEVIS refuses it',
      name('Ramesh', 'FNU'),
      { surname: 'Ramesh', given: '' },
      { surname: 'Ramesh', given: 'FNU' },
    ],
    ['nothing is known yet', name('', ''), { surname: '', given: '' }, { surname: '', given: '' }],
  ])('%s', (_, typed, sevis, ds160) => {
    expect([sevisName(typed), ds160Name(typed)]).toEqual([sevis, ds160])
    expect(isSingleName(typed)).toBe(sevis.surname !== '' && sevis.given === '')
  })

  test.each(['FNU', 'fnu', 'Unknown', ' None ', 'LNU'])('%s is no name for SEVIS', text => {
    expect(isNoName(text)).toBe(true)
  })

  test.each([
    ['MEERA IYER', false],
    ["O'Brien-Rao", false],
    ['अय्यर', true],
    ['José', true],
    ['ஐயர்', true],
  ])('%s has letters that SEVIS does not take: %s', (text, expected) => {
    expect(hasOtherLetters(text)).toBe(expected)
  })
})

test('a birth date as the DS-160 asks for it', () => {
  expect(ds160Day('07/09/2001')).toEqual({ day: '09', month: 'JUL', year: '2001', printed: '09-JUL-2001' })
  expect(ds160Day('')).toEqual({ day: '', month: '', year: '', printed: '' })
})
