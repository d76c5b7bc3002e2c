import { useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { loanOffers, loanRereads } from '#src/stages/loans/screens/api.ts'
import s from '#src/stages/loans/screens/offers.module.css'
import { ApartList } from '#src/ui/apart.tsx'
import { classes } from '#src/ui/classes.ts'
import { later } from '#src/ui/later.tsx'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'
import { justAccepted, type Wishes } from '../rules.ts'
import type { InMoney } from './amounts.ts'
import { OfferCard, type Counted } from './offer-card.tsx'
import { termsOf } from './offer-terms.ts'

// Behind a press.
const DaysOfOffer = later(
  async () => (await import('#src/stages/loans/offers/days/screens/days-of-offer.tsx')).DaysOfOffer,
  null,
)

type ChooseOfferProps = {
  rows: readonly Counted[]
  /** The one that is chosen until somebody chooses another. */
  best: OfferView | undefined
  recommended: OfferView | undefined
  need: number
  isTried: boolean
  money: InMoney
  isInDollars: boolean
  made: Wishes
}

/** More than these, and the others are rows below the two best. */
const mostCards = 3

/** The offers as cards on one scale, what they differ in, and the one button that takes the chosen one. */
export function ChooseOffer({ rows, best, recommended, made, ...how }: ChooseOfferProps) {
  const [chosenId, setChosenId] = useState<string>()
  const chosen = rows.find(({ offer }) => offer.id === chosenId)?.offer ?? best
  if (chosen === undefined) return null
  const cards = rows.length > mostCards ? 2 : rows.length
  const scale = Math.max(1, ...rows.map(({ lent, cost }) => lent + cost.extra))
  return (
    <>
      <fieldset className={classes(s.compared, cards === 2 && s.two)}>
        <legend className="visually-hidden">{copy.card.choose}</legend>
        {rows.map((of, index) => (
          <OfferCard
            key={of.offer.id}
            {...how}
            of={of}
            scale={scale}
            isRecommended={of.offer.id === recommended?.id}
            isBrief={index >= cards}
            choice={
              rows.length === 1
                ? undefined
                : { isChosen: of.offer.id === chosen.id, onChoose: () => setChosenId(of.offer.id) }
            }
          />
        ))}
        <Differences of={rows.slice(0, cards)} money={how.money} />
      </fieldset>
      <p className="quiet">
        {copy.counted(rows.map(({ offer }) => offer.instalments))}{' '}
        {rows.every(({ offer }) => offer.rateKind === 'fixed') ? copy.ratesFixed : copy.ratesFloat}
      </p>
      <div>
        <Accept offer={chosen} made={made} />
      </div>
    </>
  )
}

/** Each of the others beside the first, in rupees; what is equal is not drawn. */
function Differences({ of: [first, ...others], money }: { of: readonly Counted[]; money: InMoney }) {
  if (first === undefined) return null
  return others.map(other => {
    const title = copy.apart.title(other.offer.bid, first.offer.bid)
    const rows = [
      { key: 'lends', name: copy.apart.lends, apart: other.lent - first.lent },
      { key: 'takes', name: copy.apart.takes, apart: other.cost.extra - first.cost.extra },
    ]
    return (
      <section key={other.offer.id} className={s.apart}>
        <h3>{title}</h3>
        <ApartList
          label={title}
          rows={rows.map(row => ({
            ...row,
            words: row.apart === 0 ? copy.apart.none : copy.apart.words(money(Math.abs(row.apart)), row.apart < 0),
          }))}
        />
      </section>
    )
  })
}

/** What is accepted is the offer as it was made, whatever is tried. It leads on to meeting the bank's official. */
function Accept({ offer, made }: { offer: OfferView; made: Wishes }) {
  const [, navigate] = useLocation()
  return (
    <ConfirmVerb
      label={copy.card.accept(offer.bid)}
      button="primary"
      title={copy.acceptTitle(offer.bid)}
      kind="primary"
      confirm="Accept this offer"
      keep="Not yet"
      act={() => loanOffers.accept({ id: offer.id, version: offer.version })}
      rereads={loanRereads}
      done={() => navigate('/loans/meet-bank-official', { state: justAccepted(offer.bid) })}
    >
      <div className="stack-4">
        <p>{copy.acceptWhat}</p>
        <DaysOfOffer terms={termsOf(offer)} made={made} />
      </div>
    </ConfirmVerb>
  )
}
