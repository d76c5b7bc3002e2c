// The ledger for a spreadsheet. Amounts are plain numbers, so that a program adds them up.
import { sourcesInWords } from '#src/journey/guide.ts'
import { csvLines } from '#src/values/spreadsheet.ts'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import { fileWords } from './copy.ts'

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
