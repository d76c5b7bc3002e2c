import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isDueForRecheck } from '#src/journey/guide.ts'
import { ownRule } from '#src/plan/rulebook/sources.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import { appServices } from '#src/app/services.ts'
import { shippedFacts } from './slots.ts'
import { library } from '#seed/library.ts'
import { ruleStates } from '#src/plan/rule.ts'
import { parseDay } from '#src/values/dates.ts'
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
  const shipped = appServices.given(shippedFacts).flat()
  test('has a name of its own for each fact', () => {
    const ids = shipped.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(90)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
  test('names the page of each and where it is, but for our own rules, which say that they are', () => {
    const sources = shipped.flatMap(({ id, source }) => (source === null ? [] : [{ id, ...source }]))
    const unplaced = sources.filter(({ address = '' }) => readWebAddress(address)?.href.startsWith('https://') !== true)
    expect([...new Set(unplaced.map(({ name }) => name))]).toEqual([ownRule.name])
    expect(unplaced.map(({ id }) => id).filter(id => shipped.find(one => one.id === id)?.isEstimate !== true)).toEqual(
      [],
    )
  })
  test('says nothing of our making in place of a page: no report of somebody, no guides, no estimate', () => {
    const ours =
      /\b(as reported|reported by|reports? (on|of|until)|our own|common estimate|counted from|guides of \w+ 20\d\d|guides to the fees)\b|\bguides, since/i
    const said = [
      ...shipped.map(({ source }) => source?.name ?? ''),
      ...readFileSync('data/library/sources.csv', 'utf8').split('\n'),
    ]
    expect(said.length).toBeGreaterThan(130)
    expect(said.filter(name => ours.test(name))).toEqual([])
  })
  test('has no day on which nobody read a page: those of our readings, or the day of the page itself', () => {
    // Days on which pages were read; what was read in a page's own edition alone has that day, and is due for another look.
    const readings = new Set(['2026-02-25', '2026-07-01', '2026-11-22', '2026-11-26', '2026-11-29'])
    const editions = new Set(['2022-09-23', '2024-11-07', '2025-05-02', '2026-05-08'])
    const days = new Set(shipped.flatMap(({ source }) => source?.checkedOn ?? []))
    expect([...days].filter(day => !readings.has(day) && !editions.has(day))).toEqual([])
    expect([...editions].filter(day => !isDueForRecheck(day, '2026-11-27'))).toEqual([])
  })
  test('nowhere says what a later reading overturned', () => {
    // The form goes by saved pages; no sum with the integrity fee is to be trusted; nobody found the five years at their source.
    const overturned =
      /without a (key|click)|key pressed|idle minutes|\$785|in all, \$785|(accounts|media) (of|you used in) the (past|last) five years(?!,? (are|is) reported|; we could)/i
    const files = [
      ...globSync('src/{stages,features,plan}/**/*.{ts,tsx}').filter(file => !file.includes('.test.')),
      ...globSync('data/{library,transcripts}/*.md'),
    ]
    expect(files.length).toBeGreaterThan(1500)
    expect(files.filter(file => overturned.test(readFileSync(file, 'utf8')))).toEqual([])
  })
  test('has a day for each source, of things to read as well, and no source without a name', () => {
    const read = [...shipped.flatMap(({ source }) => source ?? []), ...library.flatMap(({ source }) => source ?? [])]
    expect(read.length).toBeGreaterThan(190)
    expect(
      read.filter(
        ({ name, checkedOn }) => name === '' || parseDay(checkedOn) === undefined || checkedOn > '2026-11-29',
      ),
    ).toEqual([])
  })
  test('has a source for each, but for rules of the plan that are known by hearsay', () => {
    expect(shipped.filter(({ id, source }) => source === null && !id.startsWith('plan.'))).toEqual([])
  })
})
