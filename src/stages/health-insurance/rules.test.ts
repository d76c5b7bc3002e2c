import { describe, expect, test } from 'vitest'
import type { Moment } from '#src/journey/moments.ts'
import { bandsOf, noPlan } from '#src/journey/ahead.ts'
import type { StepView } from '#src/journey/views.ts'
import { viewOf, type factsOf } from '#tests/filled.ts'
import { healthInsurance } from './rules.ts'
import { insuranceSummary } from './module.server.ts'

type Known = Parameters<typeof factsOf<typeof insuranceSummary.facts>>[1]
type Request = NonNullable<Known['requests']>[number]

const at = (day: string): Moment => `2026-${day}T06:00:00.000Z`
const now = at('11-21')

const university = { id: 'boston-university', name: 'Boston University', isVerified: true }
const given = { detailsAt: at('06-01'), university, plans: 6 }
const chosen = { ...given, planChosenAt: at('06-02') }
const asked: Request = {
  id: 'r',
  at: at('06-03'),
  partner: 'GBG',
  university: 'Boston University',
  coverageStart: '2026-08-15',
  coverageEnd: '2027-08-14',
  invoice: 108_000,
  waiver: { isRefused: false, hasGuide: true, deadline: '2026-12-20' },
  invoices: [],
}
const paid: Request = { ...asked, checkoutAt: at('06-03'), depositAt: at('06-04') }
const bill = { at: at('11-01'), dueOn: '2026-11-28', amount: 108_000, attempts: [] }
const half = { ...bill, amount: 54_000 }
const justNow = { at: '2026-11-21T05:50:00.000Z' }

const steps = (facts: Known): StepView[] => viewOf(healthInsurance, insuranceSummary, facts, now, 5).steps
const step = (id: string, facts: Known) => steps(facts).find(found => found.id === id) ?? expect.fail(`no ${id}`)
const ids = [
  'EnterDetails',
  'ViewRecommended',
  'ViewAll',
  'PurchaseInsurance',
  'WaiverGuide',
  'PayInvoice',
  'YourInsurance',
]
const own = (facts: Known) => ids.map(id => step(id, facts).status)

const L = 'locked',
  I = 'incomplete',
  P = 'pending',
  W = 'processing',
  R = 'readyForReview',
  C = 'complete'

test.each([
  ['nothing', {}, [I, L, L, L, L, L, L]],
  ['the details', { choice: given }, [C, I, I, L, L, L, L]],
  ['a plan', { choice: chosen }, [C, C, C, I, L, L, L]],
  [
    'a plan, and a university that is not verified',
    { choice: { ...chosen, university: { ...university, isVerified: false } } },
    [C, C, C, L, L, L, L],
  ],
  ['a draft', { choice: chosen, requests: [asked] }, [C, C, C, I, L, L, L]],
  ['a checkout', { choice: chosen, requests: [{ ...asked, checkoutAt: at('06-03') }] }, [C, C, C, W, L, L, L]],
  ['a deposit, whatever the choice became', { requests: [paid] }, [C, C, C, C, P, P, W]],
  ['a card', { requests: [{ ...paid, cardAt: at('06-05') }] }, [C, C, C, C, W, P, C]],
  [
    'a card and no guide',
    { requests: [{ ...paid, cardAt: at('06-05'), waiver: { isRefused: false, hasGuide: false } }] },
    [C, C, C, C, P, P, C],
  ],
  ['a waiver', { requests: [{ ...paid, waiver: { ...paid.waiver, approvedAt: at('07-01') } }] }, [C, C, C, C, C, P, W]],
  [
    'a waiver that was refused',
    {
      requests: [
        { ...paid, cardAt: at('06-05'), waiver: { ...paid.waiver, submittedAt: at('07-01'), refusedAt: at('07-09') } },
      ],
    },
    [C, C, C, C, R, P, C],
  ],
  [
    'one that is handed in once more',
    {
      requests: [
        { ...paid, cardAt: at('06-05'), waiver: { ...paid.waiver, submittedAt: at('07-10'), refusedAt: at('07-09') } },
      ],
    },
    [C, C, C, C, W, P, C],
  ],
  [
    'a policy that was ended',
    { choice: chosen, requests: [{ ...paid, cancelledAt: at('07-01') }] },
    [C, C, C, I, L, L, C],
  ],
  [
    'a policy that was ended, with money that is not sent back yet',
    {
      choice: chosen,
      requests: [{ ...paid, cancelledAt: at('07-01') }],
      refunds: [
        { at: at('07-01'), sentAt: at('07-02') },
        { at: at('07-01'), sentAt: null },
      ],
    },
    [C, C, C, I, L, L, W],
  ],
  [
    'a policy that was ended, with all that goes back sent',
    {
      choice: chosen,
      requests: [{ ...paid, cancelledAt: at('07-01') }],
      refunds: [{ at: at('07-01'), sentAt: at('07-02') }],
    },
    [C, C, C, I, L, L, C],
  ],
  ['a renewal that is asked for', { requests: [paid, { ...asked, id: 's', at: at('08-01') }] }, [C, C, C, I, P, P, W]],
  [
    'a renewal that is being paid',
    { requests: [paid, { ...asked, id: 's', at: at('08-01'), checkoutAt: at('08-01') }] },
    [C, C, C, W, P, P, W],
  ],
  [
    'a renewal',
    {
      requests: [
        { ...paid, cardAt: at('06-05') },
        { ...paid, id: 's', depositAt: at('08-01') },
      ],
    },
    [C, C, C, C, P, P, W],
  ],
] satisfies [string, Known, string[]][])('with %s', (_, facts, statuses) => {
  expect(own(facts)).toEqual(statuses)
})

describe('who buys no plan here', () => {
  const H = undefined
  const keeps = { kind: 'university' as const, saidAt: at('06-05'), lastDay: null }
  const elsewhere = { kind: 'elsewhere' as const, saidAt: at('06-05'), lastDay: null }
  const noWaiver = { ...given, university: { ...university, noWaiver: true } }
  const ended = { ...paid, cancelledAt: at('06-04') }
  test.each([
    ['the university’s plan, and nothing else said', { ownCover: keeps }, [C, C, C, H, H, H, H]],
    ['the university’s plan, with details', { choice: given, ownCover: keeps }, [C, C, C, H, H, H, H]],
    ['the university’s plan, after a plan was chosen', { choice: chosen, ownCover: keeps }, [C, C, C, H, H, H, H]],
    ['another insurer', { choice: given, ownCover: elsewhere }, [C, C, C, H, I, H, H]],
    [
      'another insurer, and the waiver handed in',
      { choice: given, ownCover: { ...elsewhere, handedInAt: at('07-01') } },
      [C, C, C, H, W, H, H],
    ],
    [
      'another insurer, accepted by the university',
      { choice: given, ownCover: { ...elsewhere, kind: 'accepted' } },
      [C, C, C, H, C, H, H],
    ],
    [
      'another insurer, refused by the university',
      { choice: given, ownCover: { ...elsewhere, kind: 'refused' } },
      [C, C, C, H, R, H, H],
    ],
    ['another insurer, where no waivers are taken', { choice: noWaiver, ownCover: elsewhere }, [C, C, C, H, H, H, H]],
    ['the university’s plan, where no waivers are taken', { choice: noWaiver, ownCover: keeps }, [C, C, C, H, H, H, H]],
    [
      'the university’s plan, after an insurance that was ended',
      { ownCover: keeps, requests: [ended] },
      [C, C, C, H, H, H, C],
    ],
    [
      'the university’s plan, said before an application',
      { choice: chosen, ownCover: keeps, requests: [asked] },
      [C, C, C, I, L, L, L],
    ],
    [
      'another insurer, said before a deposit',
      { choice: chosen, ownCover: elsewhere, requests: [paid] },
      [C, C, C, C, P, P, W],
    ],
    ['nothing after all', { choice: given, ownCover: null }, [C, I, I, L, L, L, L]],
  ] satisfies [string, Known, (string | undefined)[]][])('has %s', (_, facts, statuses) => {
    const shown = new Map(steps(facts).map(({ id, status }) => [id, status]))
    expect(ids.map(id => shown.get(id))).toEqual(statuses)
  })
})

test.each([
  ['nothing to pay', { invoice: 0 }, C],
  ['no bill yet', { invoices: [] }, P],
  ['a bill', { invoices: [bill] }, R],
  ['a bill that is being paid', { invoices: [{ ...bill, attempts: [justNow] }] }, W],
  ['a bill whose card page was left open', { invoices: [{ ...bill, attempts: [{ at: at('11-02') }] }] }, R],
  [
    'a bill whose card page they came back from',
    { invoices: [{ ...bill, attempts: [{ ...justNow, leftAt: now }] }] },
    R,
  ],
  ['one whose payment failed', { invoices: [{ ...bill, attempts: [{ at: at('11-02'), failedAt: at('11-02') }] }] }, R],
  ['one whose page ended', { invoices: [{ ...bill, attempts: [{ at: at('11-02'), expiredAt: at('11-03') }] }] }, R],
  [
    'one that failed and is tried again',
    { invoices: [{ ...bill, attempts: [{ at: at('11-02'), failedAt: at('11-02') }, justNow] }] },
    W,
  ],
  ['a paid one', { invoices: [{ ...bill, paidAt: at('11-02') }] }, C],
  ['a voided one', { invoices: [{ ...bill, voidedAt: at('11-02') }] }, P],
  [
    'a paid one and one that was voided',
    {
      invoices: [
        { ...half, paidAt: at('11-02') },
        { ...half, voidedAt: at('11-03') },
      ],
    },
    P,
  ],
  [
    'a paid one and one of next month',
    {
      invoices: [
        { ...half, paidAt: at('11-02') },
        { ...half, dueOn: '2026-12-28' },
      ],
    },
    C,
  ],
  [
    'a paid one and one of soon',
    {
      invoices: [
        { ...half, paidAt: at('11-02') },
        { ...half, dueOn: '2026-12-12' },
      ],
    },
    R,
  ],
] satisfies [string, Request, string][])('the invoice: %s', (_, change, status) => {
  expect(step('PayInvoice', { requests: [{ ...paid, ...change }] }).status).toBe(status)
})

describe('a claim', () => {
  const away: Request = { ...paid, partner: 'WellAway' }
  const claim = { at: at('09-01') }

  test('is for the customers of one partner', () => {
    const shown = (requests: Request[]) => steps({ requests }).some(({ id }) => id === 'FileInsuranceClaim')
    expect([
      shown([]),
      shown([paid]),
      shown([{ ...asked, partner: 'WellAway' }]),
      shown([away]),
      shown([away, { ...paid, id: 's', depositAt: at('08-01') }]),
    ]).toEqual([false, false, false, true, true])
  })

  test('that nobody filed can be opened at any time, and is not among what is the student’s turn', () => {
    const isTurn = (claims: Known['claims']) => {
      const stage = viewOf(
        healthInsurance,
        insuranceSummary,
        { visitedAt: at('06-01'), requests: [away], claims },
        now,
        5,
      )
      return bandsOf({ ...noPlan, stages: [stage], now }).yourTurn.some(one => one.step.id === 'FileInsuranceClaim')
    }
    expect([isTurn([]), isTurn([{ ...claim, askedAt: at('09-02') }])]).toEqual([false, true])
    const { status, label } = step('FileInsuranceClaim', { requests: [away] })
    expect([status, label]).toEqual([C, 'View'])
  })

  test('stays in sight when the policy was ended since', () =>
    expect(
      step('FileInsuranceClaim', { requests: [{ ...away, cancelledAt: at('10-01') }], claims: [claim] }).status,
    ).toBe(W))

  test.each([
    ['none', [], C],
    ['one', [claim], W],
    ['one that we ask about', [{ ...claim, askedAt: at('09-02') }], R],
    ['one that was answered', [{ ...claim, askedAt: at('09-02'), answeredAt: at('09-03') }], W],
    ['one asked about again', [{ ...claim, askedAt: at('09-04'), answeredAt: at('09-03') }], R],
    ['one decided', [{ ...claim, decidedAt: at('09-09') }], C],
    ['one decided and one not', [{ ...claim, decidedAt: at('09-09') }, claim], W],
    ['one decided while we asked', [{ ...claim, askedAt: at('09-02'), decidedAt: at('09-09') }], C],
  ])('%s', (_, claims, status) => {
    expect(step('FileInsuranceClaim', { requests: [away], claims }).status).toBe(status)
  })
})

describe('why it is locked', () => {
  const why = (choice: Known['choice'], id = 'PurchaseInsurance') => {
    const { whyLocked, mendedAt } = step(id, { choice })
    return [whyLocked, mendedAt?.route]
  }

  test('no plan, no plans, a university that we do not know yet, no purchase', () => {
    expect(why({})).toEqual(['Select a plan first.', 'view-all'])
    expect(why(given)).toEqual(['Select a plan first.', 'view-all'])
    expect(why({ ...given, plans: 0 })).toEqual(['No plans available for this university, contact support', undefined])
    expect(why({ ...given, university: { ...university, isVerified: false } })[0]).toContain(
      'We are checking your university.',
    )
    for (const id of ['WaiverGuide', 'PayInvoice', 'YourInsurance'])
      expect(why(chosen, id)).toEqual(["Complete 'Purchase Insurance' first.", 'purchase-insurance'])
  })
})

test('who is insured elsewhere reads the last day of the waiver, and then that the university has it', () => {
  const ownCover = { kind: 'elsewhere' as const, saidAt: at('06-05'), lastDay: null }
  const choice = { ...given, university: { ...university, waiverDeadline: '2026-12-20' } }
  expect(step('WaiverGuide', { choice, ownCover }).dates).toEqual([
    { title: 'Last day to submit the waiver', when: '2026-12-20' },
  ])
  const handedIn = step('WaiverGuide', { choice, ownCover: { ...ownCover, handedInAt: at('07-01') } })
  expect([handedIn.holder, handedIn.dates]).toEqual([{ who: 'other', name: 'Boston University' }, []])
  expect(step('WaiverGuide', { choice, ownCover: { ...ownCover, kind: 'refused' } }).answer?.words).toBe(
    'Your university did not accept the waiver',
  )
})

test('the purchase is called a renewal once it is complete', () => {
  expect(step('PurchaseInsurance', { choice: chosen }).title).toBe('Purchase insurance')
  expect(step('PurchaseInsurance', { requests: [paid] }).title).toBe('Renew Insurance')
})

test('a student says when the waiver is done where there is no guide to follow', () => {
  const marks = (waiver: Request['waiver']) => step('WaiverGuide', { requests: [{ ...paid, waiver }] }).canBeMarked
  expect(marks(paid.waiver)).toBe(false)
  expect(marks({ isRefused: false, hasGuide: false })).toBe(true)
  expect(marks({ isRefused: true, hasGuide: true })).toBe(true)
})

test('dates not to miss: the waiver, the next bill, the coverage', () => {
  const dates = (change: Request) =>
    steps({ requests: [{ ...paid, ...change }] })
      .flatMap(found => found.dates ?? [])
      .map(({ when }) => when)
  expect(dates({ invoices: [bill] })).toEqual(['2026-12-20', '2026-11-28', '2026-08-15', '2027-08-14'])
  expect(
    dates({ invoices: [{ ...bill, paidAt: at('11-02') }], waiver: { ...paid.waiver, approvedAt: at('10-01') } }),
  ).toEqual(['2026-08-15', '2027-08-14'])
})

describe('the renewal', () => {
  const ending: Request = { ...paid, cardAt: at('06-05'), waiver: { ...paid.waiver, approvedAt: at('07-01') } }
  const next: Request = { ...ending, id: 's', coverageStart: '2027-08-15', coverageEnd: '2028-08-14' }
  const on = (day: string, requests: Request[]) =>
    viewOf(healthInsurance, insuranceSummary, { visitedAt: at('06-01'), requests }, `${day}T06:00:00.000Z`, 5)
  const said = (day: string, requests: Request[]) =>
    bandsOf({ ...noPlan, stages: [on(day, requests)], now: `${day}T06:00:00.000Z` })
      .yourTurn.filter(one => one.step.id === 'YourInsurance')
      .map(one => one.step.answer?.words)

  test.each([
    ['2027-06-14', []],
    ['2027-06-15', ['Your insurance ends on 14th August 2027']],
    ['2027-07-15', ['Your insurance ends within 30 days, on 14th August 2027']],
    ['2027-08-07', ['Your insurance ends within 7 days, on 14th August 2027']],
    ['2027-08-14', ['Your insurance ends within 7 days, on 14th August 2027']],
    ['2027-08-15', []],
  ])(
    'is the student’s turn from 60 days before the end, and says so anew 30 and 7 days before it: on %s %j',
    (day, words) => expect(said(day, [ending])).toEqual(words),
  )

  test('leaves an insurance with its card to be looked at until then', () => {
    const step = on('2027-06-14', [ending]).steps.find(({ id }) => id === 'YourInsurance')
    expect([step?.status, step?.label]).toEqual([C, 'View'])
  })

  test('is nobody’s turn once the next insurance is paid for, nor of one that was ended', () => {
    expect(said('2027-08-07', [ending, next])).toEqual([])
    expect(said('2027-08-07', [ending, { ...next, depositAt: null }])).toHaveLength(1)
    expect(said('2027-08-07', [{ ...ending, cancelledAt: at('10-01') }])).toEqual([])
  })

  test('turns the step on those days, and its end is a day by which to pay', () => {
    const step = on('2027-06-15', [ending]).steps.find(({ id }) => id === 'YourInsurance')
    const days = ['2027-06-14', '2027-07-14', '2027-08-06', '2027-08-14'].map(day => `${day}T18:30:00.000Z`)
    expect(step?.turns).toEqual(days)
    expect(step?.dates?.at(-1)).toEqual({
      title: 'Insurance ends',
      when: '2027-08-14',
      isPayment: true,
      calls: [60, 30],
    })
  })
})

test('a bill of later turns the step when it is asked for', () => {
  const { turns } = step('PayInvoice', { requests: [{ ...paid, invoices: [{ ...bill, dueOn: '2026-12-28' }] }] })
  expect(turns).toEqual(['2026-12-06T18:30:00.000Z'])
})

test('a bill at whose card page somebody is turns payable half an hour later', () => {
  const { turns } = step('PayInvoice', { requests: [{ ...paid, invoices: [{ ...bill, attempts: [justNow] }] }] })
  expect(turns).toContain('2026-11-21T06:20:00.000Z')
})

describe('who has it', () => {
  const card = { cardAt: at('06-05') }
  const later = '2026-11-22T05:00:00.000Z'
  test.each(
    // oxfmt-ignore
    [
    ['the guide that we promised',             'WaiverGuide', { waiver: { ...paid.waiver, guideBy: later } },               { who: 'safar', name: 'us', until: later }],
    ['a guide that we promised and is late',   'WaiverGuide', { waiver: { ...paid.waiver, guideBy: now } },                 { who: 'safar', name: 'us' }],
    ['a guide that nobody promised',           'WaiverGuide', {},                                                            { who: 'safar', name: 'us' }],
    ['the guide and the card',                 'WaiverGuide', card,                                                          { who: 'student' }],
    ['a waiver without a guide',               'WaiverGuide', { waiver: { isRefused: false, hasGuide: false } },             { who: 'student' }],
    ['a waiver at the university',             'WaiverGuide', { ...card, waiver: { ...paid.waiver, submittedAt: at('07-01') } }, { who: 'other', name: 'Boston University' }],
    ['a waiver that was refused',              'WaiverGuide', { waiver: { ...paid.waiver, submittedAt: at('07-01'), refusedAt: at('07-02') } }, { who: 'student' }],
    ['an invoice that is being made',          'PayInvoice',  {},                                                            { who: 'safar', name: 'us' }],
    ['an invoice to pay',                      'PayInvoice',  { invoices: [bill] },                                          { who: 'student' }],
    ['an invoice that was voided in part',     'PayInvoice',  { invoices: [{ ...half, paidAt: at('11-02') }, { ...half, voidedAt: at('11-03') }] }, { who: 'safar', name: 'us' }],
    ['a paid invoice',                         'PayInvoice',  { invoices: [{ ...bill, paidAt: at('11-02') }] },              undefined],
  ] satisfies [string, string, Request, object | undefined][],
  )('of %s', (_, id, change, holder) => {
    expect(step(id, { requests: [{ ...paid, ...change }] }).holder).toEqual(holder)
  })

  test('of a deposit whose checkout was opened it is the student, who can pay again', () =>
    expect(
      step('PurchaseInsurance', { choice: chosen, requests: [{ ...asked, checkoutAt: at('06-03') }] }).holder,
    ).toEqual({ who: 'student' }))
})

describe('a renewal beside the insurance that still runs', () => {
  const running: Request = {
    ...paid,
    cardAt: at('06-05'),
    waiver: { ...paid.waiver, approvedAt: at('07-01') },
    invoices: [bill],
  }
  const renewal: Request = {
    ...paid,
    id: 's',
    coverageStart: '2027-08-15',
    coverageEnd: '2028-08-14',
    depositAt: at('11-20'),
  }
  const requests = [running, renewal]

  test('leaves the open bill of the first to pay, and shows the dates of both', () => {
    expect(step('PayInvoice', { requests }).status).toBe(R)
    expect(step('PayInvoice', { requests }).dates).toEqual([
      { title: 'Insurance invoice due', when: '2026-11-28', isPayment: true },
    ])
    expect(step('YourInsurance', { requests }).dates?.map(({ when }) => when)).toEqual([
      '2026-08-15',
      '2027-08-14',
      '2027-08-15',
      '2028-08-14',
    ])
    expect(step('WaiverGuide', { requests }).status).toBe(P)
    expect(step('YourInsurance', { requests }).turns?.slice(-2)).toEqual([
      '2027-08-14T18:30:00.000Z',
      '2028-08-14T18:30:00.000Z',
    ])
  })

  test('stands alone once the first is over', () => {
    const later = '2027-09-01T06:00:00.000Z'
    const of = viewOf(healthInsurance, insuranceSummary, { requests }, later, 5).steps.find(
      ({ id }) => id === 'YourInsurance',
    )
    expect(of?.dates?.map(({ when }) => when)).toEqual(['2027-08-15', '2028-08-14'])
  })
})

test('each status with the day it was first reached', () => {
  const { stageProgressionOn } = step('PurchaseInsurance', { visitedAt: at('05-31'), choice: chosen, requests: [paid] })
  expect(stageProgressionOn).toEqual({
    locked: at('05-31'),
    incomplete: at('06-02'),
    processing: at('06-03'),
    complete: at('06-04'),
  })
})
