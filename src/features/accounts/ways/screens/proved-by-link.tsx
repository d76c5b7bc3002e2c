import { OpenedLink } from '#src/features/accounts/screens/opened-link.tsx'
import { signInFirst } from '../copy.ts'
import * as copy from '#src/features/accounts/proof/copy.ts'
import { proof } from './proof-api.ts'

export const ProvedByOwnLink = ({ oobCode }: { oobCode: string }) => (
  <OpenedLink
    title={copy.title}
    doing="Showing that it is you"
    spend={() => proof.byLink({ oobCode })}
    done={copy.linkPressed}
    signInFirst={signInFirst}
  />
)
