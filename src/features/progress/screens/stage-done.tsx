import { useContext } from 'react'
import type { StageView } from '#src/journey/views.ts'
import { StationPassed } from '#src/ui/drawings/station-passed.tsx'
import { Moment } from '#src/ui/moment.tsx'
import * as copy from '../copy.ts'
import { NextContext, NextStep } from './next-step.tsx'
import s from './progress.module.css'
import { dayWords } from './step-status.tsx'

type StageDoneProps = { stage: StageView; isNew: boolean }

/** All steps of a stage are complete. */
export function StageDone({ stage: { label, steps }, isNew }: StageDoneProps) {
  const next = useContext(NextContext)
  const days = steps.flatMap(({ isDoneBefore, stageProgressionOn: { complete } }) =>
    isDoneBefore === true || complete === undefined ? [] : [complete],
  )
  // What was finished before Safar is nothing that was just reached.
  if (days.length === 0 && steps.every(({ isDoneBefore }) => isDoneBefore === true)) return null
  const last = days.toSorted().at(-1)
  return (
    <div className={s.done}>
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
    </div>
  )
}
