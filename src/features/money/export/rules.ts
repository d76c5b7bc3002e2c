// The ledger for a spreadsheet. Amounts are plain numbers, so that a program adds them up.
import { sourcesInWords } from '#src/journey/guide.ts'
import { csvLines } from '#src/values/spreadsheet.ts'
import { rateWords } from '#src/features/exchange/rupees/copy.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'

type Ledger = Pick<LedgerView, 'rows' | 'funds' | 'rate' | 'today'>

/** '-350.50': two digits, no commas. */
export const plainAmount = (minor: number): string =>
  `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`

export const csvOf = ({ rows, funds, rate, today }: Ledger): string =>
  csvLines([
    [...fileWords.columns],
    ...rows.map(row => [
      row.on ?? '',
      row.what,
      row.payee,
      copy.kinds[row.kind],
      copy.states[row.state],
      row.amount?.currency ?? '',
      row.amount === null ? '' : plainAmount(row.amount.minor),
      row.amount === null ? '' : plainAmount(row.paise),
      row.amount === null ? '' : plainAmount(row.cents),
      row.returned === 0 ? '' : plainAmount(row.returned),
      row.back?.until ?? '',
      row.back?.how ?? '',
      row.source === null ? '' : sourcesInWords([row.source], Temporal.PlainDate.from(today)),
    ]),
    ...funds.map(({ on, what, kind, amount }) => [
      on,
      what,
      '',
      copy.fundKinds[kind],
      fileWords.comes,
      amount.currency,
      plainAmount(amount.minor),
    ]),
    [],
    [fileWords.rate(rate.midRate, rate.source, rate.collectedAt, rate.isSample)],
  ])

export const fileWords = {
  columns: [
    'Day',
    'What',
    'To whom',
    'Kind',
    'State',
    'Currency',
    'Amount',
    'Rupees',
    'Dollars',
    'Came back',
    'Back until',
    'How it comes back',
    'Source',
  ],
  comes: 'In',
  rate: (midRate: number, source: string, collectedAt: string, isSample: boolean): string =>
    `Rupees at ${rateWords(midRate)} for a dollar, ${isSample ? 'sample data' : source}, ${formatDay(dayOf(Temporal.Instant.from(collectedAt)))}. Of what was paid, the rupees that were paid.`,
} as const

export const print = {
  madeOn: (day: string): string => `Made on ${day} by its owner in Safar`,
  total: (name: string, rupees: string, dollars: string): string => `${name}: ${rupees} (${dollars})`,
  page: (number: number): string => `Page ${number}`,
} as const
