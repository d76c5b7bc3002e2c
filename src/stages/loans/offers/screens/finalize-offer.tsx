import { useState } from 'react'
import { readOf, useRead, useReadWhen } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'
import { loanOffers } from '#src/stages/loans/screens/api.ts'
import s from '#src/stages/loans/screens/offers.module.css'
import { FoldRow } from '#src/ui/fold-row.tsx'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { OffersView } from '../contract.ts'
import * as copy from '../copy.ts'
import { asMade, costOfOffer, lentBy, ordered, rateOf, recommendedOf, type Order } from '../rules.ts'
import { inMoney } from './amounts.ts'
import { ChooseOffer } from './choose-offer.tsx'
import { termsOf } from './offer-terms.ts'
import { useWishes } from './use-wishes.ts'

export default withReads(FinalizeOffer, async queries => {
  const { offers } = await queries.fetchQuery(readOf(loanOffers.read))
  // The days of the plan stand on each offer.
  if (offers.length > 0) await (await import('#src/features/plan/screens/plan-frame.tsx')).planReads(queries)
})

/** What the lenders answered, and what each answer truly costs. */
function FinalizeOffer() {
  const answers = useRead(loanOffers.read)
  if (answers.data === undefined) return <Waiting query={answers} />
  const { asks, offers } = answers.data
  if (offers.length > 0) return <Offers answers={answers.data} />
  return (
    <Stack gap={6}>
      {asks.length > 0 && <BankQuestions asks={asks} isNext />}
      <OtherBanks answers={answers.data} />
    </Stack>
  )
}

// Who is asked nothing fetches no tray for files.
const BankQuestions = later(async () => (await import('./bank-questions.tsx')).BankQuestions, null)
const OtherBanks = later(async () => (await import('./other-banks.tsx')).OtherBanks, null)
const Waited = later(async () => (await import('./other-banks.tsx')).Waited, null)
const Declined = later(async () => (await import('./other-banks.tsx')).Declined, null)
const AcceptedOffer = later(async () => (await import('./accepted-offer.tsx')).AcceptedOffer, null)

// Behind a press.
const WhatIf = later(async () => (await import('./what-if.tsx')).WhatIf, null)
const OffersTable = later(async () => (await import('./offers-table.tsx')).OffersTable, null)
const Timing = later(async () => (await import('#src/stages/loans/timing/screens/timing.tsx')).Timing, null)
const ForFamily = later(async () => (await import('#src/stages/loans/sheet/screens/for-family.tsx')).ForFamily, null)
const OwnStatements = later(
  async () => (await import('#src/stages/loans/statements/screens/own-statements.tsx')).OwnStatements,
  null,
)
const HowCounted = later(async () => (await import('./how-counted.tsx')).HowCounted, null)

function Offers({ answers: { offers, asks, need, terms, waiting, declined } }: { answers: OffersView }) {
  const [order, setOrder] = useState<Order>('recommended')
  const [isInDollars, setIsInDollars] = useState(false)
  const rates = useReadWhen(isInDollars, exchange.read)
  const money = inMoney(isInDollars ? rates.data?.midRate : undefined)
  const all = offers.map(offer => ({ ...termsOf(offer), offer }))
  const made = asMade(all, terms)
  const tried = useWishes(made)
  const { wishes, isTried } = tried
  const rows = ordered(all, order, { need, wishes })
  const first = recommendedOf(all, need, wishes)
  const counted = rows.map(row => ({
    offer: row.offer,
    made: costOfOffer(row, made),
    cost: costOfOffer(row, wishes),
    lent: lentBy(row, wishes),
    rate: rateOf(row, wishes),
    months: Math.min(row.moratoriumMonths, wishes.moratoriumMonths),
  }))
  const accepted = all.find(({ offer }) => offer.accepted)
  const open = asks.filter(({ answeredAt }) => answeredAt === null)
  return (
    <div className={s.room}>
      {open.map(({ id, bank, dueOn }) => (
        <p key={id}>
          <a href="#asks">{copy.card.asks(bank, formatDay(Temporal.PlainDate.from(dueOn)))}</a>
        </p>
      ))}
      {accepted === undefined ? (
        <ChooseOffer
          rows={counted}
          best={ordered(all, 'recommended', { need, wishes: made })[0]?.offer}
          recommended={first?.offer}
          need={need}
          isTried={isTried}
          money={money}
          isInDollars={isInDollars && rates.data !== undefined}
          made={made}
        />
      ) : (
        <AcceptedOffer of={accepted} made={made} />
      )}
      {asks.length > 0 && <BankQuestions asks={asks} isNext={false} />}
      <div>
        {accepted === undefined && (
          <FoldRow summary={copy.folds.whatIf} detail={copy.folds.whatIfDetail}>
            <WhatIf {...tried} rows={rows} money={money} />
          </FoldRow>
        )}
        <FoldRow summary={accepted === undefined ? copy.folds.table : copy.folds.others}>
          <OffersTable
            rows={counted}
            need={need}
            money={money}
            order={order}
            onOrder={setOrder}
            isInDollars={isInDollars}
            onDollars={setIsInDollars}
            rates={rates}
          />
        </FoldRow>
        <FoldRow summary={copy.folds.family} detail={copy.folds.familyDetail}>
          <ForFamily offers={offers} />
        </FoldRow>
        <FoldRow summary={copy.folds.statements}>
          <OwnStatements />
        </FoldRow>
        <FoldRow summary={copy.folds.days}>
          <Timing banks={rows.map(({ bank }) => bank)} terms={terms} />
        </FoldRow>
        <FoldRow summary={copy.folds.count}>
          <HowCounted terms={terms.length} />
        </FoldRow>
        {waiting.length > 0 && (
          <FoldRow summary={copy.folds.waiting(waiting.length)}>
            <Waited waiting={waiting} />
          </FoldRow>
        )}
        {declined.length > 0 && (
          <FoldRow summary={copy.folds.declined(declined.length)} detail={declined.map(({ bank }) => bank).join(', ')}>
            <Declined declined={declined} />
          </FoldRow>
        )}
      </div>
    </div>
  )
}
