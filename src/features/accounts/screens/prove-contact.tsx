import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { proveToKeep } from '../unproved/copy.ts'
import { useUser } from './session.ts'

/** Beside a time that was booked by an account which nobody has confirmed. */
export function ProveToKeep() {
  const user = useUser()
  if (user === undefined || user === null || user.emailIsProved || user.primaryPhone !== null) return null
  return (
    <Notice
      tone="ready"
      title={proveToKeep.title}
      action={
        <ButtonLink kind="primary" href="/profile/sign-in">
          {proveToKeep.how}
        </ButtonLink>
      }
    >
      {proveToKeep.why}
    </Notice>
  )
}
