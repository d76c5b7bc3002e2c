import * as copy from '#src/features/progress/copy.ts'
import { isDay, type StepOfStage } from '#src/journey/ahead.ts'
import { holderOf } from '#src/journey/holder.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { Band, StepLink } from './band.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

type WithOthersProps = { steps: readonly StepOfStage[]; zone: string | undefined }

/** What somebody else has: who, since when, and until when they promised to answer. */
export function WithOthers({ steps, zone }: WithOthersProps) {
  if (steps.length === 0) return null
  return (
    <Band title="With others">
      <ul className={classes('list', s.items)}>
        {steps.map(one => (
          <StepLink key={`${one.stage.route}/${one.step.id}`} {...one} mark="waiting">
            {wordsOf(one, zone)}
          </StepLink>
        ))}
      </ul>
    </Band>
  )
}

function wordsOf({ stage, step }: StepOfStage, zone: string | undefined): string {
  const holder = holderOf(step)
  if (holder === undefined || holder.who === 'student') return stage.label
  const since = step.stageProgressionOn[step.status]
  return [
    stage.label,
    copy.withOther(holder.name, undefined),
    ...(since === undefined ? [] : [`since ${dayWords(since, zone)}`]),
    ...(holder.until === undefined ? [] : [`until ${dayWords(holder.until, zone)}`]),
  ].join(' · ')
}

const dayWords = (when: string, zone: string | undefined): string =>
  formatDay(isDay(when) ? Temporal.PlainDate.from(when) : dayOf(Temporal.Instant.from(when), zone))
