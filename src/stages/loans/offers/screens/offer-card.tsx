import { useId, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { useStyles } from '#src/ui/style.ts'
import { Tag } from '#src/ui/tag.tsx'
import { monthsWords } from '#src/stages/loans/lenders/copy.ts'
import type { Cost } from '#src/stages/loans/cost/rules.ts'
import s from '#src/stages/loans/screens/offers.module.css'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'
import { coveredShare } from '../rules.ts'
import { lakhs, percent, shortLakhs, type InMoney } from './amounts.ts'

/** An offer as it was made, and as it would be with what is tried. */
export type Counted = {
  offer: OfferView
  made: Cost
  cost: Cost
  lent: number
  rate: number
  /** Until the first EMI. */
  months: number
}

type OfferCardProps = {
  of: Counted
  /** What was asked for, in paise. */
  need: number
  isRecommended: boolean
  /** Figures are of something that is tried. */
  isTried: boolean
  /** The largest total of all offers: it fills its line. */
  scale: number
  money: InMoney
  isInDollars: boolean
  /** None where there is nothing to choose between. */
  choice?: { isChosen: boolean; onChoose: () => void } | undefined
  /** One of many: its name, its figures and its bar. */
  isBrief?: boolean
}

const MoneyDays = later(
  orNothing(async () => (await import('#src/stages/loans/timing/screens/money-days.tsx')).MoneyDays),
  null,
)

/** What an offer costs in all and each month, and how much of that is lent. */
export function OfferCard({ of, need, isRecommended, isTried, scale, money, isInDollars, ...card }: OfferCardProps) {
  const { offer, made, cost, lent, rate, months } = of
  const id = useId()
  const { choice, isBrief = false } = card
  const why = isRecommended
    ? copy.card.recommended(need > 0 ? `₹${lakhs(need)} lakh` : undefined)
    : coverWords(of, need)
  return (
    <article className={classes(s.offer, choice?.isChosen && s.chosen, isBrief && s.brief)} aria-label={offer.bid}>
      <header className={s.name}>
        <h3>{choice === undefined ? offer.bid : <label htmlFor={id}>{offer.bid}</label>}</h3>
        {choice !== undefined && (
          <input
            type="radio"
            id={id}
            name="offer"
            aria-describedby={`${id}-figures`}
            checked={choice.isChosen}
            onChange={choice.onChoose}
          />
        )}
      </header>
      <div id={`${id}-figures`}>
        {why !== undefined && <p className="muted text-1">{why}</p>}
        {isTried && (
          <p className="muted text-1">
            <Tag tone="open">{copy.card.whatIf}</Tag>{' '}
            <span>{copy.card.asOffered(money(made.total), money(made.emi))}</span>
          </p>
        )}
        <div className={s.figures}>
          <Figure is={<strong className={s.total}>{money(cost.total)}</strong>} of={copy.card.total} />
          <Figure is={<strong className={s.emi}>{money(cost.emi)}</strong>} of={copy.aMonth} />
        </div>
        <CostBar lent={lent} extra={cost.extra} scale={scale} short={isInDollars ? money : undefined} />
      </div>
      {!isBrief && (
        <p className={s.stub}>
          <span>
            {percent(rate)}
            {offer.rateKind === 'fixed' && ` ${copy.rateKindWords.fixed}`}
          </span>
          <span>{months === 0 ? copy.card.emiAtOnce : copy.card.emiAfter(monthsWords(months))}</span>
          <MoneyDays bank={offer.bid} />
        </p>
      )}
    </article>
  )
}

const coverWords = ({ offer }: Counted, need: number): string | undefined => {
  const covered = coveredShare(offer, need)
  return covered === undefined ? undefined : copy.coveredWords(covered)
}

const Figure = ({ is, of }: { is: ReactNode; of: string }) => (
  <p>
    {is} <span className="quiet block">{of}</span>
  </p>
)

type CostBarProps = { lent: number; extra: number; scale: number; /** Otherwise in lakh. */ short: InMoney | undefined }

/** Shorter than this, in parts of the bar, a part has no room for its words. */
const leastForWords = 0.38

/** What is lent and what comes on top, as long as all that is paid. */
function CostBar({ lent, extra, scale, short }: CostBarProps) {
  const styled = useStyles()
  const whole = lent + extra
  const isCramped = Math.min(lent, extra) < whole * leastForWords || whole < scale * 0.75
  return (
    <div className={classes(s.cost, isCramped && s.cramped)} {...styled({ '--whole': `${(whole / scale) * 100}%` })}>
      <span className={s.parts} aria-hidden="true">
        <i {...styled({ '--lent': `${(lent / (whole || 1)) * 100}%` })} />
      </span>
      <p>
        <span>{copy.card.lent(short?.(lent) ?? `₹${lakhs(lent)} lakh`)}</span>{' '}
        <span>{copy.card.onTop(short?.(extra) ?? shortLakhs(extra))}</span>
      </p>
    </div>
  )
}
