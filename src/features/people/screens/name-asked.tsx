import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { nameAsked } from '../person/copy.ts'

/** Of an account that was made by a phone number alone. Nothing waits for it. */
export const NameAsked = () => (
  <Notice
    tone="info"
    title={nameAsked.title}
    action={<ButtonLink href="/profile/about">{nameAsked.action}</ButtonLink>}
  >
    {nameAsked.why}
  </Notice>
)
