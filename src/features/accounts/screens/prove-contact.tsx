import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { proveContact } from '../unproved/copy.ts'
import { useIsUnproved } from './session.ts'

/** For an account that nobody has confirmed: what waits until somebody has. */
export function ProveContact({ words: { title, why } }: { words: { title: string; why: string } }) {
  if (!useIsUnproved()) return null
  return (
    <Notice
      tone="ready"
      title={title}
      action={
        <ButtonLink kind="primary" href="/profile/sign-in">
          {proveContact.how}
        </ButtonLink>
      }
    >
      {why}
    </Notice>
  )
}
