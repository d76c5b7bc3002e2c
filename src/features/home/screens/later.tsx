import * as copy from '#src/features/progress/copy.ts'
import type { StageView } from '#src/journey/read.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { Band } from './band.tsx'
import s from './home.module.css'

/** Stages in which nothing has begun. */
export function Later({ stages }: { stages: readonly StageView[] }) {
  if (stages.length === 0) return null
  return (
    <Band title="Later">
      <ul className={s.items}>
        {stages.map(({ route, label, stepsLeft }) => (
          <li key={route}>
            <Link href={`/${route}`} className={s.item}>
              <span>
                <strong>{label}</strong>
                <span className={s.detail}>{copy.stepsLeft(stepsLeft)}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
