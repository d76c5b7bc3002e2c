import { optional, useReadAfterwards } from '#src/browser/reads.ts'
import { loanOffers } from '#src/stages/loans/screens/api.ts'
import s from '#src/stages/loans/screens/loans.module.css'
import { useStyles } from '#src/ui/style.ts'
import type { OffersView } from '../contract.ts'
import * as copy from '../copy.ts'
import { asMade, costOfOffer, ordered } from '../rules.ts'
import { inMoney, lakhs } from './amounts.ts'
import { termsOf } from './offer-terms.ts'

/** The two best offers on home, as their page has them at first: what each costs a month, and lends of what was asked. */
export function OffersDrawn() {
  const answers = optional(useReadAfterwards(loanOffers.read))
  return <ul className={s.drawn}>{answers !== undefined && <Two answers={answers} />}</ul>
}

const money = inMoney(undefined)

function Two({ answers: { offers, need, terms } }: { answers: OffersView }) {
  const styled = useStyles()
  const all = offers.map(termsOf)
  const wishes = asMade(all, terms)
  const best = ordered(all, 'recommended', { need, wishes }).slice(0, 2)
  // Where all lend all of it there is nothing to compare, and two full lines would only look like it.
  const isDrawn = best.some(({ amount }) => amount < need)
  return best.map(offer => {
    const lent = need > 0 ? Math.min(offer.amount, need) : offer.amount
    const lacks = need - lent
    return (
      <li key={offer.bank}>
        <span className="row-2 apart lines-0">
          <strong>{offer.bank}</strong>
          <span>
            <strong className="tabular">{money(costOfOffer(offer, wishes).emi)}</strong> {copy.aMonth}
          </span>
        </span>
        {isDrawn && (
          <span className={s.drawnBar} aria-hidden="true">
            <span {...styled({ width: `${(lent / need) * 100}%` })} />
          </span>
        )}
        <span className="quiet">{lacks <= 0 ? copy.lendsAll(lakhs(lent)) : copy.lacks(lakhs(lent), lakhs(lacks))}</span>
      </li>
    )
  })
}
