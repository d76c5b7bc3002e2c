import { OpenedLink } from '../../ways/screens/opened-link.tsx'
import * as waysCopy from '../../ways/copy.ts'
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
