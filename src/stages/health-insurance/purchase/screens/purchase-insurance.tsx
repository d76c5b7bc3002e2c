import { useUser } from '../../../../features/accounts/screens/session.ts'
import { later } from '../../../../ui/later.tsx'
import { UnderBlock } from '../../blocking/screens/under-block.tsx'
import { GuestPurchase } from './guest-purchase.tsx'
import { Purchase } from './purchase.tsx'

// Beneath the form, so it may come after it.
const ProvePhone = later(
  async () => (await import('../../../../features/accounts/ways/screens/prove-phone.tsx')).ProvePhone,
  null,
)

/** A guest makes an account first; the rest is the same. */
export default function PurchaseInsurance() {
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
