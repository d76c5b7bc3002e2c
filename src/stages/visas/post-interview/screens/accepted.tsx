import { ButtonLink } from '#src/ui/button-link.tsx'
import { MovingRules } from '#src/stages/visas/stay/screens/moving-rules.tsx'
import * as copy from '../copy.ts'
import s from './post-interview.module.css'

/** The one gentle moment of the journey: the signal is up. */
export function Accepted() {
  return (
    <>
      <div className={s.accepted}>
        <svg className={s.signal} viewBox="0 0 120 150" aria-hidden="true">
          <path d="M30 146V20M18 146h24" />
          <path className={s.arm} d="M30 34h66l-10 9 10 9H30z" />
          <circle className={s.lamp} cx="30" cy="43" r="8" />
        </svg>
        <div className={s.words}>
          <h3>{copy.congratulations}</h3>
          <p>{copy.accepted}</p>
          <p>{copy.afterAccepted}</p>
          <div>
            <ButtonLink kind="primary" href="/health-insurance">
              {copy.toInsurance}
            </ButtonLink>
          </div>
        </div>
      </div>
      <MovingRules />
    </>
  )
}
