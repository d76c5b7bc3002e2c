import { expect, test } from 'vitest'
import { withoutSecretNumbers } from './rules.ts'

test.each<[string, unknown, unknown]>([
  ['an Aadhaar number in a sentence is cut to its last four digits', { text: 'It is 2341 2341 2346.' }, { text: 'It is XXXX 2346.' }],
  ['a card number is cut to its last four digits', { text: '4242424242424242' }, { text: 'XXXX 4242' }],
  ['an Indian mobile number is kept', { text: '919876543210' }, { text: '919876543210' }],
  ['a phone field is kept', { phone: { value: '1', mobile: '234123412346' } }, { phone: { value: '1', mobile: '234123412346' } }],
  ['a number that fails both checks is kept', { text: '1234 5678 9012' }, { text: '1234 5678 9012' }],
  ['lists and nested values are searched', { a: [{ b: '4242424242424242' }] }, { a: [{ b: 'XXXX 4242' }] }],
  ['everything else is kept', { text: 'I grew up in Pune.', taken: true, score: 320, list: [] }, { text: 'I grew up in Pune.', taken: true, score: 320, list: [] }],
])('%s', (_, given, expected) => expect(withoutSecretNumbers(given)).toEqual(expected))
