import { describe, expect, test } from 'vitest'
import { changesBetween, entryVerbs, outcomeOf, valueWords, type EntryState, type Outcome } from './rules.ts'

describe('what may follow what', () => {
  test.each<[EntryState, boolean, ...Outcome[]]>(
    // oxfmt-ignore
    [
    // state        a draft  change  publish      retire       save draft  discard      publish the draft
    ['draft',       false,   'done', 'done',      'unchanged', 'done',     'unchanged', 'refused'],
    ['draft',       true,    'done', 'done',      'unchanged', 'done',     'done',      'done'],
    ['published',   false,   'done', 'unchanged', 'done',      'done',     'unchanged', 'refused'],
    ['published',   true,    'done', 'unchanged', 'done',      'done',     'done',      'done'],
    ['retired',     false,   'done', 'done',      'unchanged', 'done',     'unchanged', 'refused'],
    ['retired',     true,    'done', 'done',      'unchanged', 'done',     'done',      'done'],
  ],
  )('%s, with a draft: %s', (state, hasDraft, ...outcomes) => {
    expect(entryVerbs.map(verb => outcomeOf(verb, { state, hasDraft }))).toEqual(outcomes)
  })
})

test('a comparison names the fields that differ, and no others', () => {
  const before = { title: 'One', items: [1, 2], gone: 'x', same: { a: 1 } }
  const after = { title: 'Two', items: [1], same: { a: 1 }, added: true }
  expect(changesBetween(before, after)).toEqual([
    { field: 'title', before: 'One', after: 'Two' },
    { field: 'items', before: [1, 2], after: [1] },
    { field: 'gone', before: 'x', after: undefined },
    { field: 'added', before: undefined, after: true },
  ])
})

test.each([
  ['', 'Nothing'],
  [null, 'Nothing'],
  [[], 'Nothing'],
  [true, 'Yes'],
  [false, 'No'],
  [12, '12'],
  ['<p>Two <strong>words</strong></p>', 'Two words'],
  [['a', 'b'], 'a\nb'],
  [{ checkedOn: '2026-06-01', isSample: true, note: '' }, 'Checked on: 2026-06-01, Is sample'],
])('%j is read as %j', (value, words) => expect(valueWords(value)).toBe(words))
