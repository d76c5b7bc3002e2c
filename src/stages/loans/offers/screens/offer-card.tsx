import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'
import { later } from '#src/ui/later.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'
import { monthsWords } from '#src/stages/loans/lenders/copy.ts'
import { costOfOffer, coveredShare, lentBy, rateOf, type Terms, type Wishes } from '../rules.ts'
import { lakhs, percent } from './amounts.ts'
import { CostPicture } from './cost-picture.tsx'
import s from '#src/stages/loans/screens/loans.module.css'
import { useLocation } from 'wouter'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { loanOffers, loanRereads } from '#src/stages/loans/screens/api.ts'

const AcceptedTerms = later(
  async () => (await import('#src/stages/loans/offers/days/screens/accepted-terms.tsx')).AcceptedTerms,
  null,
)

type OfferTerms = Terms & { offer: OfferView }

type OfferCardProps = {
  terms: OfferTerms
  wishes: Wishes
  all: readonly Terms[]
  /** What was asked for, in paise. */
  need: number
  isRecommended: boolean
  /** The one thing to do now: no bank waits for an answer. */
  isNext: boolean
  /** In rupees or in dollars, as the student looks at them. */
  money: (paise: number) => string
  /** One was accepted: this one, or another. */
  isOver: boolean
}

/** One offer: its terms, and what it costs the way the student would do it. */
export function OfferCard({ terms, wishes, all, need, isRecommended, isNext, money, isOver }: OfferCardProps) {
  const { offer } = terms
  const cost = costOfOffer(terms, wishes)
  const covered = coveredShare(terms, need)
  const kind = offer.rateKind === null ? copy.rateKindUnknown : copy.rateKindWords[offer.rateKind]
  const rate = rateOf(terms, wishes)
  return (
    <Card as="article" label={offer.bid} next={isNext && !isOver}>
      <div className="stack-4">
        <header className="row-3">
          <h3 className="text-4">{offer.bid}</h3>
          {offer.accepted && <Tag tone="done">Accepted</Tag>}
          {isRecommended && <Tag tone="open">{copy.recommended}</Tag>}
        </header>
        <dl className={classes('terms stack-3 tiles-1', s.terms)}>
          <Fact name="Rate of interest" said={`${percent(offer.rate_of_interest)} a year, ${kind}`} />
          <Fact name="Moratorium" said={monthsWords(offer.moratoriumMonths)} />
          <Fact name="Instalments" said={`${offer.instalments} months`} />
          <Fact name="Amount" said={`${lakhs(offer.amount)} lakh`} />
          {covered !== undefined && <Fact name="Covers" said={copy.coveredWords(covered)} />}
          <Fact name="Fee, with GST" said={money(cost.fee)} />
        </dl>
        <CostPicture
          lent={lentBy(terms, wishes)}
          cost={cost}
          costs={all.map(one => costOfOffer(one, wishes))}
          money={money}
        />
        <dl className={classes('terms stack-3 tiles-1', s.terms)}>
          <Fact name="APR" said={`${cost.apr.toFixed(2)} %`} />
          {offer.statedApr !== null && <Fact name={copy.keyFactStatement.aprName} said={percent(offer.statedApr)} />}
          <Fact
            name={copy.keyFactStatement.name}
            said={offer.keyFactStatement === null ? copy.keyFactStatement.ask : copy.keyFactStatement.there}
          />
          <Fact name="Paid while studying" said={money(cost.paidInStudy)} />
          {rate !== offer.rate_of_interest && <Fact name="Counted with a rate of" said={percent(rate)} />}
        </dl>
        <p className="quiet">{offer.rebate_available ? copy.rebate.yes : copy.rebate.no}.</p>
        {offer.accepted && <AcceptedTerms terms={terms} />}
        <div className="row-3">
          {!isOver && <Accept offer={offer} terms={terms} isNext={isNext} />}
          {offer.tncPDF !== null && (
            <DownloadButton from={`/api/loans/offers/${offer.id}/terms`} name={offer.tncPDF.name}>
              Terms and conditions
            </DownloadButton>
          )}
          {offer.keyFactStatement !== null && (
            <DownloadButton from={`/api/loans/offers/${offer.id}/key-facts`} name={offer.keyFactStatement.name}>
              {copy.keyFactStatement.name}
            </DownloadButton>
          )}
        </div>
      </div>
    </Card>
  )
}

const Fact = ({ name, said }: { name: string; said: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{said}</dd>
  </div>
)

// Behind a press.
const DaysOfOffer = later(
  async () => (await import('#src/stages/loans/offers/days/screens/days-of-offer.tsx')).DaysOfOffer,
  null,
)

type AcceptProps = { offer: OfferView; terms: Terms; isNext: boolean }

/** What is accepted is the offer itself, whatever the sliders say. It leads on to meeting the bank's official. */
function Accept({ offer, terms, isNext }: AcceptProps) {
  const [, navigate] = useLocation()
  return (
    <ConfirmVerb
      label={`Accept ${offer.bid}`}
      button={isNext ? 'primary' : 'quiet'}
      title={copy.acceptTitle(offer.bid)}
      kind="primary"
      confirm="Accept this offer"
      keep="Not yet"
      act={() => loanOffers.accept({ id: offer.id, version: offer.version })}
      rereads={loanRereads}
      done={() => navigate('/loans/meet-bank-official')}
    >
      <div className="stack-4">
        <p>{copy.acceptWhat}</p>
        <DaysOfOffer terms={terms} />
      </div>
    </ConfirmVerb>
  )
}
