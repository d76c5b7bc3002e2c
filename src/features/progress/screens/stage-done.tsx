import { useContext } from 'react'
import type { StageView } from '#src/journey/views.ts'
import { StationPassed } from '#src/ui/drawings/station-passed.tsx'
import { useJustHappened } from '#src/ui/just-happened.ts'
import { Moment } from '#src/ui/moment.tsx'
import * as copy from '../copy.ts'
import { NextContext, NextStep } from './next-step.tsx'
import { dayWords } from './step-status.tsx'

type StageDoneProps = { stage: StageView; isAtStep: boolean }

/**
 * All steps of a stage are complete. It waits beside the last one, so that it is in sight as that one is done; what a step
 * brings about that ends several, such as a granted visa, has a moment of its own.
 */
export function StageDone({ stage: { label, steps, isComplete }, isAtStep }: StageDoneProps) {
  const next = useContext(NextContext)
  const isNew = useJustHappened(isComplete)
  // What was finished before Safar is nothing that was just reached.
  if (!isComplete || (isAtStep && !isNew) || steps.every(({ isDoneBefore }) => isDoneBefore === true)) return null
  const last = steps
    .flatMap(({ isDoneBefore, stageProgressionOn: { complete } }) =>
      isDoneBefore === true || complete === undefined ? [] : [complete],
    )
    .toSorted()
    .at(-1)
  return (
    <Moment
      drawing={<StationPassed />}
      title={`${label}: done`}
      isNew={isNew}
      receipt={[
        { label: 'Steps', value: copy.doneOf(steps.length, steps.length) },
        ...(last === undefined ? [] : [{ label: 'Finished on', value: dayWords(last) }]),
      ]}
      news={`I have finished every step of ${label} on my way to the US.`}
      next={next && <NextStep next={next} kind="primary" />}
    >
      <p>Every step here is done. What you sent and what we answered stays below.</p>
    </Moment>
  )
}
