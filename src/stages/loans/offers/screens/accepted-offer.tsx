import { useEffect, useRef } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { loanOffers } from '#src/stages/loans/screens/api.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { StampedLetter } from '#src/ui/drawings/stamped-letter.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { later } from '#src/ui/later.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { stated } from '../days/copy.ts'
import { asMade, costOfOffer, type Terms, type Wishes } from '../rules.ts'
import { acceptedNow } from './accepted-now.ts'
import { inMoney, percent } from './amounts.ts'
import { termsOf } from './offer-terms.ts'

const DaysOfOffer = later(
  async () => (await import('#src/stages/loans/offers/days/screens/days-of-offer.tsx')).DaysOfOffer,
  null,
)

const money = inMoney(undefined)

type AcceptedOfferProps = {
  of: Terms
  made: Wishes
  /** The way to the meeting is elsewhere on the page. */ isThere?: boolean
}

/** An offer is accepted: what was agreed, and who does what next. */
export function AcceptedOffer({ of, made, isThere = false }: AcceptedOfferProps) {
  const cost = costOfOffer(of, made)
  return (
    <Moment drawing={<StampedLetter />} title={<Title of={of.bank} isNew={isThere} />} level={3}>
      <dl className="sums" aria-label={copy.agreed.title}>
        {[
          [copy.agreed.lent, money(of.amount)],
          [copy.agreed.rate, percent(of.rate)],
          [copy.agreed.emi, money(cost.emi)],
          [copy.agreed.total, money(cost.total)],
        ].map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{said}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <ThreeThings
        did={{ what: copy.agreed.did }}
        now={{ what: copy.agreed.now }}
        then={{ what: copy.agreed.then, detail: copy.agreed.nothingBefore }}
      />
      <Fold summary={stated.acceptedTerms}>
        <DaysOfOffer terms={of} made={made} />
      </Fold>
      {!isThere && (
        <div>
          <ButtonLink kind="primary" href="/loans/meet-bank-official">
            {copy.agreed.toMeeting}
          </ButtonLink>
        </div>
      )}
    </Moment>
  )
}

/** Where the acceptance leads: what was just accepted, above the times. */
export function JustAccepted() {
  const answers = useRead(loanOffers.read)
  if (answers.data === undefined) return <Missing query={answers} what={copy.agreed.title} />
  const accepted = answers.data.offers.find(offer => offer.accepted)
  if (accepted === undefined) return null
  const terms = termsOf(accepted)
  return <AcceptedOffer of={terms} made={asMade([terms], answers.data.terms)} isThere />
}

/** Somebody who has just pressed the button reads and hears this first. */
function Title({ of, isNew }: { of: string; isNew: boolean }) {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const { current } = title
    if (!isNew || current === null || acceptedNow.isSaid === true) return undefined
    acceptedNow.isSaid = true
    // A panel that opens is hidden until all of it is there.
    const watch = new ResizeObserver(() => {
      if (current.offsetHeight === 0) return
      watch.disconnect()
      current.focus()
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [isNew])
  return (
    <span ref={title} tabIndex={-1}>
      {copy.accepted(of)}
    </span>
  )
}
