// What a loan truly costs (facts of the field, 4.7): simple interest until the moratorium ends, then equal instalments
// on what is owed by then. All amounts are whole paise; what is computed in between is rounded once, at the end.

export type Disbursal = { month: number; amount: number }

/** A share of the loan, paid out so many months after the first. */
export type Part = { month: number; weight: number }

/** One payout, or as many as there are parts, which come to the whole. */
export function disbursalsOf(amount: number, parts: readonly Part[] = []): Disbursal[] {
  const whole = sum(parts.map(({ weight }) => weight))
  if (whole === 0) return [{ month: 0, amount }]
  let [given, weighed] = [0, 0]
  return parts.map(({ month, weight }) => {
    weighed += weight
    const upTo = Math.round((amount * weighed) / whole)
    const own = upTo - given
    given = upTo
    return { month, amount: own }
  })
}

/** What is paid while one studies: nothing, a sum a month, or the whole interest of each month. */
export type InStudy = 'nothing' | 'interest' | number

export type Loan = {
  /** As the university asks for them; the first at month 0. */
  disbursals: readonly Disbursal[]
  /** A year, in percent. */
  rate: number
  moratoriumMonths: number
  instalments: number
  inStudy: InStudy
  /** Taken when it is paid out, in percent, without its GST. */
  feePercent: number
}

export type Cost = {
  emi: number
  /** Until the moratorium ends, whether paid or added to what is owed. */
  studyInterest: number
  paidInStudy: number
  fee: number
  /** All that leaves the family's account. */
  total: number
  /** What it costs beyond what was lent. */
  extra: number
  /** A year, in percent: all of it as one rate. A lender's own key facts may define it otherwise. */
  apr: number
}

const gstPercent = 18

export function costOf(loan: Loan): Cost {
  const { disbursals, moratoriumMonths, instalments, feePercent } = loan
  const lent = sum(disbursals.map(({ amount }) => amount))
  const { payments, studyInterest, owed } = whileStudying(loan)
  const paidInStudy = sum(payments)
  const emi = instalment(owed, loan.rate, instalments)
  const fee = (lent * feePercent * (100 + gstPercent)) / 10_000
  const total = paidInStudy + emi * instalments + fee
  const flows = flowsOf(disbursals, payments, fee, { emi, moratoriumMonths, instalments })
  return {
    emi: Math.round(emi),
    studyInterest: Math.round(studyInterest),
    paidInStudy: Math.round(paidInStudy),
    fee: Math.round(fee),
    total: Math.round(total),
    extra: Math.round(total - lent),
    apr: yearly(flows),
  }
}

const monthly = (rate: number): number => rate / 1200

type Study = { payments: number[]; studyInterest: number; owed: number }

/**
 * Month by month until the moratorium ends. A payment goes to the interest first, what is left of it to the principal;
 * once nothing is owed, nothing more is paid and no interest runs.
 */
function whileStudying({ disbursals, rate, moratoriumMonths, inStudy }: Loan): Study {
  const payments: number[] = []
  let [principal, unpaid, studyInterest] = [0, 0, 0]
  for (let month = 0; month < moratoriumMonths; month += 1) {
    principal += sum(disbursals.filter(each => each.month === month).map(({ amount }) => amount))
    const interest = principal * monthly(rate)
    studyInterest += interest
    unpaid += interest
    const paid = Math.min(wantedOf(inStudy, interest), principal + unpaid)
    const toInterest = Math.min(paid, unpaid)
    unpaid -= toInterest
    principal -= paid - toInterest
    payments.push(paid)
  }
  const later = sum(disbursals.filter(({ month }) => month >= moratoriumMonths).map(({ amount }) => amount))
  return { payments, studyInterest, owed: principal + unpaid + later }
}

function wantedOf(inStudy: InStudy, interest: number): number {
  if (inStudy === 'nothing') return 0
  return inStudy === 'interest' ? interest : inStudy
}

/** The last of them brings what is owed to nothing. */
function instalment(owed: number, rate: number, count: number): number {
  // Less than half a paisa is nothing.
  if (owed < 0.5) return 0
  const i = monthly(rate)
  if (i === 0) return owed / count
  const growth = (1 + i) ** count
  return (owed * i * growth) / (growth - 1)
}

type Repayment = { emi: number; moratoriumMonths: number; instalments: number }

/** Month 0 first: what comes is positive, what is paid is not. */
function flowsOf(
  disbursals: readonly Disbursal[],
  payments: readonly number[],
  fee: number,
  { emi, moratoriumMonths, instalments }: Repayment,
): number[] {
  const flows = Array.from({ length: moratoriumMonths + instalments + 1 }, () => 0)
  const put = (month: number, amount: number) => flows.splice(month, 1, (flows[month] ?? 0) + amount)
  for (const { month, amount } of disbursals) put(month, amount)
  put(0, -fee)
  for (const [index, paid] of payments.entries()) put(index + 1, -paid)
  for (let month = 1; month <= instalments; month += 1) put(moratoriumMonths + month, -emi)
  return flows
}

/** The rate at which all flows come to nothing; found by halving, as it always is there. */
function yearly(flows: readonly number[]): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const rate = (low + high) / 2
    if (worth(flows, rate) > 0) high = rate
    else low = rate
  }
  return Math.round(low * 1200 * 1000) / 1000
}

/** Positive where what comes is worth more than what is paid: the rate is too high. */
const worth = (flows: readonly number[], rate: number): number =>
  flows.reduceRight((later, flow) => later / (1 + rate) + flow, 0)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
