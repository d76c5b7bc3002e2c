import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepsDuring } from '#tests/steps-during.ts'
import { scrub, scrubStack, scrubUrl } from './scrub.ts'

test.for([
  ['No user meera.iyer+us@example.co.in here', 'No user [e-mail] here'],
  ['to=meera%40example.in', 'to=[e-mail]'],
  ['<meera@example.in>, rohan@example.in', '<[e-mail]>, [e-mail]'],
  ['call +91 98123 45678 now', 'call [number] now'],
  ['call (415) 555-0132 now', 'call ([number] now'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  ['Aadhaar 2345-6789-0123', 'Aadhaar [number]'],
  ['PAN ABCDE1234F', 'PAN [number]'],
  ['passport K1234567', 'passport [number]'],
  ['OTP 123456 is wrong', 'OTP [number] is wrong'],
  ['code: 1234', 'code: [secret]'],
  ['{"password":"hunter2","name":"x"}', '{"password":"[secret]","name":"x"}'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['jwt eyJhbGciOiJI.eyJzdWIiOiIx.c2ln', 'jwt [token]'],
  ['key sk_test_51HxYz', 'key [token]'],
  ['session q7Zt0aX9bLmN3pRs5tUv8wYz', 'session [token]'],
  ['postgres://safar:s3cret@db:5432/x', 'postgres://[token]@db:5432/x'],
  ['दूरभाष ९८१२३ ४५६७८', 'दूरभाष [number]'],
  // What helps to find the fault stays.
  ['row 0190a000-1234-7000-8000-123456789012 is gone', 'row 0190a000-1234-7000-8000-123456789012 is gone'],
  ['status 500 after 1200 ms', 'status 500 after 1200 ms'],
  [
    'Cannot read properties of undefined (reading "acceptedAt")',
    'Cannot read properties of undefined (reading "acceptedAt")',
  ],
  [
    'duplicate key value violates unique constraint "sandbox_payment_links_reference"',
    'duplicate key value violates unique constraint "sandbox_payment_links_reference"',
  ],
] as const)('%s', ([text, expected]) => {
  expect(scrub(text)).toBe(expected)
})

test.for([
  ['https://safar.example/verify-link?token=abc&email=a@b.in#x', 'https://safar.example/verify-link?token&email'],
  ['/loans/offers/0190a000-1234-7000-8000-123456789012', '/loans/offers/0190a000-1234-7000-8000-123456789012'],
  ['/people/meera@example.in/919812345678', '/people/[e-mail]/[number]'],
  ['http://localhost:3000/visas', 'http://localhost:3000/visas'],
  ['/x?meera@example.in', '/x?%5Be-mail%5D'],
] as const)('the address %s', ([url, expected]) => {
  expect(scrubUrl(url)).toBe(expected)
})

test('a stack keeps its places and loses its persons', () => {
  const stack = [
    'Error: no meera@example.in',
    '    at acceptOffer (/srv/src/stages/loans/service.ts:123:45)',
    '    at http://localhost:3000/assets/index-B7xkQ2.js:1:123456',
    'render@http://localhost:3000/assets/index.js:12:7',
  ].join('\n')
  expect(scrubStack(stack)).toBe(stack.replace('meera@example.in', '[e-mail]'))
})

const around = fc.string({ unit: fc.constantFrom(...' .,:;()"\'\n=?&/-') })
const word = fc.stringMatching(/^[a-z][a-z0-9.+_-]{0,15}$/)

test('no e-mail address stays, whatever is around it', () => {
  fc.assert(
    fc.property(around, word, word, around, (before, name, host, after) => {
      const left = scrub(`${before}${name}@${host}.in${after}`)
      expect(left).not.toContain('@')
    }),
  )
})

test('no six digits in a row stay, however they are grouped', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  const gap = fc.constantFrom('', ' ', '-', '.')
  fc.assert(
    fc.property(
      around,
      fc.array(fc.tuple(digit, gap), { minLength: 6, maxLength: 19 }),
      around,
      (before, digits, after) => {
        const left = scrub(`${before}${digits.flat().join('')}${after}`)
        expect(left.replaceAll(/\D/g, '').length).toBeLessThan(6)
      },
    ),
  )
})

test.each(['a', '1', 'a@', 'a1-', '1 ', 'Bearer ', 'eyJ', '://a:', '=', 'code=', ':1', '-a1', '@', '%40', '(1'])(
  'the work of scrubbing many of %j grows with the text, not with its square',
  piece => {
    const stepsFor = (count: number) =>
      stepsDuring(() => {
        scrub(piece.repeat(count))
        scrubStack(piece.repeat(count))
      })
    expect(stepsFor(800)).toBeLessThan(5 * stepsFor(200))
  },
)
