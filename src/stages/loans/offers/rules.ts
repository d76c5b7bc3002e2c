// In what order offers stand, and why one is recommended.
import { costOf, type Cost, type InStudy } from '../cost/rules.ts'

/** As it is made; rates and fees in hundredths of a percent, the amount in paise. */
export type Terms = {
  bank: string
  rate: number
  moratoriumMonths: number
  instalments: number
  amount: number
  fee: number
}

/** What the student moves: how long nothing is asked, up to what the bank gives, and what is paid meanwhile. */
export type Wishes = { moratoriumMonths: number; inStudy: InStudy }

export const costOfOffer = ({ rate, moratoriumMonths, instalments, amount, fee }: Terms, wishes?: Wishes): Cost =>
  costOf({
    disbursals: [{ month: 0, amount }],
    rate: rate / 100,
    moratoriumMonths: Math.min(wishes?.moratoriumMonths ?? moratoriumMonths, moratoriumMonths),
    instalments,
    inStudy: wishes?.inStudy ?? 'nothing',
    feePercent: fee / 100,
  })

export const rateKinds = ['fixed', 'floating'] as const
export type RateKind = (typeof rateKinds)[number]

/** In percent of what was asked for, rounded down, so that 100 is all of it; nothing where nothing is known to be needed. */
export const coveredShare = ({ amount }: Pick<Terms, 'amount'>, need: number): number | undefined =>
  need <= 0 ? undefined : Math.min(100, Math.floor((amount * 100) / need))

const covers = (terms: Terms, need: number): boolean => terms.amount >= need

/** Of one lakh: offers are of different size, and only the same amount of each can be compared. */
const perLakh = (terms: Terms, wishes?: Wishes): Cost => costOfOffer({ ...terms, amount: lakh }, wishes)

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

export const orders = ['recommended', 'total', 'emi', 'rate', 'fee', 'amount'] as const
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
    rate: ({ rate }) => [rate],
    fee: ({ fee }) => [fee],
    amount: ({ amount }) => [-amount],
  }
  return offers.toSorted((one, other) => compare(by[order](one), by[order](other)))
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find(difference => difference !== 0) ?? 0
