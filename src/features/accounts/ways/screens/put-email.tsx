import * as copy from '../copy.ts'
import { OpenedLink } from '#src/features/accounts/screens/opened-link.tsx'
import { ways } from './api.ts'

export const PutEmail = ({ oobCode }: { oobCode: string }) => (
  <OpenedLink
    title="Your e-mail address"
    doing="Adding your e-mail address"
    spend={() => ways.putEmail({ oobCode })}
    done={copy.emailAdded}
    signInFirst={copy.signInFirst}
  />
)
