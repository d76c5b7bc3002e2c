import { expect, test } from 'vitest'
import { passwordProblem } from '../src/features/accounts/rules.ts'
import { isInternationalNumber } from '../src/values/phone-numbers.ts'
import { demoPassword, staff, students } from './people.ts'
import { readUniversities } from './universities.ts'

const everybody = [...students, ...staff]

test('phones and addresses are valid, and nobody shares them', () => {
  expect(everybody.filter(({ phone }) => !isInternationalNumber(phone))).toEqual([])
  expect(new Set(everybody.map(({ phone }) => phone)).size).toBe(everybody.length)
  expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length)
})

test('their universities exist', () => {
  const ids = new Set(readUniversities().map(({ id }) => id))
  expect(students.filter(({ universityId }) => !ids.has(universityId))).toEqual([])
})

test('the demo password would be taken', () => expect(passwordProblem(demoPassword, 'empty')).toBe(false))
