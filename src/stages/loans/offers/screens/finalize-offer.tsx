import { readOf, useRead, useReadWhen } from '#src/browser/reads.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { useState } from 'react'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { FewFirst } from '#src/ui/few-first.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { loanOffers } from '#src/stages/loans/screens/api.ts'
import type { OffersView } from '../contract.ts'
import * as copy from '../copy.ts'
import { longerWait, ordered, recommendedOf, type Order } from '../rules.ts'
import { inMoney } from './amounts.ts'
import { CostControls } from './cost-controls.tsx'
import { OfferCard } from './offer-card.tsx'
import { termsOf } from './offer-terms.ts'
import { useWishes } from './use-wishes.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(FinalizeOffer, async queries => {
  const { offers } = await queries.fetchQuery(readOf(loanOffers.read))
  // The days of the plan stand beside each offer.
  if (offers.length > 0) await (await import('#src/features/plan/screens/plan-frame.tsx')).planReads(queries)
})

/** What the lenders answered, and what each answer truly costs. */
function FinalizeOffer() {
  const answers = useRead(loanOffers.read)
  if (answers.data === undefined) return <Waiting query={answers} />
  return (
    <Stack gap={6}>
      {answers.data.asks.length > 0 && <BankQuestions asks={answers.data.asks} />}
      {answers.data.offers.length > 0 && <Offers answers={answers.data} />}
      {answers.data.waiting.length + answers.data.declined.length > 0 && <OtherBanks answers={answers.data} />}
    </Stack>
  )
}

const offersAtFirst = 2

const OffersTable = later(async () => (await import('./offers-table.tsx')).OffersTable, null)

// Who is asked nothing fetches no tray for files.
const BankQuestions = later(async () => (await import('./bank-questions.tsx')).BankQuestions, null)

const SourceLine = later(
  orNothing(async () => (await import('#src/features/dated-facts/screens/source-line.tsx')).SourceLine),
  null,
)

const LongerWait = later(
  orNothing(async () => (await import('./longer-wait.tsx')).LongerWait),
  null,
)

const Timing = later(async () => (await import('#src/stages/loans/timing/screens/timing.tsx')).Timing, null)

const OtherBanks = later(async () => (await import('./other-banks.tsx')).OtherBanks, null)

const Accepted = later(async () => (await import('./accepted.tsx')).Accepted, null)

function Offers({ answers: { offers, asks, need, terms } }: { answers: OffersView }) {
  const [order, setOrder] = useState<Order>('recommended')
  const [isInDollars, setIsInDollars] = useState(false)
  const rates = useReadWhen(isInDollars, exchange.read)
  const money = inMoney(isInDollars ? rates.data?.midRate : undefined)
  const all = offers.map(offer => ({ ...termsOf(offer), offer }))
  const { wishes, ...controls } = useWishes({
    months: Math.max(...all.map(({ moratoriumMonths }) => moratoriumMonths)),
    amount: Math.max(...all.map(({ amount }) => amount)),
    need,
    terms,
  })
  const first = recommendedOf(all, need, wishes)
  const isAsked = asks.some(({ answeredAt }) => answeredAt === null)
  const accepted = offers.find(offer => offer.accepted)
  const rows = ordered(all, order, { need, wishes })
  return (
    <Stack gap={5}>
      {accepted !== undefined && <Accepted bank={accepted.bid} />}
      <CostControls
        {...controls}
        wishes={wishes}
        order={order}
        onOrder={setOrder}
        isInDollars={isInDollars}
        onDollars={setIsInDollars}
        rates={rates}
      />
      <Words of={['moratorium', 'emi', 'apr', 'processingFee']} />
      <BarsOrTable
        of="cards"
        bars={
          // What was accepted is never among those that come on request.
          <FewFirst rows={rows} first={accepted === undefined ? offersAtFirst : rows.length}>
            {shown =>
              shown.map(terms => (
                <OfferCard
                  key={terms.offer.id}
                  terms={terms}
                  wishes={wishes}
                  all={all}
                  need={need}
                  isRecommended={terms === first}
                  isNext={(terms === first || all.length === 1) && !isAsked}
                  money={money}
                  isOver={accepted !== undefined}
                />
              ))
            }
          </FewFirst>
        }
        table={<OffersTable rows={rows} wishes={wishes} need={need} money={money} />}
      />
      <p>{copy.recommendedWhy}</p>
      <p>
        {copy.aprBesideTotal} {copy.keyFacts(terms.length)}
      </p>
      <LongerWait of={longerWait(rows, wishes)} money={money} />
      <Timing banks={rows.map(({ bank }) => bank)} terms={terms} />
      <SourceLine of={copy.datedFacts} />
    </Stack>
  )
}
