import { describe, expect, test } from 'vitest'
import { serverModules } from '#src/app/server-modules.ts'
import { ruleStates } from '#src/plan/rule.ts'
import { asRead, inOrder, isDue, pointsAsRead, type EditedFact, type FactRow } from './rules.ts'

const fact = (text: string, checkedOn: string, changes: Partial<FactRow> = {}): FactRow => ({
  text,
  source: { name: 'A page', checkedOn },
  shownAt: '/',
  editedAt: null,
  isSample: false,
  ...changes,
})
const today = '2026-11-23'

test.each([
  ['six months and a day', fact('a', '2026-05-22'), true],
  ['six months to the day', fact('a', '2026-05-23'), false],
  ['sample data, however old', fact('a', '2020-01-01', { isSample: true }), false],
])('checked %s ago', (_, row, due) => {
  expect(isDue(row, today)).toBe(due)
})

describe.each(ruleStates)('a fact that is %s', state => {
  test.each([
    ['the day before', '2026-11-22', state !== 'expired'],
    ['today', '2026-11-23', false],
    ['tomorrow', '2026-11-24', false],
  ])('to be checked again by %s', (_, checkAgainBy, due) => {
    expect(isDue(fact('a', '2026-06-01', { state, checkAgainBy }), today)).toBe(due)
  })
  test('without a source is asked for one, not due', () => {
    const unread = { ...fact('a', '1970-01-01', { state }), source: { name: '', checkedOn: '1970-01-01' } }
    expect(isDue(unread, today)).toBe(false)
  })
})

test('what was to be checked first comes first; then what needs a source, and sample data last', () => {
  const rows = [
    fact('sample', '2020-01-01', { isSample: true }),
    { ...fact('unread', '1970-01-01'), source: { name: '', checkedOn: '1970-01-01' } },
    fact('new', '2026-07-01'),
    fact('old', '2025-01-01'),
    fact('soon', '2026-07-01', { checkAgainBy: '2026-08-01' }),
  ]
  expect(inOrder(rows).map(({ text }) => text)).toEqual(['old', 'soon', 'new', 'unread', 'sample'])
})

describe('a statement of a guide', () => {
  const point = { id: 'a', text: 'As released.', source: { name: 'A page', checkedOn: '2026-02-25' } }
  const edited = (changes: Partial<EditedFact>): ReadonlyMap<string, EditedFact> =>
    new Map([
      [
        'a',
        {
          id: 'a',
          words: 'As read again.',
          state: 'inForce',
          lead: { months: 0, workingDays: 0, days: 0 },
          source: { name: 'A newer page', checkedOn: '2026-11-20' },
          isEstimate: false,
          checkAgainBy: '2027-05-20',
          ...changes,
        },
      ],
    ])
  test('stays as it was released until the desk has read it again', () => {
    expect(asRead(point, new Map())).toEqual(point)
    expect(asRead({ ...point, id: 'b' }, edited({}))).toEqual({ ...point, id: 'b' })
  })
  test('has the words and the source that the desk has read', () => {
    expect(asRead(point, edited({}))).toEqual({
      id: 'a',
      text: 'As read again.',
      source: { name: 'A newer page', checkedOn: '2026-11-20' },
    })
  })
  test.each([
    [{ source: null }],
    [{ state: 'blocked' as const }],
    [{ state: 'proposed' as const }],
    [{ state: 'expired' as const }],
  ])('%o is shown to nobody', changes => {
    expect(asRead(point, edited(changes))).toBeUndefined()
    expect(pointsAsRead([{ text: 'Needs no source.' }, point], edited(changes))).toEqual([{ text: 'Needs no source.' }])
  })
})

describe('what is released', () => {
  const shipped = serverModules.flatMap(({ shippedFacts = [] }) => shippedFacts)
  test('has a name of its own for each fact', () => {
    const ids = shipped.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(90)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
  test('has a source for each, but for rules of the plan that are known by hearsay', () => {
    expect(shipped.filter(({ id, source }) => source === null && !id.startsWith('plan.'))).toEqual([])
  })
})
