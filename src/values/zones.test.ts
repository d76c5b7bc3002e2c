import { expect, test } from 'vitest'
import { isZone } from './zones.ts'

test.each([
  ['Asia/Kolkata', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', false],
  ['Etc/GMT+5', true],
  ['Asia/Nowhere', false],
  ['../etc', false],
])('zone %s', (zone, known) => {
  expect(isZone(zone)).toBe(known)
})
