import { ConfirmVerb } from '#src/features/desk-kit/screens/confirm-verb.tsx'
import * as copy from '../copy.ts'

type CancelButtonProps = {
  label: string
  title: string
  /** How many are notified. */
  registered: number
  cancel: () => Promise<unknown>
}

export const CancelButton = ({ label, title, registered, cancel }: CancelButtonProps) => (
  <ConfirmVerb
    label={label}
    title={title}
    confirm="Cancel it"
    keep="Keep it"
    act={cancel}
    rereads={['webinars']}
    done={copy.cancelled(registered)}
  >
    <p>{copy.cancelledWords(registered)} This cannot be undone, but a new time can be added.</p>
  </ConfirmVerb>
)
