import { withReads } from '#src/manifest/web.tsx'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'
import { CompareTable } from './compare-table.tsx'
import { PlansPage } from './plans-page.tsx'

export default withReads(ViewAll, readForPlans)

/** All plans there are, side by side, the cheapest first. */
function ViewAll() {
  return (
    <PlansPage>
      {({ details, offer, plans }) => (
        <>
          <CompareTable plans={plans} details={details} demands={offer.demands} />
          {plans.some(({ verdict }) => verdict.is === 'fails' && !verdict.isRefused) && (
            <p className="quiet">{copy.shortWarning}</p>
          )}
          {plans.some(({ verdict }) => verdict.isRefused) && <Notice tone="wrong">{copy.refusedStop}</Notice>}
        </>
      )}
    </PlansPage>
  )
}
