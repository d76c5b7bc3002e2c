// What a family has sent abroad in a financial year of India, April to March, and what tax falls on the next sum.
import {
  financialYearOf,
  fundings,
  gstOnConversion,
  leftOf,
  nothingSent,
  tcsOn,
  type Funding,
  type SentInYear,
} from '#src/features/exchange/cost/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import { isNear } from '#src/values/near-days.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { parseMoney, rupees, sum, dollars, type Money } from '#src/values/money.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'
import { holderKindIn } from './holders/rules.ts'

/** By where money for studies is from; for anything else the tax follows rules that we don't compute. */
export const remittanceKinds = [...fundings, 'other'] as const
export type RemittanceKind = (typeof remittanceKinds)[number]

/** One of the people whom we know, or somebody else by a name. */
export type HolderTyped = { holder: string; name: string }

/** As typed. The PAN itself is never asked for: whose it is, is enough. */
export type RemittanceTyped = HolderTyped & {
  day: string
  rupees: string
  dollars: string
  kind: string
  through: string
  tcs: string
}

export type Sent = { day: Temporal.PlainDate; sent: Money; kind: RemittanceKind }
export type Remittance = Sent & { received: Money; tcs: Money }

/** So much in one sum is a slip of the fingers. */
const most = { INR: 10_00_00_000_00, USD: 1_000_000_00 } as const
export const mostRows = 400
export const longestName = 40

export const kindIn = (typed: string): RemittanceKind | undefined => remittanceKinds.find(kind => kind === typed)

export const amountIn = (currency: 'INR' | 'USD', typed: string): Money | undefined => {
  const amount = parseMoney(currency, typed)
  return amount !== undefined && amount.minor > 0 && amount.minor <= most[currency] ? amount : undefined
}

/** Nothing typed is nothing taken. */
export const tcsIn = (typed: string): Money | undefined => {
  const amount = typed.trim() === '' ? rupees(0) : parseMoney('INR', typed)
  return amount !== undefined && amount.minor <= most.INR ? amount : undefined
}

export const checkHolder = ({ holder, name }: HolderTyped): Messages =>
  messages({
    holder: holderKindIn(holder) === undefined && copy.wrong.holder,
    name: holder === 'other' && textProblem(name, { required: copy.wrong.name, most: longestName }),
  })

export const checkRemittance = (typed: RemittanceTyped, today: Temporal.PlainDate): Messages =>
  messages({
    ...checkHolder(typed),
    day: sentOnProblem(typed.day, today),
    rupees: amountIn('INR', typed.rupees) === undefined && copy.wrong.rupees,
    dollars: amountIn('USD', typed.dollars) === undefined && copy.wrong.dollars,
    kind: kindIn(typed.kind) === undefined && copy.wrong.kind,
    through: textProblem(typed.through, { most: longestName }),
    tcs: tcsProblem(typed),
  })

/** Money that is sent is sent already. */
function sentOnProblem(typed: string, today: Temporal.PlainDate): string | false {
  const day = parseDay(typed)
  if (day === undefined || day.toString() !== typed) return copy.wrong.day
  if (Temporal.PlainDate.compare(day, today) > 0) return copy.wrong.later
  return !isNear(day, today) && copy.wrong.day
}

function tcsProblem({ tcs, rupees: typed }: RemittanceTyped): string | false {
  const [taken, sent] = [tcsIn(tcs), amountIn('INR', typed)]
  if (taken === undefined) return copy.wrong.tcs
  return sent !== undefined && taken.minor > sent.minor && copy.wrong.tcsTooLarge
}

/** '2026-27', by the first of its April. */
export const yearWords = (start: Temporal.PlainDate): string =>
  `${start.year}-${String((start.year + 1) % 100).padStart(2, '0')}`

export const lastDayOf = (start: Temporal.PlainDate): Temporal.PlainDate =>
  start.add({ years: 1 }).subtract({ days: 1 })

/** Those of one financial year, the first first. */
export const inYear = <Row extends Sent>(rows: readonly Row[], start: Temporal.PlainDate): Row[] =>
  rows
    .filter(({ day }) => financialYearOf(day).equals(start))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))

/** The tax on a sum after what was sent before it; undefined where we don't compute it. */
export const tcsOf = ({ sent, kind }: Pick<Sent, 'sent' | 'kind'>, sentBefore: Money): Money | undefined =>
  kind === 'other' ? undefined : tcsOn(sent, { fundedBy: kind satisfies Funding, sentBefore })

export type YearTotals = SentInYear & {
  /** As the bank took it, and as the rule has it for studies. */
  tcsTaken: Money
  tcsByRule: Money
  /** What may still be sent without tax, and out of India at all. */
  freeLeft: Money
  limitLeft: Money
}

/** What was declared with an order for the card and is not on the list: the list may have the same sums, entered there. */
export function declaredBeyond(
  declared: readonly { paise: number; cents: number }[],
  entered: readonly Sent[],
): SentInYear {
  const paise = declared.reduce((all, one) => all + one.paise, 0)
  const cents = declared.reduce((all, one) => all + one.cents, 0)
  const beyond = Math.max(0, paise - entered.reduce((all, { sent }) => all + sent.minor, 0))
  return { sent: rupees(beyond), received: dollars(paise === 0 ? 0 : Math.round((cents * beyond) / paise)) }
}

/** Of rows of one holder and one year, in their order. Whatever it was for counts towards the ten lakh. */
export function totalsOf(rows: readonly Remittance[], declared = nothingSent): YearTotals {
  let [before, tcsByRule] = [declared.sent, 0]
  for (const row of rows) {
    tcsByRule += tcsOf(row, before)?.minor ?? 0
    before = rupees(before.minor + row.sent.minor)
  }
  const received = sum('USD', [declared.received, ...rows.map(row => row.received)])
  const { free, limit } = leftOf({ sent: before, received })
  return {
    sent: before,
    received,
    tcsTaken: sum(
      'INR',
      rows.map(({ tcs }) => tcs),
    ),
    tcsByRule: rupees(tcsByRule),
    freeLeft: free,
    limitLeft: limit,
  }
}

export type NextSum = {
  gst: Money
  /** Undefined for what is not for studies. */
  tcs: Money | undefined
  /** From the first of April on, when nothing counts any more; and what less it is. */
  afterMarch: { from: Temporal.PlainDate; tcs: Money; less: Money } | undefined
}

/** What falls on a sum that is sent today, and what moving it past 31 March changes. */
export function nextSum(
  next: Pick<Sent, 'sent' | 'kind'>,
  rows: readonly Sent[],
  today: Temporal.PlainDate,
  declared = rupees(0),
): NextSum {
  const start = financialYearOf(today)
  const before = sum('INR', [declared, ...inYear(rows, start).map(({ sent }) => sent)])
  const [tcs, later] = [tcsOf(next, before), tcsOf(next, rupees(0))]
  return {
    gst: gstOnConversion(next.sent),
    tcs,
    afterMarch:
      tcs === undefined || later === undefined
        ? undefined
        : { from: start.add({ years: 1 }), tcs: later, less: rupees(tcs.minor - later.minor) },
  }
}

export type YearPlace = { day: number; of: number; left: number }

/** Where a day is in its financial year: the how manieth day, of how many, and how many are left after it. */
export function placeInYear(today: Temporal.PlainDate): YearPlace {
  const start = financialYearOf(today)
  const [day, of] = [start.until(today).days + 1, start.until(start.add({ years: 1 })).days]
  return { day, of, left: of - day }
}
