import { useState } from 'react'
import { dayWords, markOf, statusWords } from '#src/features/progress/screens/step-status.tsx'
import { stepsLeft } from '#src/features/progress/copy.ts'
import { nextDateOf } from '#src/journey/ahead.ts'
import type { Moment } from '#src/journey/moments.ts'
import type { StageView } from '#src/journey/views.ts'
import { StepAccordion } from '#src/ui/step-accordion.tsx'
import { StepRow } from '#src/ui/step-row.tsx'
import * as copy from '../copy.ts'
import { wordsOf } from './words.ts'

type ExampleStageProps = {
  stage: StageView
  now: Moment
  /** What an open step says; of the example, unless somebody else's journey is read. */
  words?: copy.StepWords
  /** The id of the step that is open at first. */
  openAtFirst?: string | undefined
}

/** The steps of a stage as its student sees them; an open one says what it is about, and takes nothing. */
export function ExampleStage({ stage, now, words = copy.stepWords, openAtFirst }: ExampleStageProps) {
  const [open, setOpen] = useState<string | null>(openAtFirst ?? null)
  return (
    <section className="stack-3" aria-labelledby="example-stage">
      <div className="spread baseline gap-4 lines-1">
        <h2 id="example-stage">{stage.label}</h2>
        {stage.stepsLeft > 0 && <span className="muted">{stepsLeft(stage.stepsLeft)}</span>}
      </div>
      {stage.steps.length === 0 ? (
        <p>{copy.alsoSoon}</p>
      ) : (
        <StepAccordion open={open} onOpen={setOpen} level={3}>
          {stage.steps.map(step => {
            const next = step.status === 'complete' ? undefined : nextDateOf(step, now)
            return (
              <StepRow
                key={step.id}
                id={step.id}
                title={step.title}
                mark={markOf(step)}
                status={statusWords(step)}
                note={next && `${next.title}: ${dayWords(next.when)}`}
              >
                <p className="pad-top-3">{wordsOf(step, words)}</p>
              </StepRow>
            )
          })}
        </StepAccordion>
      )}
    </section>
  )
}
