import { describe, expect, test } from 'vitest'
import { chosen, early, evening, late, marked, noon, now, ordered, statuses } from '#tests/ordered.ts'
import { factsOf, viewOf } from '#tests/filled.ts'
import { networkRequired, rechargedOnAhead, rechargedOnLongAgo, rechargedOnRequired } from './copy.ts'
import { checkRecharge } from './recharge/form/rules.ts'
import { lapsesOn } from './facts.shape.ts'
import { lastDayAfter, phoneConnection, recharges } from './rules.ts'
import { phoneSummary } from './module.server.ts'

describe('Phone: keep the number, choose a plan, a second way in', () => {
  const kind = 'phone-plan'
  const ways = { emailProvedAt: early, passwordSetAt: noon }
  test.each<[string, string[], object, string[]]>(
    // oxfmt-ignore
    [
    ['nothing',        [],                   {},                                                                     ['incomplete', 'incomplete', 'incomplete']],
    ['chosen only',    [],                   { products: chosen(kind) },                                             ['incomplete', 'incomplete', 'incomplete']],
    ['ordered',        ['KeepIndianNumber'], { products: ordered(kind, {}) },                                        ['complete', 'processing', 'incomplete']],
    ['on its way',     ['KeepIndianNumber'], { products: ordered(kind, { grantedAt: late }), ways },                 ['complete', 'readyForReview', 'complete']],
    ['in hand',        ['KeepIndianNumber'], { products: ordered(kind, { grantedAt: late, receivedAt: evening }), ways }, ['complete', 'complete', 'complete']],
    ['got by oneself', ['ChoosePlan'],       { ways },                                                               ['incomplete', 'complete', 'complete']],
  ],
  )('%s', (_, ids, own, expected) => {
    expect(statuses(viewOf(phoneConnection, phoneSummary, { ...marked(...ids), ...own }, now, 8).steps)).toEqual(
      expected,
    )
  })

  test('the days to recharge follow from the flight, over the end of a year and of February', () => {
    const days = (flight: string | null | undefined) =>
      recharges(factsOf(phoneConnection, { flight })).dates?.map(({ when }) => when)
    expect(days('2026-08-04')).toEqual(['2026-07-28', '2026-10-11', '2026-12-25', '2027-03-10'])
    expect(days('2027-12-05')).toEqual(['2027-11-28', '2028-02-11', '2028-04-26', '2028-07-10'])
    // 90 days after the recharge before it, the number may be gone.
    expect(lastDayAfter('2026-07-28', 'other')).toBe('2026-10-26')
    expect(lastDayAfter('2026-07-28', 'bsnl')).toBe('2027-01-24')
    expect(days(null)).toBeUndefined()
    expect(days(undefined)).toBeUndefined()
  })

  test.each([
    ['jio', ['2026-08-15', '2026-10-29', '2027-01-12', '2027-03-28'], '2026-08-30'],
    ['bsnl', ['2026-11-13', '2027-04-27', '2027-10-09', '2028-03-22'], '2026-11-28'],
  ] as const)(
    'recharged on 1 June on %s, the days are counted from then and not from the flight',
    (network, expected, last) => {
      const recharge = { on: '2026-06-01', network }
      expect(
        recharges(factsOf(phoneConnection, { flight: '2026-08-04', recharge })).dates?.map(({ when }) => when),
      ).toEqual(expected)
      expect(lapsesOn(recharge)).toBe(last)
    },
  )

  test.each([
    [{ rechargedOn: '2026-06-15', network: 'vi' }, {}],
    [{ rechargedOn: '2026-06-16', network: 'vi' }, { rechargedOn: rechargedOnAhead }],
    [{ rechargedOn: '2024-06-14', network: 'vi' }, { rechargedOn: rechargedOnLongAgo }],
    [
      { rechargedOn: '', network: 'mtnl' },
      { rechargedOn: rechargedOnRequired, network: networkRequired },
    ],
  ])('a recharge %j is refused with %j', (typed, said) => {
    expect(checkRecharge(typed, '2026-06-15')).toEqual(said)
  })
})
