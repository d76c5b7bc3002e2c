import { expect, test } from 'vitest'
import { z } from 'zod'
import { messages, saying } from './messages.ts'

test('fields with nothing to say are left out', () => {
  expect(messages({ name: 'Please say.', phone: false, email: undefined })).toEqual({ name: 'Please say.' })
})

test('a schema refuses with the messages of a rule, each at its field', () => {
  const schema = z
    .object({ email: z.object({ personal: z.string() }) })
    .superRefine(saying(({ email }) => messages({ 'email.personal': email.personal === '' && 'Please enter it.' })))
  expect(schema.safeParse({ email: { personal: 'x' } }).success).toBe(true)
  expect(schema.safeParse({ email: { personal: '' } }).error?.issues).toMatchObject([
    { path: ['email', 'personal'], message: 'Please enter it.' },
  ])
})
