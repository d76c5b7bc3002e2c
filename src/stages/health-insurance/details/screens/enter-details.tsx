import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useUser } from '../../../../features/accounts/screens/session.ts'
import { PanelWaiting } from '../../../../features/progress/screens/panel-waiting.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { UnderBlock } from '../../blocking/screens/under-block.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '../../own-cover/screens/own-cover.tsx'
import { detailsQuery } from '../../screens/insurance-queries.ts'
import { DetailsForm } from './details-form.tsx'
import { readForPlans } from '../../screens/first-reads.ts'
import { addedQuery } from '../../../../features/universities/screens/universities.ts'
import { withReads } from '../../../../manifest/web.tsx'

export default withReads(EnterDetails, queries => Promise.all([readForPlans(queries), queries.fetchQuery(addedQuery)]))

/** For whom, where and when: what the plans are chosen by. */
function EnterDetails() {
  return (
    <UnderBlock>
      <Details />
    </UnderBlock>
  )
}

function Details() {
  const user = useUser()
  const details = useQuery(detailsQuery)
  const [, navigate] = useLocation()
  if (details.data === undefined || !user) return <PanelWaiting query={details} />
  return (
    <Stack gap={5}>
      <OwnCoverSaid />
      <DetailsForm
        details={details.data}
        owner={user.id}
        onSaved={() => navigate('/health-insurance/view-recommended')}
      />
      <OwnCoverOffer />
    </Stack>
  )
}
