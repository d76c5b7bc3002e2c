import { expect, test } from 'vitest'
import { universitiesContract } from './contract.ts'

const required = 'Please enter the name of the university.'

test.each([
  ['  Deccan   Institute ', { name: 'Deccan Institute' }, undefined],
  ['', undefined, required],
  [' .-. ', undefined, required],
  ['\u200b', undefined, required],
  ['Deccan\u202eInstitute', undefined, 'Please remove the characters that cannot be shown.'],
  ['x'.repeat(201), undefined, 'Please use at most 200 characters.'],
])('a new university called %j', (name, taken, message) => {
  const { data, error } = universitiesContract.add.input.safeParse({ name })
  expect(data).toEqual(taken)
  expect(error?.issues[0]?.message).toBe(message)
})
