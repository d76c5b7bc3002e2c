// Premiums by age as the desk types them: each row says up to which age, so there is no gap and no overlap.
import { parseMoney } from '#src/values/money.ts'
import { youngest, type Band } from '#src/stages/health-insurance/quote/rules.ts'
import * as copy from '../copy.ts'

export const prices = [
  'retailPrice',
  'retailPriceHC',
  'insuranceCompanyPrice',
  'insuranceCompanyPriceHC',
] as const satisfies readonly (keyof Band)[]

/** As typed. */
export type BandRow = Record<(typeof prices)[number] | 'maxAge', string>
export type Cell = keyof BandRow

export const mostRows = 20
const oldest = 120
/** A million dollars a year, in cents. */
const mostPrice = 100_000_000

type Read = { bands: readonly Band[]; wrong: ReadonlyMap<string, string> }

export const cellKey = (row: number, cell: Cell): string => `${row}.${cell}`

/** What is wrong is said of its cell; the ages after a wrong one are read from the row itself. */
export function readBands(rows: readonly BandRow[]): Read {
  const wrong = new Map<string, string>()
  const bands: Band[] = []
  let minAge = youngest
  for (const [index, row] of rows.entries()) {
    const maxAge = ageIn(row.maxAge, minAge)
    if (maxAge === undefined) wrong.set(cellKey(index, 'maxAge'), copy.ageWrong(minAge, oldest))
    const read = prices.map(cell => [cell, priceIn(row[cell])] as const)
    for (const [cell, price] of read) if (price === undefined) wrong.set(cellKey(index, cell), copy.priceWrong)
    const [retailPrice = 0, retailPriceHC = 0, insuranceCompanyPrice = 0, insuranceCompanyPriceHC = 0] = read.map(
      ([, price]) => price,
    )
    bands.push({
      minAge,
      maxAge: maxAge ?? minAge,
      retailPrice,
      retailPriceHC,
      insuranceCompanyPrice,
      insuranceCompanyPriceHC,
    })
    minAge = (maxAge ?? minAge) + 1
  }
  return { bands, wrong }
}

function ageIn(typed: string, least: number): number | undefined {
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return age >= least && age <= oldest ? age : undefined
}

function priceIn(typed: string): number | undefined {
  const cents = parseMoney('USD', typed)?.minor
  return cents === undefined || cents === 0 || cents > mostPrice ? undefined : cents
}

/** The first that is wrong, by its row. */
export function bandsProblem(rows: readonly BandRow[]): string | undefined {
  if (rows.length === 0) return copy.bandsRequired
  if (rows.length > mostRows) return copy.tooManyBands(mostRows)
  const [first] = readBands(rows).wrong
  return first === undefined ? undefined : copy.rowWrong(Number(first[0].split('.')[0]) + 1, first[1])
}

export const rowsOf = (bands: readonly Band[]): BandRow[] =>
  bands.map(({ maxAge, ...band }) => ({
    maxAge: String(maxAge),
    retailPrice: dollarsIn(band.retailPrice),
    retailPriceHC: dollarsIn(band.retailPriceHC),
    insuranceCompanyPrice: dollarsIn(band.insuranceCompanyPrice),
    insuranceCompanyPriceHC: dollarsIn(band.insuranceCompanyPriceHC),
  }))

/** As one types it again. */
export const dollarsIn = (cents: number): string => (cents / 100).toFixed(2)
