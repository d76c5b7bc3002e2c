import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import * as copy from '../copy.ts'
import { recommended, type Priced } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import { scaleOf } from '#src/ui/bar-scale.ts'
import { barOf } from './plan-bar.tsx'
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
  const scale = scaleOf(plans.map(barOf))
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
            <PlanCard
              priced={one}
              details={details}
              demands={demands}
              reasons={one.reasons}
              isNext={index === 0}
              scale={scale}
            />
          </li>
        ))}
      </ul>
      <Fold summary={copy.whyFirst}>
        <p>{copy.recommendedWhy[first[0]?.verdict.is === 'meets' ? 'meets' : 'not-checked']}</p>
      </Fold>
    </>
  )
}
