import * as copy from '#src/features/progress/copy.ts'
import { isWithOthers } from '#src/journey/holder.ts'
import { nextStep, type StageView } from '#src/journey/read.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import s from './home.module.css'

/** The one thing to do next; what waits for a review goes first. */
export function Next({ stages }: { stages: readonly StageView[] }) {
  const next = nextStep(stages)
  if (next === undefined) return <NothingToDo isWaiting={stages.some(isWaiting)} />
  const { stage, step } = next
  const isReady = step.status === 'readyForReview'
  const isForReading = isReady && step.type === 'ConsumeContent'
  return (
    <Card next as="section" label="Next">
      <div className={s.next}>
        <p className={s.eyebrow}>Next, in {stage.label}</p>
        <h2>{step.title}</h2>
        {isReady ? (
          <div>
            <StatusTag tone="ready">
              {isForReading ? 'Ready to read' : 'Our answer is there, please review it'}
            </StatusTag>
          </div>
        ) : (
          <p className={s.muted}>{copy.stepsLeft(stage.stepsLeft)} in this stage.</p>
        )}
        <ButtonLink kind="primary" href={`/${stage.route}/${step.route}`}>
          {isForReading ? 'Read it' : isReady ? 'Review it' : stage.isVisited ? 'Go on' : 'Begin'}
        </ButtonLink>
      </div>
    </Card>
  )
}

const isWaiting = (stage: StageView): boolean => stage.steps.some(isWithOthers)

function NothingToDo({ isWaiting }: { isWaiting: boolean }) {
  return (
    <Card as="section" label="Next">
      <div className={s.next}>
        <p className={s.eyebrow}>Next</p>
        <h2>{isWaiting ? 'Nothing for you to do just now' : 'All steps are done'}</h2>
        <p className={s.muted}>
          {isWaiting
            ? "What you sent is being worked on. You'll get an e-mail when it is your turn again."
            : 'Have a good first day on campus. Everything you did stays here for you to read.'}
        </p>
      </div>
    </Card>
  )
}
