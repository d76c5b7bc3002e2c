import { expect, test } from 'vitest'
import { isHostOf, readWebAddress } from './web-addresses.ts'

test.each([
  ['https://example.com', 'example.com', ''],
  [' https://Sub.Example.co.in/a/b?c=d#e ', 'sub.example.co.in', '/a/b?c=d#e'],
  ['https://example.com?x=1', 'example.com', '?x=1'],
])('%j is read', (text, host, rest) => {
  expect(readWebAddress(text)).toMatchObject({ host, rest })
})

test.each([
  'http://example.com',
  'https://',
  'https://localhost',
  'https://10.0.0.1/a',
  'https://user:pw@example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://example.com/a b',
  'https://example.com/"x',
  'https://example.com\\@evil.com',
  '//example.com',
  'example.com',
  `https://example.com/${'x'.repeat(1000)}`,
  '',
  'https://[::1]/',
  'https://example.com:8080/',
])('%j is none', text => {
  expect(readWebAddress(text)).toBeUndefined()
})

test.each([
  ['https://typeform.com/to/x', true],
  ['https://safar.typeform.com/to/x', true],
  ['https://nottypeform.com/to/x', false],
  ['https://typeform.com.evil.com/to/x', false],
])('%s is of typeform.com: %s', (text, expected) => {
  const address = readWebAddress(text)
  expect(address !== undefined && isHostOf(address, 'typeform.com')).toBe(expected)
})
