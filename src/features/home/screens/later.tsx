import type { StageView } from '#src/journey/views.ts'
import { Link } from '#src/ui/link.tsx'
import { Band } from './band.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

/** Stages in which nothing has begun; how much there is to do in each stands on the route. */
export function Later({ stages }: { stages: readonly StageView[] }) {
  if (stages.length === 0) return null
  return (
    <Band title="Later">
      <ul className={classes('wrap list gap-2', s.later)}>
        {stages.map(({ route, label }) => (
          <li key={route}>
            <Link href={`/${route}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
