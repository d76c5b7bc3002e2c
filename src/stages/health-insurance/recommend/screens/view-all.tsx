import { withReads } from '#src/manifest/web.tsx'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'
import { CompareTable } from './compare-table.tsx'
import { PlanList } from './plan-list.tsx'
import { PlansPage } from './plans-page.tsx'

export default withReads(ViewAll, readForPlans)

/** All plans there are, by their price and each rule; on a phone the best two, and the rest on request. */
function ViewAll() {
  return (
    <PlansPage>
      {({ details, offer, plans }) => (
        <>
          <div className="when-wide">
            <CompareTable plans={plans} details={details} demands={offer.demands} />
          </div>
          <div className="when-narrow">
            <PlanList plans={plans} details={details} demands={offer.demands} />
          </div>
          {plans.some(({ verdict }) => verdict.is === 'fails' && !verdict.isRefused) && <p>{copy.shortWarning}</p>}
          {plans.some(({ verdict }) => verdict.isRefused) && <Notice tone="wrong">{copy.refusedStop}</Notice>}
        </>
      )}
    </PlansPage>
  )
}
