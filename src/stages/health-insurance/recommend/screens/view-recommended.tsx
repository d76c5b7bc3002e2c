import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import * as copy from '../copy.ts'
import { recommended, type Priced } from '../rules.ts'
import { amount } from '#src/stages/health-insurance/demands/copy.ts'
import { ApartList } from '#src/ui/apart.tsx'
import { classes } from '#src/ui/classes.ts'
import { PlanCard } from './plan-card.tsx'
import { PlansPage } from './plans-page.tsx'
import s from './plans.module.css'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(ViewRecommended, readForPlans)

/** At most two plans, each with the reason why it comes first. */
function ViewRecommended() {
  return (
    <PlansPage>
      {({ details, offer, plans }) => (
        <>
          {/* The details lead here once they are saved. */}
          <AlsoThere at={['insurance-details']} />
          <First details={details} plans={plans} demands={offer.demands} />
          <div>
            <ButtonLink href="/health-insurance/view-all">{copy.seeAll(plans.length)}</ButtonLink>
          </div>
        </>
      )}
    </PlansPage>
  )
}

type FirstProps = { details: DetailsView; plans: readonly Priced[]; demands: OfferView['demands'] }

function First({ details, plans, demands }: FirstProps) {
  const first = recommended(plans)
  if (details.dob === '') {
    return (
      <EmptyState
        title={copy.noBirthday}
        level={3}
        action={
          <ButtonLink kind="primary" href="/health-insurance/enter-details">
            Enter details
          </ButtonLink>
        }
      />
    )
  }
  if (first.length === 0) {
    return (
      <Notice tone="wrong" title={copy.noneFits.title}>
        {copy.noneFits.text}
      </Notice>
    )
  }
  return (
    <>
      <ul className={classes('stack-4 list tiles-5', s.cards)}>
        {first.map((one, index) => (
          <li key={one.plan.planID}>
            <PlanCard priced={one} details={details} demands={demands} reasons={one.reasons} isNext={index === 0} />
          </li>
        ))}
      </ul>
      <Difference of={first} />
      <Fold summary={copy.whyFirst}>
        <p>{copy.recommendedWhy[first[0]?.verdict.is === 'meets' ? 'meets' : 'not-checked']}</p>
      </Fold>
    </>
  )
}

/** The second beside the first, in dollars. */
function Difference({ of: [first, other] }: { of: readonly Priced[] }) {
  if (first?.price === undefined || other?.price === undefined) return null
  const title = copy.apart.title(other.plan.retailName, first.plan.retailName)
  const rows = [
    { key: 'price', name: copy.apart.price, apart: other.price.premium - first.price.premium },
    ...(first.worst === undefined || other.worst === undefined
      ? []
      : [{ key: 'worst', name: copy.apart.worst, apart: other.worst - first.worst }]),
  ]
  return (
    <section className="heads-3 stack-1 narrow">
      <h3>{title}</h3>
      <ApartList
        label={title}
        rows={rows.map(row => ({
          ...row,
          words: row.apart === 0 ? copy.apart.none : copy.apart.words(amount(Math.abs(row.apart)), row.apart < 0),
        }))}
      />
    </section>
  )
}
