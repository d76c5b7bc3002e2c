import { useIsUnproved } from '#src/features/accounts/screens/session.ts'
import { later } from '#src/ui/later.tsx'

// Most people have nothing to confirm.
const ProveToSend = later(
  async () => (await import('#src/features/accounts/screens/prove-to-send.tsx')).ProveToSend,
  null,
)

/** Before a file is chosen: whose account nobody has confirmed can’t send it. */
export const ProveFirst = () => useIsUnproved() && <ProveToSend />
