import { describe, expect, test } from 'vitest'
import {
  amountWords,
  fillingOf,
  keptOf,
  mappingProblem,
  type FormField,
  type Mapped,
  type MoneyFormat,
} from './rules.ts'

test.each<[number | null | undefined, MoneyFormat, string]>(
  // oxfmt-ignore
  [
  [3_100_050, '$31,000.50', '$31,000.50'],
  [3_100_050, '31,000.50',  '31,000.50'],
  [3_100_050, '31000.50',   '31000.50'],
  [3_100_050, '31,001',     '31,001'],
  [3_100_050, '31001',      '31001'],
  [3_100_049, '31001',      '31000'],
  [5,         '$31,000.50', '$0.05'],
  [0,         '$31,000.50', ''],
  [null,      '31001',      ''],
  [undefined, '31001',      ''],
],
)('%j as %s is %j', (cents, format, words) => expect(amountWords(cents, format)).toBe(words))

const fields: FormField[] = [
  { name: 'name', kind: 'text', page: 1 },
  { name: 'box', kind: 'tick', page: 1 },
  { name: 'list', kind: 'other', page: 1 },
]
const mapped = (field: string, value: Mapped['value']): Mapped => ({ field, value, format: '31001' })

describe('a mapping', () => {
  test.each<[string, Mapped[], boolean]>(
    // oxfmt-ignore
    [
    ['a text into a text field',      [mapped('name', 'last_name')],                            true],
    ['an amount into a text field',   [mapped('name', 'ss_year1')],                             true],
    ['a tick into a box',             [mapped('box', 'check_male')],                            true],
    ['nothing at all',                [],                                                       true],
    ['a tick into a text field',      [mapped('name', 'check_male')],                           false],
    ['a text into a box',             [mapped('box', 'last_name')],                             false],
    ['anything into a list',          [mapped('list', 'last_name')],                            false],
    ['a field that is not there',     [mapped('gone', 'last_name')],                            false],
    ['one field twice',               [mapped('name', 'last_name'), mapped('name', 'dob')],     false],
  ],
  )('%s', (_, mapping, isRight) => expect(mappingProblem(fields, mapping) === undefined).toBe(isRight))

  test('is kept where the next edition has the same fields', () => {
    const all = [mapped('name', 'last_name'), mapped('box', 'check_male'), mapped('gone', 'dob')]
    expect(keptOf(fields, all)).toEqual([all[0], all[1]])
    expect(keptOf([{ name: 'name', kind: 'tick', page: 2 }], all)).toEqual([])
  })

  test('says what goes into each field', () => {
    const all = [
      mapped('a', 'full_name'),
      mapped('b', 'total'),
      mapped('c', 'check_female'),
      mapped('d', 'university'),
      mapped('e', 'holds_i20'),
    ]
    const data = {
      first_name: 'Meera',
      last_name: 'Iyer',
      gender: 'F',
      ss_year1: 100_00,
      ps_year4: 200_00,
      i20_holder: 'No',
    }
    expect(fillingOf(all, data, 'UNT')).toEqual({
      texts: [
        { field: 'a', text: 'Meera Iyer' },
        { field: 'b', text: '300' },
        { field: 'd', text: 'UNT' },
      ],
      ticks: [
        { field: 'c', isTicked: true },
        { field: 'e', isTicked: false },
      ],
    })
  })
})
