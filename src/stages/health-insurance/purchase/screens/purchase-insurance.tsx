import { useUser } from '../../../../features/accounts/screens/session.ts'
import { GuestPurchase } from './guest-purchase.tsx'
import { Purchase } from './purchase.tsx'

/** A guest makes an account first; the rest is the same. */
export default function PurchaseInsurance() {
  const user = useUser()
  if (!user) return null
  return user.isAnonymous ? <GuestPurchase owner={user.id} /> : <Purchase user={user} />
}
