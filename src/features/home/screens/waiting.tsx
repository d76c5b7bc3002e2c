import { useState } from 'react'
import { StepStatus } from '#src/features/progress/screens/step-status.tsx'
import { isNew, stepsWaiting } from '#src/journey/ahead.ts'
import { nextStep, type StageView } from '#src/journey/read.ts'
import { Button } from '#src/ui/button.tsx'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { Tag } from '#src/ui/tag.tsx'
import s from './home.module.css'

const shownAtFirst = 4

/** The other steps that wait for the student, of all stages: answers to look at, and what has begun. */
export function Waiting({ stages, now }: { stages: readonly StageView[]; now: string }) {
  const [isWhole, setWhole] = useState(false)
  const waiting = stepsWaiting(stages, nextStep(stages)?.step, now)
  if (waiting.length === 0) return null
  return (
    <section className={s.part}>
      <h2>Also waiting for you</h2>
      <ul className={s.items}>
        {(isWhole ? waiting : waiting.slice(0, shownAtFirst)).map(({ stage, step }) => (
          <li key={`${stage.route}/${step.id}`}>
            <Link href={`/${stage.route}/${step.route}`} className={s.item}>
              <span>
                <strong>{step.title}</strong> {isNew(step) && <Tag tone="open">New</Tag>}
                <span className={s.detail}>
                  {stage.label}
                  {step.status === 'readyForReview' && (
                    <>
                      {' '}
                      <StepStatus step={step} />
                    </>
                  )}
                </span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && waiting.length > shownAtFirst && (
        <div>
          <Button kind="link" onClick={() => setWhole(true)}>
            Show all {waiting.length}
          </Button>
        </div>
      )}
    </section>
  )
}
