import { expect, test } from 'vitest'
import { displayName, salutation } from './naming.ts'

const nobody = { firstName: '', lastName: '', email: null, phone: null }

test.each([
  [{ ...nobody, firstName: 'Meera', lastName: 'Iyer', email: 'meera@example.com' }, 'Meera Iyer'],
  [{ ...nobody, firstName: 'Meera' }, 'Meera'],
  [{ ...nobody, email: 'meera@example.com', phone: '+919812345678' }, 'meera@example.com'],
  [{ ...nobody, phone: '+919812345678' }, 'Phone ending in 5678'],
  [{ ...nobody, isGuest: true }, 'A guest'],
  [nobody, 'Without a name'],
])('%j is called %s', (person, name) => {
  expect(displayName(person)).toBe(name)
})

test('a letter greets by name, and does not leave a gap where there is none', () => {
  expect(salutation({ firstName: 'Meera' })).toBe('Hello Meera,')
  expect(salutation(nobody)).toBe('Hello,')
})
