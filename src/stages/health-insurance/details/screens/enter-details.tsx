import { readOf, useRead } from '#src/browser/reads.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { AlsoThere, readKnown, useKnown, type Known } from '#src/features/people/values/screens/use-known.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { useToday } from '#src/features/plan/screens/use-today.ts'
import { Link } from '#src/ui/link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { OwnCoverOffer, OwnCoverSaid } from '#src/stages/health-insurance/own-cover/screens/own-cover.tsx'
import { insuranceDetails, insuranceCatalogue } from '#src/stages/health-insurance/screens/api.ts'
import { DetailsForm } from './details-form.tsx'
import type { SaidElsewhere } from './details-values.ts'
import { readForPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { universities } from '#src/features/universities/screens/universities.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(EnterDetails, queries => Promise.all([readForPlans(queries), readSaid(queries)]))

async function readSaid(queries: QueryClient): Promise<void> {
  const [details, { known }] = await Promise.all([
    queries.fetchQuery(readOf(insuranceDetails.read)),
    readKnown(queries),
    queries.fetchQuery(readOf(universities.added)),
  ])
  const university = known.university?.text
  if (details === null && university !== undefined)
    await queries.fetchQuery(readOf(insuranceCatalogue.plans, { university }))
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
  const known = useKnown()
  const today = useToday().toString()
  const [, navigate] = useLocation()
  if (details.data === undefined || known === undefined || !user) return <Waiting query={details} />
  return (
    <Stack gap={5}>
      {details.data === null && <Head isGuest={user.isAnonymous} />}
      <OwnCoverSaid />
      <DetailsForm
        details={details.data}
        said={saidIn(known, today)}
        owner={user.id}
        onSaved={() => navigate('/health-insurance/view-recommended')}
      />
      {details.data !== null && <AlsoThere at={['insurance-details']} />}
      <OwnCoverOffer />
    </Stack>
  )
}

/** Many land here from their sign-in, long before they think of it. A guest came for nothing else. */
function Head({ isGuest }: { isGuest: boolean }) {
  return (
    <div className="stack-2">
      <h3 className="text-4">Health insurance for your studies in the US</h3>
      <p>
        Universities there usually ask their students to be insured, each by its own rules. Here you see what we know of
        yours, and what each plan costs you.
      </p>
      {!isGuest && (
        <p>
          Too early for you? Leave it for now: <Link href="/">see what comes first</Link>.
        </p>
      )}
    </div>
  )
}

/** A day that is over begins no cover. */
const saidIn = (known: Known, today: string): SaidElsewhere => ({
  bornOn: known.of('birthDate'),
  university:
    known.of('university') === '' ? null : { value: known.of('university'), label: known.shown('university') },
  landsOn: known.of('flight') < today ? '' : known.of('flight'),
})
