import { neighboursOf } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import { classes } from '#src/ui/classes.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import * as copy from '../copy.ts'
import s from './progress.module.css'

const link = 'inline middle gap-2 touch shrink text-1 semibold muted plain-link'

/** On a phone, where no line stands at the side: the stages before and after this one. */
export function Neighbours({ stages, route }: { stages: readonly StageView[]; route: string }) {
  const { before, after } = neighboursOf(stages, route)
  return (
    <nav className={s.neighbours} aria-label={copy.neighbours}>
      {before !== undefined && (
        <Link href={`/${before.route}`} className={classes(link, s.before)}>
          <ArrowIcon /> <span className="ellipsis">{before.label}</span>
        </Link>
      )}
      {after !== undefined && (
        <Link href={`/${after.route}`} className={classes(link, 'pushed')}>
          <span className="ellipsis">{after.label}</span> <ArrowIcon />
        </Link>
      )}
    </nav>
  )
}
