import { startTransition, useState, type ReactNode } from 'react'
import { isNew } from '#src/journey/ahead.ts'
import { statusAlert } from '#src/journey/status.ts'
import type { StageView, StepView } from '#src/journey/read.ts'
import { Notice } from '#src/ui/notice.tsx'
import { StepAccordion } from '#src/ui/step-accordion.tsx'
import { StepRow } from '#src/ui/step-row.tsx'
import { Tag } from '#src/ui/tag.tsx'
import * as copy from '../copy.ts'
import { useBadge } from './badge.ts'
import { LockDialog } from './lock-dialog.tsx'
import { MarkStep } from './mark-step.tsx'
import { StepStatus } from './step-status.tsx'
import { StepsSaid } from './steps-said.tsx'

export type StageStepsProps = {
  stage: StageView
  /** The route of the step that the address names. */
  openStep: string | undefined
  onOpen: (stepRoute: string | undefined) => void
  /** What an open step shows. */
  panel: (step: StepView) => ReactNode
  isMarkNext: (step: StepView) => boolean
  /** Its panel says where one stands, and more exactly. */
  saysItself: (step: StepView) => boolean
}

/** Expanding a step goes to its address; collapsing it goes back to the stage's. */
export function StageSteps({ stage, openStep, onOpen, panel, isMarkNext, saysItself }: StageStepsProps) {
  const asked = stage.steps.find(step => step.route === openStep)
  const [lockedPressed, setLockedPressed] = useState<StepView>()
  const [dismissed, setDismissed] = useState<string>()
  const lockedByAddress = asked?.status === 'locked' && dismissed !== asked.id ? asked : undefined
  const showBadge = useBadge(stage.route, asked)
  const pressLocked = (step: StepView) => {
    showBadge(step)
    startTransition(() => setLockedPressed(step))
  }
  const close = () => {
    setLockedPressed(undefined)
    setDismissed(asked?.id)
  }
  return (
    <>
      <StepAccordion
        open={asked?.id ?? null}
        onOpen={id => onOpen(stage.steps.find(step => step.id === id && staysOpen(step))?.route)}
      >
        {stage.steps.map(step => (
          <StepRow
            key={step.id}
            id={step.id}
            title={<StepTitle step={step} />}
            status={<StepStatus step={step} />}
            {...(step.status === 'locked' && {
              locked: { reason: step.whyLocked, onLocked: () => pressLocked(step) },
            })}
          >
            {!saysItself(step) && alertOf(step)}
            {panel(step)}
            <MarkStep stage={stage.route} step={step} isNext={isMarkNext(step)} />
          </StepRow>
        ))}
      </StepAccordion>
      <StepsSaid steps={stage.steps} />
      <LockDialog stage={stage.route} step={lockedPressed ?? lockedByAddress} onClose={close} />
    </>
  )
}

/** What was assigned for somebody is new until it was clicked or expanded. */
function StepTitle({ step }: { step: StepView }) {
  return isNew(step) ? (
    <>
      {step.title} <Tag tone="open">{copy.isNew}</Tag>
    </>
  ) : (
    step.title
  )
}

/** Some steps stay closed once they are complete. */
const staysOpen = (step: StepView): boolean => !(step.closesForGood && step.status === 'complete')

const tones = { processing: 'waiting', readyForReview: 'ready', complete: 'done' } as const

/** A webinar says in its own words where one stands. */
function alertOf({ status, type, isDoneBefore }: StepView) {
  if (isDoneBefore === true) return <Notice tone="done">{copy.doneBefore}</Notice>
  const words = type === 'RsvpToWebinar' ? undefined : statusAlert[status]
  if (words === undefined || !(status === 'processing' || status === 'readyForReview' || status === 'complete'))
    return null
  return (
    <Notice tone={tones[status]} live>
      {words}
    </Notice>
  )
}
