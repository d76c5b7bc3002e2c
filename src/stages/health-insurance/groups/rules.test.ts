import { expect, test } from 'vitest'
import { checkMembers, readCode, writeCode } from './rules.ts'

const invalid = 'Please enter a valid email address.'
const inUse = 'This email address is already in use.'
const four = ['a@x.in', 'b@x.in', 'c@x.in', 'd@x.in']

test.each([
  [four, {}],
  [[], { 'memberEmails.0': invalid, 'memberEmails.1': invalid, 'memberEmails.2': invalid, 'memberEmails.3': invalid }],
  [four.slice(0, 3), { 'memberEmails.3': invalid }],
  [['a@x.in', 'b@x', 'c@x.in', 'd@x.in'], { 'memberEmails.1': invalid }],
  [['a@x.in', 'b@x.in', ' A@X.in ', 'd@x.in'], { 'memberEmails.2': inUse }],
  [['a@x.in', 'a@x.in', 'a@x.in', 'd@x.in'], { 'memberEmails.1': inUse, 'memberEmails.2': inUse }],
])('%j: %j', (memberEmails, said) => {
  expect(checkMembers({ memberEmails })).toEqual(said)
})

test('a code can be read aloud and typed back', () => {
  const code = writeCode(Uint8Array.from([0, 1, 31, 32, 63, 255, 20, 21, 22, 10]))
  expect(code).toBe('01Z0Z-ZMNPA')
  expect(readCode(' oiz0z zmnpa ')).toBe(code)
})
