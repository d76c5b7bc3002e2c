import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { proveContact } from '../unproved/copy.ts'
import { useIsUnproved } from './session.ts'

type ProveContactProps = {
  words: { title: string; why: string }
  /** Not where the page has something else to do. */
  isNext?: boolean
}

/** For an account that nobody has confirmed: what waits until somebody has. */
export function ProveContact({ words: { title, why }, isNext = true }: ProveContactProps) {
  if (!useIsUnproved()) return null
  return (
    <Notice
      tone="ready"
      title={title}
      action={
        <ButtonLink kind={isNext ? 'primary' : 'quiet'} href="/profile/sign-in">
          {proveContact.how}
        </ButtonLink>
      }
    >
      {why}
    </Notice>
  )
}
