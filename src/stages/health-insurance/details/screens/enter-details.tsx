import { readOf, useRead, useReadWhen } from '#src/browser/reads.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useOutOfReach, passportProfile } from '#src/features/passport-profile/screens/api.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { admittedIn } from '#src/features/people/applications/rules.ts'
import type { ProfileView } from '#src/features/people/person/contract.ts'
import { applications as applicationsApi, person } from '#src/features/people/screens/api.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { useToday } from '#src/features/plan/screens/use-today.ts'
import { Stack } from '#src/ui/stack.tsx'
import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'
import { insuranceDetails, insuranceCatalogue } from '#src/stages/health-insurance/screens/api.ts'
import { DetailsForm } from './details-form.tsx'
import type { SaidElsewhere } from './details-values.ts'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { universities } from '#src/features/universities/screens/universities.ts'
import { later } from '#src/ui/later.tsx'
import { withReads } from '#src/manifest/web.tsx'

const OfferToKeep = later(
  async () => (await import('#src/features/passport-profile/screens/offer-to-keep.tsx')).OfferToKeep,
  null,
)

export default withReads(EnterDetails, queries => Promise.all([readForPlans(queries), readSaid(queries)]))

async function readSaid(queries: QueryClient): Promise<void> {
  const [details, all] = await Promise.all([
    queries.fetchQuery(readOf(insuranceDetails.read)),
    queries.fetchQuery(readOf(applicationsApi.list)),
    queries.fetchQuery(readOf(person.read)),
    queries.fetchQuery(readOf(passportProfile.read)),
    queries.fetchQuery(readOf(universities.added)),
  ])
  const admitted = admittedIn(all)
  if (details === null && admitted !== undefined)
    await queries.fetchQuery(readOf(insuranceCatalogue.plans, { university: admitted.university.id }))
}

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
  const details = useRead(insuranceDetails.read)
  const said = useSaidElsewhere(user?.isAnonymous === false)
  const [, navigate] = useLocation()
  if (details.data === undefined || said === undefined || !user) return <Waiting query={details} />
  return (
    <Stack gap={5}>
      <OwnCoverSaid />
      <DetailsForm
        details={details.data}
        said={said}
        owner={user.id}
        onSaved={() => navigate('/health-insurance/view-recommended')}
      />
      {details.data !== null && <OfferToKeep given={{ bornOn: details.data.dob }} />}
      <OwnCoverOffer />
    </Stack>
  )
}

/** Undefined while it is read. What does not come is typed here instead; a guest has said nothing elsewhere. */
function useSaidElsewhere(hasAccount: boolean): SaidElsewhere | undefined {
  const today = useToday()
  const passport = useRead(passportProfile.read)
  const profile = useReadWhen(hasAccount, person.read)
  const applications = useReadWhen(hasAccount, applicationsApi.list)
  const isWithout = [
    useOutOfReach(passport),
    useOutOfReach(profile) || !hasAccount,
    useOutOfReach(applications) || !hasAccount,
  ]
  if ([passport, profile, applications].some(({ data }, at) => data === undefined && isWithout[at] !== true))
    return undefined
  const admitted = admittedIn(applications.data ?? [])?.university
  return {
    bornOn: passport.data?.facts.bornOn ?? '',
    university: admitted === undefined ? null : { value: admitted.id, label: admitted.name },
    landsOn: landsOn(profile.data, today.toString()),
  }
}

/** A day that is over begins no cover, and one that nobody gave is none. */
function landsOn(profile: ProfileView | undefined, today: string): string {
  if (profile === undefined || profile.flightDate === null || profile.flightDateIsAssumed) return ''
  return profile.flightDate < today ? '' : profile.flightDate
}
