// What must not compile stands under @ts-expect-error: where it did compile, the check of types fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { asOf, momentsIn } from '#src/journey/past.ts'
import {
  byName,
  factsFrom,
  flag,
  happened,
  list,
  maybe,
  number,
  oneOf,
  orNull,
  part,
  plan,
  row,
  since,
  text,
  type FactsOf,
} from '#src/journey/shape.ts'
import { jsonOf } from './columns.ts'

const [monday, tuesday] = ['2026-06-15T06:00:00.000Z', '2026-06-16T06:00:00.000Z']

const shape = part({
  count: number,
  isIn: flag,
  letter: row({ sentAt: happened, note: orNull(text) }),
  offers: list({ at: since, kind: oneOf(['small', 'large']), start: plan, endedAt: happened }),
  chosen: byName({ at: since, retiredAt: happened }),
  standing: maybe({ at: since, endedAt: happened }),
})

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.end())

describe('a statement for a shape', () => {
  const read = async (isKnown: boolean) => {
    const { sql } = app.services
    const [known] = await sql.unsafe<{ facts: unknown }[]>(
      `select (${jsonOf(shape, {
        count: '1 + 1',
        isIn: `${isKnown}`,
        letter: {
          each: { sentAt: 'l.at', note: 'null' },
          from: `(select '${monday}'::timestamptz as at) l where ${isKnown}`,
        },
        offers: {
          each: { at: 'o.at', kind: `'small'`, start: 'o.at', endedAt: 'null::timestamptz' },
          from: `(values ('${tuesday}'::timestamptz), ('${monday}'::timestamptz)) o (at) where ${isKnown}`,
          orderBy: 'o.at',
        },
        chosen: {
          name: `'one'`,
          each: { at: 'now()', retiredAt: 'null::timestamptz' },
          from: `(select 1) here where ${isKnown}`,
        },
        standing: { each: { at: 'now()', endedAt: 'null::timestamptz' }, from: `(select 1) here where ${isKnown}` },
      })}) as facts`,
    )
    return factsFrom(shape, known?.facts)
  }

  test('answers each fact, moments as text', async () => {
    expect(await read(true)).toEqual({
      count: 2,
      isIn: true,
      letter: { sentAt: monday, note: null },
      offers: [monday, tuesday].map(at => ({ at, kind: 'small', start: at, endedAt: null })),
      chosen: { one: { at: expect.stringMatching(/Z$/), retiredAt: null } },
      standing: { at: expect.stringMatching(/Z$/), endedAt: null },
    })
  })

  test('answers each fact where nothing is known', async () => {
    expect(await read(false)).toEqual({
      count: 2,
      isIn: false,
      letter: { sentAt: null, note: null },
      offers: [],
      chosen: {},
      standing: null,
    })
  })
})

test('the past is read from what the shape says is a moment, and from nothing else', () => {
  const facts: FactsOf<typeof shape> = {
    count: 1,
    isIn: true,
    letter: { sentAt: tuesday ?? '', note: null },
    offers: [
      { at: tuesday ?? '', kind: 'small', start: '2026-01-01T00:00:00.000Z', endedAt: null },
      { at: monday ?? '', kind: 'large', start: '', endedAt: tuesday ?? '' },
    ],
    chosen: { one: { at: tuesday ?? '', retiredAt: null } },
    standing: { at: tuesday ?? '', endedAt: null },
  }
  expect(momentsIn(shape.fields, facts)).toEqual([monday, tuesday])
  expect(asOf(shape.fields, facts, monday ?? '')).toEqual({
    count: 1,
    isIn: true,
    letter: { sentAt: null, note: null },
    offers: [{ at: monday, kind: 'large', start: '', endedAt: null }],
    chosen: {},
    standing: null,
  })
  expect(asOf(shape.fields, facts, tuesday ?? '')).toEqual(facts)
})

test('a name that is not in the shape, or is missing, does not compile', () => {
  const one = part({ offers: list({ at: since, endedAt: happened }) })
  expect([
    () => jsonOf(one, { offers: { each: { at: 'now()', endedAt: 'null' }, from: '(select 1) here' } }),
    // @ts-expect-error A column is missing.
    () => jsonOf(one, { offers: { each: { at: 'now()' }, from: '(select 1) here' } }),
    // @ts-expect-error A column is misspelt.
    () => jsonOf(one, { offers: { each: { at: 'now()', endetAt: 'null' }, from: '(select 1) here' } }),
    // @ts-expect-error There is one too many.
    () => jsonOf(one, { offers: { each: { at: 'now()', endedAt: 'null', on: '1' }, from: '(select 1) here' } }),
    // @ts-expect-error The list itself is misspelt.
    () => jsonOf(one, { ofers: { each: { at: 'now()', endedAt: 'null' }, from: '(select 1) here' } }),
  ]).toHaveLength(5)
  const rule = ({ offers }: FactsOf<typeof one>) => [
    offers.map(({ endedAt }) => endedAt),
    // @ts-expect-error A rule that misspells a fact.
    offers.map(({ endetAt }) => endetAt),
  ]
  expect(rule({ offers: [] })).toEqual([[], []])
})
