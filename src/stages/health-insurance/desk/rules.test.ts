import { expect, test } from 'vitest'
import { checkMember } from './rules.ts'
import { todosOf, type Standing } from '../todos/rules.ts'

const paid: Standing = {
  isEnded: false,
  isEndAsked: false,
  hasCard: false,
  takesWaivers: true,
  hasGuide: true,
  isHandedIn: false,
  isApproved: false,
  invoice: 100,
  invoiced: 0,
}
const done = { hasCard: true, invoiced: 100 }

test.each<[string, Partial<Standing>, string]>([
  ['a deposit', {}, 'card invoice'],
  ['no guide', { hasGuide: false }, 'card guide invoice'],
  ['no guide where none is wanted', { hasGuide: false, takesWaivers: false }, 'card invoice'],
  ['no guide, and approved all the same', { ...done, hasGuide: false, isApproved: true }, ''],
  ['a part of the bills', { hasCard: true, invoiced: 60 }, 'invoice'],
  ['nothing to invoice', { invoice: 0 }, 'card'],
  ['a waiver that was handed in', { ...done, isHandedIn: true }, 'decision'],
  ['one that is decided', { ...done, isHandedIn: true, isApproved: true }, ''],
  ['all of it', done, ''],
  ['an insurance that was ended', { isEnded: true, isHandedIn: true }, ''],
])('with %s', (_, change, todos) => {
  expect(todosOf({ ...paid, ...change }).join(' ')).toBe(todos)
})

test.each([
  ['GBG 4471-20938', true],
  ['W/77.12', true],
  ['', false],
  ['-1', false],
  ['<b>', false],
  ['x'.repeat(41), false],
])('the member number %j', (member, isTaken) => {
  expect(Object.keys(checkMember({ member })).length === 0).toBe(isTaken)
})
