import { useEffect } from 'react'
import type { StageView, StepView } from '#src/journey/views.ts'
import { Link } from '#src/ui/link.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { StepStatus } from '#src/features/progress/screens/step-status.tsx'
import type { DeskWork, StudentView } from '../contract.ts'
import * as copy from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './students.module.css'

/** The stages that have begun are open; the others can be opened. */
export function JourneyOf({ view: { student, journey, work, canAssign } }: { view: StudentView }) {
  useNamedPlace()
  const stages = journey.stages.filter(stage => stage.steps.length > 0 || canAssign)
  return (
    <div className="ruled">
      {stages.map(stage => (
        <details key={stage.route} id={stage.route} className="ruled-below" open={hasBegun(stage) || isNamed(stage)}>
          <summary className="line apart target press gap-3">
            <span className="semibold">{stage.label}</span>
            <span className="faint">{leftWords(stage)}</span>
          </summary>
          <ol className="stack list pad-bottom-2">
            {stage.steps.map(step => (
              <Step key={step.id} stage={stage} step={step} work={work.find(isAbout(stage, step))} />
            ))}
          </ol>
          {canAssign && (
            <p className="pad-bottom-4">
              <Link href={`/desk/steps/new?${new URLSearchParams({ student: student.id, stage: stage.route })}`}>
                {copy.assignIn(stage.label)}
              </Link>
            </p>
          )}
        </details>
      ))}
    </div>
  )
}

const isAbout = (stage: StageView, step: StepView) => (one: DeskWork) =>
  one.stage === stage.route && one.step === step.id

/** To where the desk works on it; where it does not, the link is the address of the step on this page. */
function Step({ stage, step, work }: { stage: StageView; step: StepView; work: DeskWork | undefined }) {
  const name = nameOf(stage, step)
  return (
    <li id={name} className={classes('row-3 target lines-0', s.step)}>
      {work === undefined ? (
        <a className={`share pad-y-3 breakable ${s.here}`} href={`#${name}`}>
          {step.title}
        </a>
      ) : (
        <Link className="share pad-y-3 breakable" href={work.path}>
          {step.title}
        </Link>
      )}
      {work?.isWaiting === true && <span className="text-1 semibold rail">{copy.waitsForUs}</span>}
      <span className="faint">{sinceWords(step)}</span>
      <StepStatus step={step} />
    </li>
  )
}

const nameOf = (stage: StageView, step: StepView): string => `${stage.route}-${step.id}`

/** Named by the address of this page. */
const isNamed = (stage: StageView): boolean =>
  location.hash === `#${stage.route}` || stage.steps.some(step => location.hash === `#${nameOf(stage, step)}`)

/** The journey comes after the page, when the browser has looked for the place already. */
function useNamedPlace(): void {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector('summary')?.focus({ preventScroll: true })
  }, [])
}

const hasBegun = (stage: StageView): boolean => stage.isVisited || stage.steps.some(({ isCustom }) => isCustom)

const leftWords = ({ steps, isComplete, stepsLeft }: StageView): string =>
  steps.length === 0 ? copy.noSteps : isComplete ? 'Done' : `${stepsLeft} left`

/** What is open or locked is so from the start: that day says nothing. */
function sinceWords({ status, stageProgressionOn }: StepView): string {
  const since = stageProgressionOn[status]
  if (since === undefined || status === 'incomplete' || status === 'locked') return ''
  return formatDay(dayOf(Temporal.Instant.from(since)))
}
