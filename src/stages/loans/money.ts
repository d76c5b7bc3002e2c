// What the loans say in the ledger: the accepted loan in its parts, what its lender takes, and what was typed under 'How
// much to borrow'.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CostSource, FundSource } from '#src/features/money/paid.ts'
import { plainCost, type FoundCost, type FoundFund } from '#src/features/money/rules.ts'
import type { Term } from '#src/features/money/terms/rules.ts'
import { termsAhead, termsOf } from '#src/features/money/typed.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { rupees } from '#src/values/money.ts'
import { fundWords, title as needTitle } from './need/copy.ts'
import { amountsIn } from './need/rules.ts'
import { readNeed } from './need/service.ts'
import { costWords } from './offers/copy.ts'
import { costOfOffer, partsOf as payoutsOf, type Terms, type Wishes } from './offers/rules.ts'
import { loanOffers } from './tables.ts'

type Asking = Pick<Call, 'db'>

const acceptedOffers = ({ db }: Asking, owner: string) =>
  db
    .select()
    .from(loanOffers)
    .where(and(eq(loanOffers.owner, owner), isNotNull(loanOffers.acceptedAt), isNull(loanOffers.withdrawnAt)))

/** What the lender takes when the loan is paid out, and its interest until it is repaid. That has no day: whether it is paid meanwhile or added to the loan is not decided here. */
export const loanCosts: CostSource = async (call, { id }) => {
  const [offers, terms] = await Promise.all([acceptedOffers(call, id), termsAhead(call, id)])
  return offers.flatMap(offer => {
    const { fee, studyInterest } = costOfOffer(offer, whileStudying(offer, terms))
    const cost = { ...plainCost, payee: offer.bank, origin: 'known' } as const
    const rows: FoundCost[] = [
      {
        ...cost,
        id: 'known.loanFee',
        kind: 'loanFee',
        what: costWords.fee,
        amount: rupees(fee),
        isFixed: true,
        thing: 'loanTranche',
      },
      {
        ...cost,
        id: 'known.loanInterest',
        kind: 'loanInterest',
        what: costWords.interest,
        amount: rupees(studyInterest),
      },
    ]
    return rows.filter(({ amount }) => amount !== null && amount.minor > 0)
  })
}

/** As the page of the offers begins: nothing is repaid for as long as the bank waits. */
const whileStudying = ({ moratoriumMonths }: Pick<Terms, 'moratoriumMonths'>, terms: readonly Term[]): Wishes => ({
  moratoriumMonths,
  inStudy: 'nothing',
  parts: payoutsOf(terms),
})

export const loanFunds: FundSource = async (call, { id, zone }) => {
  const [loan, { typed, updatedAt }] = await Promise.all([acceptedLoan(call, id), readNeed(call, id)])
  const { costYear, ...amounts } = amountsIn(typed)
  const day = updatedAt === undefined ? null : dayOf(updatedAt, zone).toString()
  return {
    funds: [...loan, ...typedFunds(amounts, day)],
    year: costYear && { cents: costYear.minor, from: inNeed },
  }
}

/** In parts, as tuition is due term by term; in one where no terms are known. */
async function acceptedLoan(call: Asking, owner: string): Promise<FoundFund[]> {
  const [offers, terms] = await Promise.all([acceptedOffers(call, owner), termsOf(call, owner)])
  return offers.flatMap(({ id, bank, amount }): FoundFund[] => {
    const loan = { kind: 'loan', from: { what: fundWords.accepted, href: '/loans/finalize-offer' } } as const
    if (terms.length < 2)
      return [
        {
          ...loan,
          id: `loan.${id}`,
          what: fundWords.loan(bank),
          amount: rupees(amount),
          on: null,
          thing: 'loanTranche',
        },
      ]
    return partsOf(amount, terms).map(({ on, paise }, index) => ({
      ...loan,
      id: `loan.${id}.${index + 1}`,
      what: fundWords.part(bank, index + 1, terms.length),
      amount: rupees(paise),
      on,
    }))
  })
}

/** By what is due on each day; what rounding leaves goes to the last, so that the parts are the whole. */
export function partsOf(amount: number, terms: readonly { on: string; cents: number }[]) {
  const all = terms.reduce((sum, { cents }) => sum + cents, 0)
  const upTo = (index: number) => {
    const due = terms.slice(0, index + 1).reduce((sum, { cents }) => sum + cents, 0)
    return Number((BigInt(amount) * BigInt(due)) / BigInt(all))
  }
  return terms.map(({ on }, index) => ({ on, paise: upTo(index) - (index === 0 ? 0 : upTo(index - 1)) }))
}

const inNeed = { what: needTitle, href: '/loans/apply-to-banks' }

function typedFunds(
  { ownFunds, scholarship }: Pick<ReturnType<typeof amountsIn>, 'ownFunds' | 'scholarship'>,
  day: string | null,
): FoundFund[] {
  return [
    ...(ownFunds === undefined
      ? []
      : [
          {
            id: 'need.own',
            kind: 'own' as const,
            what: fundWords.own,
            amount: ownFunds,
            on: day,
            from: inNeed,
          },
        ]),
    ...(scholarship === undefined
      ? []
      : [
          {
            id: 'need.scholarship',
            kind: 'scholarship' as const,
            what: fundWords.scholarship,
            amount: scholarship,
            on: null,
            thing: 'tuitionDue' as const,
            from: inNeed,
          },
        ]),
  ]
}
