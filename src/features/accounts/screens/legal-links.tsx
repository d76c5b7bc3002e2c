import { Link } from '#src/ui/link.tsx'
import { links } from '../legal/copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './accounts.module.css'

/** Beside whatever is accepted. They open in a tab of their own, so that nothing typed is lost. */
const pages = ['costs', 'contact', 'terms', 'privacy'] as const

export const LegalLinks = () => (
  <span className={classes('wrap inline gap-4 lines-1', s.links)}>
    {pages.map(page => (
      <Link key={page} href={`/${page}`} target="_blank">
        {links[page]}
      </Link>
    ))}
  </span>
)
