import type { StageView, StepView } from '../../../journey/read.ts'
import { dayOf, formatDay } from '../../../values/dates.ts'
import { StepStatus } from '../../progress/screens/step-status.tsx'
import s from './students.module.css'

/** The stages that have begun stand open; the others can be opened. */
export function JourneyOf({ stages }: { stages: readonly StageView[] }) {
  return (
    <div className={s.stages}>
      {stages
        .filter(stage => stage.steps.length > 0)
        .map(stage => (
          <details key={stage.route} className={s.stage} open={hasBegun(stage)}>
            <summary>
              <span className={s.label}>{stage.label}</span>
              <span className={s.left}>{stage.isComplete ? 'Done' : `${stage.stepsLeft} left`}</span>
            </summary>
            <ol className={s.steps}>
              {stage.steps.map(step => (
                <li key={step.id} className={s.step}>
                  <span>{step.title}</span>
                  <StepStatus step={step} />
                  <span className={s.since}>{sinceWords(step)}</span>
                </li>
              ))}
            </ol>
          </details>
        ))}
    </div>
  )
}

const hasBegun = (stage: StageView): boolean => stage.isVisited || stage.steps.some(({ isCustom }) => isCustom)

function sinceWords({ status, stageProgressionOn }: StepView): string {
  const since = stageProgressionOn[status]
  return since === undefined ? '' : `since ${formatDay(dayOf(Temporal.Instant.from(since)))}`
}
