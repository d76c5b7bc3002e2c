import { Link } from '#src/ui/link.tsx'
import { links } from '../copy.ts'
import s from './legal.module.css'

/** Beside whatever is accepted. They open in a tab of their own, so that nothing typed is lost. */
export const LegalLinks = () => (
  <span className={s.links}>
    <Link href="/terms" target="_blank">
      {links.terms}
    </Link>{' '}
    <Link href="/privacy" target="_blank">
      {links.privacy}
    </Link>
  </span>
)
