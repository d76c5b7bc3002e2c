import { expect, test } from 'vitest'
import { askedAt, billStateOf, invoiceOf, isDue, isOverdue } from './rules.ts'
import { dueDays } from '../quote/rules.ts'

const at = (day: string) => `2026-${day}T06:00:00.000Z`
const now = at('11-21')
const justNow = '2026-11-21T05:45:00.000Z'
const bill = { dueOn: '2026-11-28', paidAt: null, voidedAt: null, attempts: [] }

test.each([
  ['to pay', {}, 'due'],
  ['of later', { dueOn: '2026-12-28' }, 'later'],
  ['paid', { paidAt: at('11-02') }, 'paid'],
  ['voided', { voidedAt: at('11-02') }, 'void'],
  ['whose page is open', { attempts: [{ at: justNow }] }, 'processing'],
  ['whose page was left open half an hour ago', { attempts: [{ at: '2026-11-21T05:30:00.000Z' }] }, 'due'],
  ['from whose page they came back', { attempts: [{ at: justNow, leftAt: justNow }] }, 'due'],
  ['that failed', { attempts: [{ at: at('11-02'), failedAt: at('11-03') }] }, 'failed'],
  [
    'that failed and is tried again',
    { attempts: [{ at: at('11-02'), failedAt: at('11-03') }, { at: justNow }] },
    'processing',
  ],
  ['whose page ran out', { attempts: [{ at: at('11-02'), expiredAt: at('11-03') }] }, 'due'],
  [
    'that failed and then ran out',
    {
      attempts: [
        { at: at('11-02'), failedAt: at('11-03') },
        { at: at('11-04'), expiredAt: at('11-05') },
      ],
    },
    'due',
  ],
  ['paid after all', { paidAt: at('11-05'), attempts: [{ at: at('11-02'), failedAt: at('11-03') }] }, 'paid'],
])('a bill %s', (_, change, state) => {
  expect(billStateOf({ ...bill, ...change }, now)).toBe(state)
})

test('a bill is asked for from the moment on in which the journey turns', () => {
  const turn = askedAt('2026-12-28')
  expect([isDue('2026-12-28', turn.subtract({ seconds: 1 }).toString()), isDue('2026-12-28', turn.toString())]).toEqual(
    [false, true],
  )
})

test('what was voided is still left to pay', () => {
  const half = { ...bill, amount: 50_000 }
  const bills = [
    { ...half, paidAt: at('11-02') },
    { ...half, voidedAt: at('11-03') },
  ]
  expect(invoiceOf({ invoice: 100_000, invoices: bills }, now)).toEqual({ paid: 50_000, left: 50_000, next: 'none' })
  expect(invoiceOf({ invoice: 100_000, invoices: [...bills, half] }, now)).toMatchObject({ left: 50_000, next: half })
})

test('days: the first a week on, then one a month, none beyond the end of a month', () => {
  expect(dueDays(Temporal.PlainDate.from('2026-12-24'), 3).map(String)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
  ])
  expect(['2026-11-20', '2026-11-21'].map(day => isOverdue(day, Temporal.PlainDate.from('2026-11-21')))).toEqual([
    true,
    false,
  ])
})
