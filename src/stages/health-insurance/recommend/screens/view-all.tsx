import { withReads } from '#src/manifest/web.tsx'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import * as copy from '../copy.ts'
import { PlanBars } from './plan-bars.tsx'
import { PlansPage } from './plans-page.tsx'

const CompareTable = later(async () => (await import('./compare-table.tsx')).CompareTable, <Loading rows={6} />)

export default withReads(ViewAll, readForPlans)

/** All plans there are: the best two as bars on one scale, the rest on request, and all of them as a table. */
function ViewAll() {
  return (
    <PlansPage>
      {({ details, offer, plans }) => (
        <>
          <BarsOrTable
            bars={<PlanBars plans={plans} details={details} demands={offer.demands} />}
            table={<CompareTable plans={plans} details={details} demands={offer.demands} />}
          />
          {plans.some(({ verdict }) => verdict.is === 'fails' && !verdict.isRefused) && <p>{copy.shortWarning}</p>}
          {plans.some(({ verdict }) => verdict.isRefused) && <Notice tone="wrong">{copy.refusedStop}</Notice>}
        </>
      )}
    </PlansPage>
  )
}
