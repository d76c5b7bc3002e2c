import { describe, expect, test } from 'vitest'
import { distanceUpTo, nearness, readSubject, subjectList } from './rules.ts'

describe('one subject, however it is written', () => {
  test.each([
    ['Computer Science', 'computer science'],
    ['comp sci', 'computer science'],
    ['CS', 'computer science'],
    ['C.S.', 'computer science'],
    ['MS in CS', 'computer science'],
    ['M.S. in Computer Science', 'computer science'],
    ['Masters in computer sciences', 'computer science'],
    ['Computr Science', 'computer science'],
    ['computer scinece', 'computer science'],
    ['Computer Science & Engineering', 'computer science'],
    ['Computer science with a track in games', 'computer science'],
    ['data anaytics', 'data science'],
    ['ME', 'mechanical engineering'],
    ['Mech. Engg.', 'mechanical engineering'],
    ['ECE', 'electrical engineering'],
    ['MBA', 'business administration'],
    ['supply chian managment', 'supply chain management'],
    ['Engg Mgmt', 'engineering management'],
    ['Bio technology', 'biotechnology'],
    ['Human computer interaction', 'human computer interaction'],
  ])('%s', (written, key) => {
    expect(readSubject(written)).toMatchObject({ key })
  })
})

test.each([
  ['CS', 'Computer Science', 'same'],
  ['Computer Science', 'Data Science', 'near'],
  ['Computer Science', 'Mechanical Engineering', 'other'],
  ['Museum Studies', 'museum studies', 'same'],
  ['Museum Studies', 'Musuem Studies', 'same'],
  ['Museum Studies', 'Fashion Studies', 'other'],
  ['Museum Studies', 'Fine Arts', 'other'],
  ['ECE', 'EEE', 'same'],
  ['', 'Computer Science', 'other'],
])('%s and %s are %s', (one, other, expected) => {
  expect(nearness(readSubject(one), readSubject(other))).toBe(expected)
})

test('every subject of the list is itself', () => {
  for (const name of subjectList) expect(readSubject(name).field, name).not.toBe(null)
  expect(new Set(subjectList.map(name => readSubject(name).key)).size).toBe(subjectList.length)
})

test('a long text is read at once', () => {
  expect(readSubject('a '.repeat(500)).field).toBe(null)
})

test.each([
  ['robotics', 'robotics', 3, 0],
  ['robtics', 'robotics', 3, 1],
  ['roboticcs', 'robotics', 3, 1],
  ['rebotics', 'robotics', 3, 1],
  ['orbotics', 'robotics', 3, 1],
  ['robotisc', 'robotics', 3, 1],
  ['rbootcis', 'robotics', 3, 2],
  ['aa', 'a', 3, 1],
  ['abab', 'ab', 3, 2],
  ['', 'abc', 3, 3],
  ['physics', 'robotics', 3, undefined],
  ['robotics', 'robots', 1, undefined],
  ['ee', 'me', 0, undefined],
])('%s is from %s, within %i: %s', (one, other, most, expected) => {
  expect(distanceUpTo(one, other, most)).toBe(expected)
  expect(distanceUpTo(other, one, most)).toBe(expected)
})
