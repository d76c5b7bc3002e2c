import { optional } from '#src/browser/reads.ts'
import type { Unsent } from '#src/browser/unsent/rules.ts'
import { completionOf } from '#src/features/progress/rules.ts'
import { nothingPending, useReadJourney } from '../journey-query.ts'
import { StepStatus } from '../step-status.tsx'
import { markOf } from '#src/features/progress/rules.ts'
import * as copy from './copy.ts'
import s from '#src/features/progress/screens/progress.module.css'

/** What stands at the server, beside what was wanted. */
export function Comparison({ one }: { one: Unsent }) {
  const step = useStepOf(one)
  const fields = Object.entries(one.fieldsInWords ?? {}).filter(([name]) => name in (one.refused?.standing ?? {}))
  if (fields.length > 0) {
    return (
      <dl className="stack-3">
        {fields.map(([name, { label, text }]) => (
          <div key={name}>
            <dt className="semibold">{label}</dt>
            <dd>
              <span className={s.side}>{copy.yours}</span> {text || copy.nothing}
            </dd>
            <dd>
              <span className={s.side}>{copy.standing}</span> {one.refused?.standing[name] || copy.nothing}
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    step !== undefined && (
      <p>
        <span className={s.side}>{copy.standing}</span> <StepStatus step={step} />
      </p>
    )
  )
}

/** As it was read, without what waits. */
function useStepOf({ thing }: Unsent) {
  const journey = optional(useReadJourney(nothingPending))
  return journey?.stages
    .flatMap(({ route, steps }) =>
      steps.map(step => ({ step, names: [markOf(route, step.id), completionOf(step.id)] })),
    )
    .find(({ names }) => names.includes(thing))?.step
}
