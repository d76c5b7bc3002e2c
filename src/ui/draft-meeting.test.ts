import { describe, expect, test } from 'vitest'
import { meetServer, type Meeting } from './server-draft.ts'
import { mergeDrafts, type Values } from './draft-merge.ts'
import type { Entry } from './draft-store.ts'

const [early, late] = ['2026-06-15T06:00:00.000Z', '2026-06-15T06:05:00.000Z']
const blank = { text: '', deadline: '' }

describe('two versions of one form', () => {
  test.each<[string, Values, Values, Values, Values, Values]>(
    // oxfmt-ignore
    [
    ['what only the other changed comes in', { a: '', b: '' }, { a: '', b: '' }, { a: 'x', b: '' }, { a: 'x', b: '' }, {}],
    ['what only this one changed stays',     { a: '', b: '' }, { a: 'm', b: '' }, { a: '', b: '' }, { a: 'm', b: '' }, {}],
    ['different fields are joined',          { a: '', b: '' }, { a: 'm', b: '' }, { a: '', b: 'x' }, { a: 'm', b: 'x' }, {}],
    ['the same change is one',               { a: '' }, { a: 'x' }, { a: 'x' }, { a: 'x' }, {}],
    ['one field changed by both is kept twice', { a: '' }, { a: 'm' }, { a: 'x' }, { a: 'm' }, { a: 'x' }],
    ['lists are compared as a whole',        { a: ['1'] }, { a: ['1'] }, { a: ['1', '2'] }, { a: ['1', '2'] }, {}],
  ],
  )('%s', (_, base, mine, other, values, theirs) => expect(mergeDrafts(base, mine, other)).toEqual({ values, theirs }))
})

describe('when the server’s version is known', () => {
  const typed = { text: 'I grew up', deadline: '' }
  const entry = (values: Values, base: Values | null, savedAt: string | null): Entry => ({ values, base, savedAt })
  test.each<[string, Entry | undefined, Values, { values: Values; savedAt: string } | undefined, Meeting]>([
    ['nothing anywhere changes nothing', undefined, blank, undefined, {}],
    [
      'a draft of another device fills the empty form',
      undefined,
      blank,
      { values: typed, savedAt: early },
      { shows: typed, entry: entry(typed, typed, early) },
    ],
    [
      'what this device saved itself changes nothing',
      entry(typed, typed, early),
      typed,
      { values: typed, savedAt: early },
      {},
    ],
    ['an older list changes nothing', entry(typed, typed, late), typed, { values: blank, savedAt: early }, {}],
    [
      'what was typed here meanwhile stays and is sent',
      entry({ ...typed, deadline: '2026-12-01' }, typed, early),
      { ...typed, deadline: '2026-12-01' },
      { values: { text: 'I was born', deadline: '' }, savedAt: late },
      {
        shows: { text: 'I was born', deadline: '2026-12-01' },
        entry: entry({ text: 'I was born', deadline: '2026-12-01' }, { text: 'I was born', deadline: '' }, late),
        sends: true,
      },
    ],
    [
      'the same field typed in two places is a choice, and nothing is sent',
      entry(typed, blank, early),
      typed,
      { values: { text: 'Once upon', deadline: '' }, savedAt: late },
      { theirs: { text: 'Once upon' }, entry: entry(typed, blank, early) },
    ],
    [
      'submitted elsewhere empties the form',
      entry(typed, typed, early),
      typed,
      undefined,
      { entry: null, shows: null },
    ],
    [
      'submitted elsewhere keeps what was typed here since',
      entry(typed, blank, early),
      typed,
      undefined,
      { entry: entry(typed, null, null), sends: true },
    ],
    ['typed before it was ever sent stays', entry(typed, null, null), typed, undefined, {}],
  ])('%s', (_, known, mine, found, expected) =>
    expect(meetServer({ entry: known, mine, blank }, found)).toEqual(expected),
  )
})
