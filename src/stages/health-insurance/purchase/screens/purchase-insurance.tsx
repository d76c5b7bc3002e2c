import { readOf } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { later } from '#src/ui/later.tsx'
import { UnderBlock } from '#src/stages/health-insurance/blocking/screens/under-block.tsx'
import { coming, Purchase } from './purchase.tsx'
import { readPlans } from '#src/stages/health-insurance/screens/first-reads.ts'
import { insuranceBlocking } from '#src/stages/health-insurance/screens/api.ts'
import { insurance } from './api.ts'
import { filledQuery } from '#src/stages/health-insurance/application/screens/profile-filled.ts'
import { person, values } from '#src/features/people/screens/api.ts'
import { ways } from '#src/features/accounts/ways/screens/api.ts'
import { groupPlans } from '#src/stages/health-insurance/groups/screens/api.ts'
import { withReads } from '#src/manifest/web.tsx'

// Only a guest registers first.
const GuestPurchase = later(async () => (await import('./guest-purchase.tsx')).GuestPurchase, coming)

// Beneath the form, so it may come after it.
const ProvePhone = later(
  async () => (await import('#src/features/accounts/ways/screens/prove-phone.tsx')).ProvePhone,
  null,
)

export default withReads(PurchaseInsurance, async queries => {
  const [request] = await Promise.all([
    queries.fetchQuery(readOf(insurance.mine)),
    queries.fetchQuery(readOf(insuranceBlocking.read)),
    queries.fetchQuery(readOf(ways.read)),
    queries.fetchQuery(readOf(insurance.lastApplication)),
    queries.fetchQuery(readOf(groupPlans.mine)),
    queries.prefetchQuery(readOf(exchange.read)),
  ])
  if (request === null)
    await Promise.all([
      queries.fetchQuery(readOf(person.information)),
      queries.fetchQuery(filledQuery),
      readPlans(queries),
    ])
  else await queries.fetchQuery(readOf(values.read))
})

/** A guest makes an account first; the rest is the same. */
function PurchaseInsurance() {
  return (
    <UnderBlock>
      <GuestOrStudent />
    </UnderBlock>
  )
}

function GuestOrStudent() {
  const user = useUser()
  if (!user) return null
  if (user.isAnonymous) return <GuestPurchase owner={user.id} />
  return (
    <>
      <Purchase user={user} />
      <ProvePhone owner={user.id} />
    </>
  )
}
