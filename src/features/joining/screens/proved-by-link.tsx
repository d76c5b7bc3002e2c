import { OpenedLink } from '#src/features/accounts/screens/opened-link.tsx'
import * as copy from '../copy.ts'
import { joining } from './api.ts'

export const ProvedByLink = ({ oobCode }: { oobCode: string }) => (
  <OpenedLink
    title="Join another account"
    doing="Looking at your other account"
    spend={() => joining.proveByLink({ oobCode })}
    done={copy.proved}
    signInFirst={copy.signInFirst}
  />
)
