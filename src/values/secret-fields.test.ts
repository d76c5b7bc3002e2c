import { expect, test } from 'vitest'
import { secretNumbersIn, withoutSecretNumbersIn } from './secret-fields.ts'

test.each<[string, unknown, unknown]>([
  [
    'an Aadhaar number in a sentence is cut to its last four digits',
    { text: 'It is 2341 2341 2346.' },
    { text: 'It is XXXX 2346.' },
  ],
  ['a card number is cut to its last four digits', { text: '4242424242424242' }, { text: 'XXXX 4242' }],
  ['an Indian mobile number is kept', { text: '919876543210' }, { text: '919876543210' }],
  [
    'a phone field is kept',
    { phone: { value: '1', mobile: '234123412346' } },
    { phone: { value: '1', mobile: '234123412346' } },
  ],
  ['a number that fails both checks is kept', { text: '1234 5678 9012' }, { text: '1234 5678 9012' }],
  ['lists and nested values are searched', { a: [{ b: '4242424242424242' }] }, { a: [{ b: 'XXXX 4242' }] }],
  [
    'everything else is kept',
    { text: 'I grew up in Pune.', taken: true, score: 320, list: [] },
    { text: 'I grew up in Pune.', taken: true, score: 320, list: [] },
  ],
])('%s', (_, given, expected) => expect(withoutSecretNumbersIn(given)).toEqual(expected))

test('where they are is said by path, and what a form held before is not looked through', () => {
  const sent = {
    answers: { q1: 'My card is 4242 4242 4242 4242' },
    list: ['a', '2341 2341 2346'],
    was: { text: '2341 2341 2346' },
    phone: '234123412346',
  }
  expect(secretNumbersIn(sent)).toEqual([
    { field: 'answers.q1', endsIn: '4242' },
    { field: 'list.1', endsIn: '2346' },
  ])
})
