import { useSecond } from '#src/browser/use-now.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { useKept } from '#src/ui/drafts.ts'
import { ClockIcon } from '#src/ui/icons.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useReadFacts } from '#src/features/dated-facts/screens/use-facts.ts'
import { timer, timerFact } from '../copy.ts'
import { clockWords, secondsLeft, spoken, stateOf } from '../rules.ts'
import s from './ds-160.module.css'

/** Counts down from the last save. Kept on this device, so a reload or another page does not stop it. */
export function SaveTimer({ owner }: { owner: string }) {
  const [savedAt, setSavedAt] = useKept<number | null>('ds-160-saved', owner, { otherwise: null, isIt: isMoment })
  if (savedAt === null) {
    return (
      <div className={classes('stack-2 leading full box pad-4', s.timer)}>
        <TimerWords />
        <Button onClick={() => setSavedAt(Date.now())}>{timer.start}</Button>
      </div>
    )
  }
  return <Running savedAt={savedAt} onSaved={() => setSavedAt(Date.now())} onStop={() => setSavedAt(null)} />
}

function TimerWords() {
  const [fact] = useReadFacts([timerFact])
  return (
    fact !== undefined && (
      <>
        <p>{fact.text}</p>
        <SourceMark of={[fact.source]} />
      </>
    )
  )
}

type RunningProps = { savedAt: number; onSaved: () => void; onStop: () => void }

function Running({ savedAt, onSaved, onStop }: RunningProps) {
  const left = secondsLeft(savedAt, useSecond())
  const state = stateOf(left)
  return (
    <div className={classes('stack-2 leading full box pad-4', s.timer)} data-state={state}>
      <p className="line gap-2 large-5 tabular" role="timer" aria-label={timer.title}>
        <ClockIcon /> {clockWords(left)}
      </p>
      {state !== 'running' && <p role="alert">{state === 'over' ? timer.over : timer.soon}</p>}
      <VisuallyHidden>
        <span role="status">{spoken(left)}</span>
      </VisuallyHidden>
      <div className="wrap gap-3">
        <Button onClick={onSaved}>{timer.saved}</Button>
        <Button kind="link" onClick={onStop}>
          {timer.stop}
        </Button>
      </div>
    </div>
  )
}

const isMoment = (stored: unknown): stored is number | null => typeof stored === 'number'
