import { OpenedLink } from '#src/features/accounts/ways/screens/opened-link.tsx'
import * as waysCopy from '#src/features/accounts/ways/copy.ts'
import * as copy from '../copy.ts'
import { proof } from './proof-api.ts'

export const ProvedByOwnLink = ({ oobCode }: { oobCode: string }) => (
  <OpenedLink
    title={copy.title}
    doing="Showing that it is you"
    spend={() => proof.byLink({ oobCode })}
    done={copy.linkPressed}
    signInFirst={waysCopy.signInFirst}
  />
)
