import { useEffect, useRef, useState } from 'react'
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
  isNew?: boolean
  /** The times of the meeting are below. */
  isThere?: boolean
}

/** An offer is accepted: what was agreed, who does what next, and the news to pass on. */
export function AcceptedOffer({ of, made, isNew = false, isThere = false }: AcceptedOfferProps) {
  const { agreed } = copy
  const cost = costOfOffer(of, made)
  return (
    <Moment
      drawing={<StampedLetter />}
      title={copy.accepted(of.bank)}
      level={3}
      isNew={isNew}
      receipt={[
        { label: agreed.lent, value: money(of.amount) },
        { label: agreed.rate, value: percent(of.rate) },
        { label: agreed.emi, value: money(cost.emi) },
        { label: agreed.total, value: money(cost.total) },
      ]}
      news={agreed.news(of.bank)}
      next={
        !isThere && (
          <ButtonLink kind="primary" href="/loans/meet-bank-official">
            {agreed.toMeeting}
          </ButtonLink>
        )
      }
    >
      <ThreeThings
        did={{ what: agreed.did }}
        now={{ what: agreed.now }}
        then={{ what: agreed.after, detail: agreed.nothingBefore }}
      />
      <Fold summary={stated.acceptedTerms}>
        <DaysOfOffer terms={of} made={made} />
      </Fold>
    </Moment>
  )
}

/** Where the acceptance leads: what was just accepted, above the times of the meeting. */
export function JustAccepted() {
  const answers = useRead(loanOffers.read)
  const place = useRef<HTMLDivElement>(null)
  const [isNew, setNew] = useState(false)
  const accepted = answers.data?.offers.find(offer => offer.accepted)
  const isThere = accepted !== undefined
  // A panel that opens is hidden until all of it is there; hidden, no heading takes the keyboard.
  useEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const watch = new ResizeObserver(() => {
      if (current.offsetHeight === 0) return
      watch.disconnect()
      setNew(true)
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [isThere])
  if (answers.data === undefined) return <Missing query={answers} what={copy.agreed.title} />
  if (accepted === undefined) return null
  const terms = termsOf(accepted)
  return (
    <div ref={place}>
      <AcceptedOffer of={terms} made={asMade([terms], answers.data.terms)} isNew={isNew} isThere />
    </div>
  )
}
