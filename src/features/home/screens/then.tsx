import { waitOf, type StepOfStage } from '#src/journey/ahead.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { Band, StepLink } from './band.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

type ThenProps = { steps: readonly StepOfStage[]; now: string; zone: string | undefined }

/** What is begun and cannot be the next thing yet: which step comes before it, or from when. */
export function Then({ steps, now, zone }: ThenProps) {
  if (steps.length === 0) return null
  return (
    <Band title={copy.waitingTitle}>
      <ul className={classes('list', s.items)}>
        {steps.map(one => (
          <StepLink key={`${one.stage.route}/${one.step.id}`} {...one}>
            {one.stage.label} · {wordsOf(one, now, zone)}
          </StepLink>
        ))}
      </ul>
    </Band>
  )
}

function wordsOf(one: StepOfStage, now: string, zone: string | undefined): string {
  const wait = waitOf(one, now)
  if (wait === undefined) return ''
  return 'after' in wait
    ? copy.afterStep(wait.after.title)
    : copy.fromDay(formatDay(dayOf(Temporal.Instant.from(wait.from), zone)))
}
