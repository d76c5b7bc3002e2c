// In what order offers stand, and why one is recommended.
import { costOf, disbursalsOf, type Cost, type InStudy, type Part } from '../cost/rules.ts'
import { isPublicBank } from '../lenders/rules.ts'

export const rateKinds = ['fixed', 'floating'] as const
export type RateKind = (typeof rateKinds)[number]

/** As it is made; rates and fees in hundredths of a percent, the amount in paise. */
export type Terms = {
  bank: string
  rate: number
  /** Null where the bank has not said it; such a rate may move. */
  rateKind?: RateKind | null
  moratoriumMonths: number
  instalments: number
  amount: number
  fee: number
}

/**
 * What the student moves: how long nothing is asked, up to what the bank gives; what is paid meanwhile; how much is
 * borrowed, up to what is offered; and how much higher a rate that is not fixed becomes, in hundredths of a percent.
 */
export type Wishes = {
  moratoriumMonths: number
  inStudy: InStudy
  amount?: number
  rateRise?: number
  /** As tuition is due term by term; without them all is paid out at once. */
  parts?: readonly Part[]
}

/** What would be borrowed there. */
export const lentBy = ({ amount }: Pick<Terms, 'amount'>, wishes?: Pick<Wishes, 'amount'>): number =>
  Math.min(wishes?.amount ?? amount, amount)

export const rateOf = (
  { rate, rateKind }: Pick<Terms, 'rate' | 'rateKind'>,
  wishes?: Pick<Wishes, 'rateRise'>,
): number => (rateKind === 'fixed' ? rate : rate + (wishes?.rateRise ?? 0))

export const costOfOffer = (terms: Terms, wishes?: Wishes): Cost =>
  costOf({
    disbursals: disbursalsOf(lentBy(terms, wishes), wishes?.parts),
    rate: rateOf(terms, wishes) / 100,
    moratoriumMonths: Math.min(wishes?.moratoriumMonths ?? terms.moratoriumMonths, terms.moratoriumMonths),
    instalments: terms.instalments,
    inStudy: wishes?.inStudy ?? 'nothing',
    feePercent: terms.fee / 100,
  })

/** Offers as their banks made them: all that each lends, its own wait, and nothing paid meanwhile; paid out as tuition is due. */
export const asMade = (offers: readonly Terms[], tuition: Parameters<typeof partsOf>[0] = []) =>
  ({
    moratoriumMonths: Math.max(...offers.map(({ moratoriumMonths }) => moratoriumMonths)),
    inStudy: 'nothing',
    amount: Math.max(...offers.map(({ amount }) => amount)),
    rateRise: 0,
    parts: partsOf(tuition),
  }) satisfies Wishes

/** Each term's share of the tuition, from the first of them on. */
export function partsOf(terms: readonly { on: string; cents: number }[]): Part[] {
  const [first] = terms
  if (first === undefined) return []
  return terms.map(({ on, cents }) => ({ month: monthIn(on) - monthIn(first.on), weight: cents }))
}

const monthIn = (day: string): number => {
  const { year, month } = Temporal.PlainDate.from(day)
  return year * 12 + month
}

/** The net pay a month, in paise, of which an instalment is one fifth. */
export const netPayFor = (emi: number): number => emi * 5

export type LongerWait = { bank: string; months: number; shorter: Cost; longer: Cost }

const halfYear = 6

/** The first offer that gives half a year more than the shortest choice: with the wait as it is, and with half a year less. */
export function longerWait(offers: readonly Terms[], wishes: Wishes): LongerWait | undefined {
  const terms = offers.find(({ moratoriumMonths }) => Math.min(moratoriumMonths, wishes.moratoriumMonths) >= halfYear)
  if (terms === undefined) return undefined
  const months = Math.min(terms.moratoriumMonths, wishes.moratoriumMonths)
  const after = (moratoriumMonths: number) => costOfOffer(terms, { ...wishes, moratoriumMonths })
  return { bank: terms.bank, months, shorter: after(months - halfYear), longer: after(months) }
}

/** In percent of what was asked for, rounded down, so that 100 is all of it; nothing where nothing is known to be needed. */
export const coveredShare = ({ amount }: Pick<Terms, 'amount'>, need: number): number | undefined =>
  need <= 0 ? undefined : Math.min(100, Math.floor((amount * 100) / need))

const covers = (terms: Terms, need: number): boolean => terms.amount >= need

/** Of one lakh: offers are of different size, and only the same amount of each can be compared. */
const perLakh = (terms: Terms, wishes?: Wishes): Cost =>
  costOfOffer({ ...terms, amount: lakh }, wishes && { ...wishes, amount: lakh })

const lakh = 10_000_000

/** Among offers that cover the need, the one that costs least for what was chosen. Alone, it is compared with nothing. */
export function recommendedOf<Offer extends Terms>(
  offers: readonly Offer[],
  need: number,
  wishes?: Wishes,
): Offer | undefined {
  if (offers.length < 2) return undefined
  const [best] = offers
    .filter(offer => covers(offer, need))
    .toSorted((one, other) => perLakh(one, wishes).total - perLakh(other, wishes).total)
  return best
}

export const orders = ['recommended', 'total', 'emi', 'apr', 'rate', 'fee', 'amount', 'time'] as const
export type Order = (typeof orders)[number]

type Wanted = { need: number; wishes?: Wishes | undefined }

/** Recommended first, then the others that cover the need, by what they cost. */
export function ordered<Offer extends Terms>(
  offers: readonly Offer[],
  order: Order,
  { need, wishes }: Wanted,
): Offer[] {
  const first = recommendedOf(offers, need, wishes)
  const by: Record<Order, (offer: Offer) => readonly number[]> = {
    recommended: offer => [offer === first ? 0 : 1, covers(offer, need) ? 0 : 1, perLakh(offer, wishes).total],
    total: offer => [perLakh(offer, wishes).total],
    emi: offer => [perLakh(offer, wishes).emi],
    apr: offer => [perLakh(offer, wishes).apr],
    rate: offer => [rateOf(offer, wishes)],
    fee: ({ fee }) => [fee],
    amount: ({ amount }) => [-amount],
    // By rule A11 of the plan, whose weeks are in timing/rules.ts: public banks take longer to sanction.
    time: ({ bank }) => [isPublicBank(bank) ? 1 : 0],
  }
  return offers.toSorted((one, other) => compare(by[order](one), by[order](other)))
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find(difference => difference !== 0) ?? 0

/** What the browser's history keeps of the page that an acceptance led to; who comes to it otherwise has seen it. */
export const justAccepted = (bank: string): string => `accepted ${bank}`
