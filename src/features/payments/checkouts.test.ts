import { expect, test } from 'vitest'
import { Refusal } from '#src/wire/problem.ts'
import { ownAddress } from './checkouts.ts'

const own = 'https://safar.example'

test.each([
  ['/health-insurance/purchase-insurance?paid=1', 'https://safar.example/health-insurance/purchase-insurance?paid=1'],
  ['https://safar.example/forex', 'https://safar.example/forex'],
  ['/../forex', 'https://safar.example/forex'],
])('%s is a page of ours', (typed, address) => {
  expect(ownAddress(own, typed, 'redirectUri')).toBe(address)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  'https://safar.example@evil.example/',
  'https://me@safar.example/',
  'http://safar.example/',
  'https://safar.example:8443/',
  'https://safar.example.evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'blob:https://safar.example/5b3c',
  'forex',
  '',
])('%j is none', typed => {
  expect(() => ownAddress(own, typed, 'redirectUri')).toThrow(Refusal)
})
