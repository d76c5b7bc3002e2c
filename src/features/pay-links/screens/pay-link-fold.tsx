import { Fold } from '#src/ui/fold.tsx'
import { later } from '#src/ui/later.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import type { PayLinkProps } from './pay-link.tsx'

const PayLink = later(async () => (await import('./pay-link.tsx')).PayLink, <Loading rows={0} />)

/** Few need it, so its script comes apart, and its other words with it. */
export const PayLinkFold = (props: PayLinkProps) => (
  <Fold summary="Somebody else pays?">
    <PayLink {...props} />
  </Fold>
)
