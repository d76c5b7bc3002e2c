import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'
import { PanelWaiting } from '#src/features/progress/screens/panel-waiting.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'
import { CompareTable } from './compare-table.tsx'
import { ForWhom } from './for-whom.tsx'
import { NoPlans, NoWaiver } from './no-plans.tsx'
import { Rules } from './rules-read.tsx'
import { usePlans } from './use-plans.ts'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(ViewAll, readForPlans)

/** All plans there are, side by side, the cheapest first. */
function ViewAll() {
  return (
    <UnderBlock>
      <AllPlans />
    </UnderBlock>
  )
}

function AllPlans() {
  const { waiting, details, offer, plans } = usePlans()
  if (waiting !== undefined) return <PanelWaiting query={waiting} />
  if (details === null) {
    return (
      <>
        <OwnCoverSaid />
        <OwnCoverOffer />
      </>
    )
  }
  if (plans.length === 0) return <NoPlans />
  return (
    <Stack gap={5}>
      <OwnCoverSaid />
      <ForWhom details={details} />
      {offer.university.noWaiver && <NoWaiver />}
      <Rules demands={offer.demands} />
      <CompareTable plans={plans} details={details} demands={offer.demands} />
      {plans.some(({ verdict }) => verdict.is === 'fails' && !verdict.isRefused) && (
        <p className="quiet">{copy.shortWarning}</p>
      )}
      {plans.some(({ verdict }) => verdict.isRefused) && <Notice tone="wrong">{copy.refusedStop}</Notice>}
      <OwnCoverOffer />
    </Stack>
  )
}
