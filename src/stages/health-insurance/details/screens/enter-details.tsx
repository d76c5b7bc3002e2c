import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { passportProfileQuery, useOutOfReach } from '#src/features/passport-profile/screens/profile-query.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { PanelWaiting } from '#src/features/progress/screens/panel-waiting.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'
import { detailsQuery } from '#src/stages/health-insurance/screens/insurance-queries.ts'
import { DetailsForm } from './details-form.tsx'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { addedQuery } from '#src/features/universities/screens/universities.ts'
import { later } from '#src/ui/later.tsx'
import { withReads } from '#src/manifest/web.tsx'

const OfferToKeep = later(
  async () => (await import('#src/features/passport-profile/screens/offer-to-keep.tsx')).OfferToKeep,
  null,
)

export default withReads(EnterDetails, queries =>
  Promise.all([readForPlans(queries), queries.fetchQuery(addedQuery), queries.fetchQuery(passportProfileQuery)]),
)

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
  const profile = useQuery(passportProfileQuery)
  const isOut = useOutOfReach(profile)
  const [, navigate] = useLocation()
  if (details.data === undefined || !user) return <PanelWaiting query={details} />
  if (profile.data === undefined && !isOut) return <PanelWaiting query={profile} />
  return (
    <Stack gap={5}>
      <OwnCoverSaid />
      <DetailsForm
        details={details.data}
        bornOn={profile.data?.facts.bornOn ?? ''}
        owner={user.id}
        onSaved={() => navigate('/health-insurance/view-recommended')}
      />
      {details.data !== null && <OfferToKeep given={{ bornOn: details.data.dob }} />}
      <OwnCoverOffer />
    </Stack>
  )
}
