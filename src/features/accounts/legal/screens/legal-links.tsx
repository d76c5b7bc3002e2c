import { Link } from '#src/ui/link.tsx'
import { links } from '../copy.ts'

/** Beside whatever is accepted. They open in a tab of their own, so that nothing typed is lost. */
const pages = ['costs', 'contact', 'terms', 'privacy'] as const

type LegalLinksProps = { words?: Readonly<Record<(typeof pages)[number], string>> }

export const LegalLinks = ({ words = links }: LegalLinksProps) => (
  <span className="wrap inline gap-4 lines-1">
    {pages.map(page => (
      <Link key={page} href={`/${page}`} target="_blank" className="row touch">
        {words[page]}
      </Link>
    ))}
  </span>
)
