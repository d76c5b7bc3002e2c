// What dollars cost in rupees (facts of the field, 4.8): conversion, fee, GST and TCS. Whole paise; each rounds once.
import { add, dollars, rupees, type Money } from '#src/values/money.ts'

/** Rupees for a dollar, in ten-thousandths: 885_000 is ₹88.50. */
export type Rate = number

const perRupee = 10_000

export const paiseFor = (cents: number, rate: Rate): number => Math.round((cents * rate) / perRupee)
export const centsFor = (paise: number, rate: Rate): number => Math.round((paise * perRupee) / rate)

/** Where the money is from: 'loan' is one from a specified institution, the only money that no tax is collected on. */
export const fundings = ['savings', 'loan', 'other-loan'] as const
export type Funding = (typeof fundings)[number]

const lakh = 1_00_000_00
const gstPercent = 18

/**
 * The GST on changing money: 18 % of a value that the law deems, which rises with the amount by slabs, never below
 * ₹250 nor above ₹60,000.
 */
export const gstOnConversion = (converted: Money): Money =>
  rupees(Math.round((deemedValue(converted.minor) * gstPercent) / 100))

function deemedValue(paise: number): number {
  if (paise <= 0) return 0
  if (paise <= lakh) return Math.max(250_00, paise / 100)
  if (paise <= 10 * lakh) return 1_000_00 + (paise - lakh) / 200
  return Math.min(60_000_00, 5_500_00 + (paise - 10 * lakh) / 1_000)
}

/** What it is for. The tax on anything but studies follows other rules, which we don't compute. */
export const purposes = ['education', 'other'] as const
export type RemittancePurpose = (typeof purposes)[number]

/** What may be sent in a financial year, April to March, before tax is collected at source. */
export const freeOfTcs = rupees(10 * lakh)
const tcsPercent = 2

/** The most that one person may send out of India in a financial year (LRS). */
export const lrsLimit = dollars(250_000_00)

/** What was sent on one PAN since the first of April: its rupees decide the TCS, its dollars what is left of the limit. */
export type SentInYear = { sent: Money; received: Money }

export const nothingSent: SentInYear = { sent: rupees(0), received: dollars(0) }

/** What was sent elsewhere is declared in rupees alone, and counts in the limit by the rate of its order. */
export const withDeclared = ({ sent, received }: SentInYear, declared: Money, rate: Rate): SentInYear => ({
  sent: add(sent, declared),
  received: add(received, dollars(centsFor(declared.minor, rate))),
})

/** What may still be sent without tax, and out of India at all. */
export const leftOf = ({ sent, received }: SentInYear): { free: Money; limit: Money } => ({
  free: rupees(Math.max(0, freeOfTcs.minor - sent.minor)),
  limit: dollars(Math.max(0, lrsLimit.minor - received.minor)),
})

/** Collected beforehand, and set off against the income tax: it comes back. */
export function tcsOn(converted: Money, { fundedBy, sentBefore }: { fundedBy: Funding; sentBefore: Money }): Money {
  if (fundedBy === 'loan') return rupees(0)
  const over = (paise: number) => Math.max(0, paise - freeOfTcs.minor)
  const taxed = over(sentBefore.minor + converted.minor) - over(sentBefore.minor)
  return rupees(Math.round((taxed * tcsPercent) / 100))
}

export type Asked = {
  /** What is to arrive. */
  amount: Money
  rate: Rate
  /** What is taken for it, in rupees, without its GST. */
  fee: Money
  fundedBy: Funding
  /** What was sent abroad on the same PAN since the first of April. */
  sentBefore: Money
}

export type Cost = { converted: Money; fee: Money; gst: Money; tcs: Money; total: Money }

/** All rupees that leave the account for the dollars that arrive. */
export function costOf({ amount, rate, fee, ...who }: Asked): Cost {
  const converted = rupees(paiseFor(amount.minor, rate))
  const gst = rupees(gstOnConversion(converted).minor + Math.round((fee.minor * gstPercent) / 100))
  const tcs = tcsOn(converted, who)
  return { converted, fee, gst, tcs, total: rupees(converted.minor + fee.minor + gst.minor + tcs.minor) }
}

/** The most dollars that a sum pays for with all that comes on top. More dollars never cost less, so it is halved to. */
export function affordable(total: Money, asked: Omit<Asked, 'amount'>): (Cost & { amount: Money }) | undefined {
  const costs = (cents: number) => costOf({ ...asked, amount: dollars(cents) })
  let [least, most] = [0, Math.ceil((total.minor * perRupee) / asked.rate)]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (costs(middle).total.minor <= total.minor) least = middle
    else most = middle - 1
  }
  return least === 0 ? undefined : { ...costs(least), amount: dollars(least) }
}

/** Dollars for so many rupees, after the fee. */
export const receivedFor = (sent: Money, rate: Rate, fee: Money): Money =>
  dollars(Math.floor((Math.max(0, sent.minor - fee.minor) * perRupee) / rate))

/** The first of the April that a day's financial year began with. */
export const financialYearOf = (day: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year: day.month >= 4 ? day.year : day.year - 1, month: 4, day: 1 })
