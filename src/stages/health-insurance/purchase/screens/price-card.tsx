import { optional, useRead } from '#src/browser/reads.ts'
import { RupeesRate, WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { later } from '#src/ui/later.tsx'
import { formatDay } from '#src/values/dates.ts'
import { groupPlans } from '#src/stages/health-insurance/groups/screens/api.ts'
import s from './purchase.module.css'
import type { Filling } from '#src/stages/health-insurance/application/screens/control.ts'
import { livePrice } from '#src/stages/health-insurance/application/screens/live-price.ts'
import { useInviter } from './use-inviter.ts'
import { planLabel } from '#src/stages/health-insurance/application/screens/plan-words.ts'

/** A plan without a price is a fault of ours, and seldom. */
const MissingPremium = later(async () => (await import('./missing-premium.tsx')).MissingPremium, null)

// Beneath the sums of now and later.
const PriceLines = later(async () => (await import('./price-lines.tsx')).PriceLines, null)

/** What it costs as it is filled in, at every keystroke. */
export function PriceCard({ wizard }: { wizard: Filling }) {
  const { plan, offer, values } = wizard
  // That the group does not come is said where it is made or joined.
  const group = optional(useRead(groupPlans.mine))?.own
  const isInGroup = values.partOfGroup === 'yes' && group != null && group.code === values.groupCode
  const price = livePrice(plan, offer, values, { group: isInGroup, referral: useInviter(values) })
  if (price === 'missing') return <MissingPremium plan={plan?.retailName ?? ''} />
  return (
    <section className={s.price} aria-label="What it costs">
      {plan === undefined || price === undefined ? (
        <p className="readable muted">
          Your price stands here as soon as the plan, your date of birth, the start and the months are known.
        </p>
      ) : (
        <>
          <p>
            {planLabel(plan)}, until {formatDay(price.end)}
          </p>
          <p className={s.now} aria-live="polite">
            <WithRupees cents={price.deposit} /> now, <WithRupees cents={price.invoice} /> later
          </p>
          <PriceLines {...price} />
          <RupeesRate />
        </>
      )}
    </section>
  )
}
