// What a paper's tile shows, in which order tiles stand, and which papers end before their day.
import { describe, expect, test } from 'vitest'
import type { Thing } from '#src/plan/things.ts'
import type { PaperName } from '../rules.ts'
import { validityRules, type Around } from '../validity/rules.ts'
import { endingIn, tilesOf } from './rules.ts'

const rules = validityRules([])
const day = (text: string) => Temporal.PlainDate.from(text)
const judging = (days: Partial<Record<Thing, string>> = {}, done: Thing[] = []) => ({
  rules,
  around: {
    days: Object.fromEntries(Object.entries(days).map(([thing, on]) => [thing, day(on)])),
    done: new Set(done),
    today: day('2027-01-01'),
    roundBegan: null,
    startMoved: null,
    record: null,
  } satisfies Around,
})
const paper = (name: PaperName, issuedOn: string | null = null, validUntil: string | null = null) => ({
  paper: name,
  issuedOn,
  validUntil,
  addedAt: '2027-01-01T06:00:00Z',
  sevisId: null,
})
const interview = { interview: '2027-06-15' }
const only = (one: ReturnType<typeof paper>, ...when: Parameters<typeof judging>) =>
  tilesOf([one], judging(...when))[0] ?? expect.fail('there is no tile')

describe('the tile of a paper', () => {
  type Line = [
    says: string,
    tile: ReturnType<typeof only>,
    shows: { group: string; isEnding: boolean; daysShort: number },
  ]
  const lines: Line[] = [
    [
      'a statement that ends before the interview is tight, and says by how many days',
      only(paper('bank-statements', '2026-12-10'), interview),
      { group: 'tight', isEnding: true, daysShort: 7 },
    ],
    [
      'one that ends on the day of the interview is close, and does not end before it',
      only(paper('bank-statements', '2026-12-17'), interview),
      { group: 'tight', isEnding: false, daysShort: 0 },
    ],
    [
      'a passport that is good for six months after the flight is running',
      only(paper('passport', null, '2033-03-01'), { flight: '2027-08-01' }),
      { group: 'running', isEnding: false, daysShort: 0 },
    ],
    [
      'a passport that ends within these six months is to be looked at, and lets one enter',
      only(paper('passport', null, '2027-12-01'), { flight: '2027-08-01' }),
      { group: 'tight', isEnding: false, daysShort: 0 },
    ],
    [
      'a passport that is over is ending, whether or not a flight is known',
      only(paper('passport', null, '2026-12-31')),
      { group: 'tight', isEnding: true, daysShort: 0 },
    ],
    [
      'a photo whose date nobody said is not taken for one that lasts',
      only(paper('photo'), interview),
      { group: 'running', isEnding: false, daysShort: 0 },
    ],
    ['a PAN card lasts', only(paper('pan-card')), { group: 'lasting', isEnding: false, daysShort: 0 }],
    [
      'a photo has served its purpose once the interview is over',
      only(paper('photo', '2026-01-01'), {}, ['interview']),
      { group: 'lasting', isEnding: false, daysShort: 0 },
    ],
  ]
  test.each(lines)('%s', (_, tile, shows) => {
    expect(tile).toMatchObject(shows)
  })

  test('the ring is what is left of the time from its date, and empty once that is over', () => {
    const leftOf = (issued: string, until: string) => only(paper('loan-letter', issued, until)).left
    expect(leftOf('2026-12-22', '2027-01-11')).toBe(0.5)
    expect(leftOf('2027-01-01', '2027-01-11')).toBe(1)
    expect(leftOf('2026-12-01', '2026-12-31')).toBe(0)
    expect(only(paper('photo'), interview).left).toBeUndefined()
  })
})

const all = [
  paper('pan-card'),
  paper('passport', null, '2033-03-01'),
  paper('bank-statements', '2026-12-10'),
  paper('aadhaar'),
  paper('photo', '2026-12-01'),
]

test('what needs a look stands before what runs, and that before what lasts', () => {
  expect(tilesOf(all, judging(interview)).map(({ of }) => of.paper)).toEqual([
    'bank-statements',
    'photo',
    'passport',
    'pan-card',
    'aadhaar',
  ])
})

test('only papers that end before their day are counted for the mark', () => {
  expect(endingIn(all, judging(interview))).toBe(2)
  expect(endingIn(all, judging({ interview: '2027-03-01' }))).toBe(0)
})
