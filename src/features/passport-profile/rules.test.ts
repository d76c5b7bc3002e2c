import { expect, test } from 'vitest'
import { invalid } from './checks/copy.ts'
import type { PaperName, Saying } from './papers/rules.ts'
import { checkFacts } from './checks/rules.ts'
import { asRead, replacedIn } from './rules.ts'

const { day, sum, currency, sevisId, passportNumber } = invalid

test.each<[PaperName, Saying, string, ReturnType<typeof asRead>]>([
  ['i-20', 'programmeEnd', '2029-05-15', { value: '2029-05-15' }],
  ['i-20', 'programmeEnd', '15/05/2029', { wrong: day }],
  ['i-20', 'programmeEnd', ' ', { value: '' }],
  ['i-20', 'costYear1', '35,346', { value: '3534600' }],
  ['i-20', 'costYear1', '35346.5', { value: '3534650' }],
  ['i-20', 'costYear1', '$35,346', { wrong: sum }],
  ['i-20', 'costYear1', '0', { value: '0' }],
  ['loan-letter', 'amount', '40,00,000', { value: '400000000' }],
  ['loan-letter', 'currency', 'inr', { value: 'INR' }],
  ['loan-letter', 'currency', 'rupees', { wrong: currency }],
  ['i-20', 'sevisId', 'n 0005-432612', { value: 'N0005432612' }],
  ['i-20', 'sevisId', 'N12', { wrong: sevisId }],
  ['appointment-confirmation', 'passportNumber', 'Z1', { wrong: passportNumber }],
  ['appointment-confirmation', 'interviewAt', ' New  Delhi ', { value: 'New Delhi' }],
  ['loan-letter', 'university', 'x'.repeat(121), { wrong: 'Please use at most 120 characters.' }],
])('of a paper %s: %s typed as %j', (paper, saying, typed, expected) => {
  expect(asRead(paper, saying, typed)).toEqual(expected)
})

test('a digit in a name is refused, wherever it is typed', () => {
  expect(checkFacts({ surname: 'IY3R', fatherGivenNames: 'R4ghavan', motherSurname: 'Iyer' })).toEqual({
    surname: invalid.digit,
    fatherGivenNames: invalid.digit,
  })
})

test('a value is replaced only with both shown: the one known and the other', () => {
  const known = { bornOn: '2004-05-01', surname: 'Iyer' }
  expect(replacedIn({ bornOn: '2004-05-02', surname: 'Iyer', firstName: 'Meera' }, known)).toEqual([
    { fact: 'bornOn', was: '2004-05-01', becomes: '2004-05-02' },
  ])
  expect(replacedIn({ bornOn: '2004-05-01' }, known)).toEqual([])
  expect(replacedIn({ bornOn: '2004-05-02' }, {})).toEqual([])
})
