import { Fragment } from 'react'
import { waitOf, type StepOfStage } from '#src/journey/ahead.ts'
import { Link } from '#src/ui/link.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { Band } from './band.tsx'
import s from './home.module.css'

type ThenProps = { steps: readonly StepOfStage[]; now: string; zone: string | undefined }

/** What cannot be the next thing yet, by what it waits for: an earlier step, or its day. */
export function Then({ steps, now, zone }: ThenProps) {
  if (steps.length === 0) return null
  return (
    <Band title={copy.waitingTitle}>
      <dl className={s.waits}>
        {[...Map.groupBy(steps, one => wordsOf(one, now, zone))].map(([words, waiting]) => (
          <div key={words}>
            <dt className="quiet">{words}</dt>
            <dd>
              {waiting.map(({ stage, step }, index) => (
                <Fragment key={`${stage.route}/${step.id}`}>
                  {index > 0 && ', '}
                  <Link href={`/${stage.route}/${step.route}`}>{step.title}</Link>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

function wordsOf(one: StepOfStage, now: string, zone: string | undefined): string {
  const wait = waitOf(one, now)
  if (wait === undefined) return ''
  return 'after' in wait
    ? copy.whenMet(wait.after.met ?? copy.whenDone(wait.after.title))
    : copy.fromDay(formatDay(dayOf(Temporal.Instant.from(wait.from), zone)))
}
