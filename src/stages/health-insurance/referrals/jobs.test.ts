import { expect, test } from 'vitest'
import { friendName, friendsOf } from './jobs.ts'

test.each([
  ['Meera', 'Iyer', 'Meera Iyer'],
  ['D. S.', 'O’Neill-Rao', 'D. S. O’Neill-Rao'],
  ['ப்ரியா', 'நாயர்', 'ப்ரியா நாயர்'],
  ['Win $500 at', 'https://evil.example', 'Somebody who knows you'],
  ['Visit', 'evil.example', 'Somebody who knows you'],
  ['', '', 'Somebody who knows you'],
])('in the letter %j %j is %j', (first, last, name) => expect(friendName(first, last)).toBe(name))

test('each friend once, and never the one who asks', () => {
  expect(friendsOf([' A@x.in', 'a@X.in', '', 'nobody', 'Meera@x.in'], 'meera@x.in')).toEqual(['a@x.in'])
})
