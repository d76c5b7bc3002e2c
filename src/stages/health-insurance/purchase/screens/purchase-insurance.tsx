import { useUser } from '../../../../features/accounts/screens/session.ts'
import { UnderBlock } from '../../blocking/screens/under-block.tsx'
import { GuestPurchase } from './guest-purchase.tsx'
import { Purchase } from './purchase.tsx'

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
  return user.isAnonymous ? <GuestPurchase owner={user.id} /> : <Purchase user={user} />
}
