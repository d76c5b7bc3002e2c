import { expect, test } from 'vitest'
import { isEmailAddress, isUniversityEmail, normalEmail } from './email-addresses.ts'

test.each([
  ['meera.iyer@example.com', true],
  [' Meera.Iyer+safar@Example.co.in ', true],
  ["o'brien@mail.example.org", true],
  ['meera@xn--nxasmq6b.com', true],
  ['', false],
  ['meera', false],
  ['meera@', false],
  ['@example.com', false],
  ['meera@example', false],
  ['meera@example.c', false],
  ['meera@.com', false],
  ['meera@-example.com', false],
  ['meera@example..com', false],
  ['.meera@example.com', false],
  ['meera..iyer@example.com', false],
  ['meera iyer@example.com', false],
  ['meera@iyer@example.com', false],
  ['meera@example.com, rohan@example.com', false],
  [`${'m'.repeat(65)}@example.com`, false],
  [`meera@${'e'.repeat(250)}.com`, false],
])('%j is an address: %s', (text, answer) => expect(isEmailAddress(text)).toBe(answer))

test.each([
  ['meera@unt.edu', true],
  ['meera@my.unt.edu', true],
  ['meera@students.iitb.ac.in', true],
  ['meera@uni.edu.au', true],
  ['meera@gordonconwell.org', true], // a university we know
  ['meera@mail.gordonconwell.org', true],
  ['meera@notgordonconwell.org', false],
  ['meera@gmail.com', false],
  ['meera@unt.edu.com', false],
  ['meera@edu', false],
  ['nobody', false],
])('%s is at a university: %s', (address, answer) =>
  expect(isUniversityEmail(address, ['gordonconwell.org'])).toBe(answer),
)

test('case and outer spaces do not make another address', () => {
  expect(normalEmail(' Meera.Iyer@Example.COM ')).toBe('meera.iyer@example.com')
})
