import { expect, test } from 'vitest'
import { changesBetween, countChanges } from './changes.ts'

const short = { same: '=', added: '+', removed: '-' }
const given = (before: string, after: string) =>
  changesBetween(before, after).map(({ kind, text }) => short[kind] + text)

test.each([
  ['nothing', 'I build.', 'I build.', ['=I build.']],
  ['a word', 'I build bridges.', 'I build trains.', ['=I build ', '-bridges', '+trains', '=.']],
  ['all of it', '', 'I build.', ['+I build.']],
  ['a line', 'One.', 'One.\n\nTwo.', ['=One.', '+\n\nTwo.']],
  ['Devanagari, whole words', 'मैं पुल बनाती हूँ।', 'मैं रेल बनाती हूँ।', ['=मैं ', '-पुल ', '+रेल ', '=बनाती हूँ।']],
  [
    'a whole phrase',
    'I grew up beside it',
    'As a child I lived near it',
    ['+As a child ', '=I ', '-grew up beside ', '+lived near ', '=it'],
  ],
  ['an emoji', 'Go 🚂!', 'Go 👩🏽‍🚀!', ['=Go ', '-🚂', '+👩🏽‍🚀', '=!']],
])('%s', (_, before, after, changes) => {
  expect(given(before, after)).toEqual(changes)
})

test('what stays and goes is the one text, what stays and comes the other, but for spaces', () => {
  const [before, after] = ['I grew up beside a line. 🚂 मैं', 'We all grew old beside the line. 🚃 मैं हूँ']
  const changes = changesBetween(before, after)
  const without = (gone: string) =>
    changes
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join('')
      .trim()
  expect([without('added'), without('removed')]).toEqual([before, after])
})

test('words are counted, marks are not', () => {
  expect(countChanges(changesBetween('One, two.', 'One: three four.'))).toEqual({ added: 2, removed: 1 })
})
