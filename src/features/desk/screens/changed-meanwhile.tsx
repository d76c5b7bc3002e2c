import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { dayOf, formatClock, formatDay } from '../../../values/dates.ts'
import * as copy from '../copy.ts'

type ChangedMeanwhileProps = { by: string | null; at: string | null; onTake: () => void; onKeep: () => void }

/** Somebody else saved while this form was changed: nothing typed is lost, and nothing of theirs either. */
export function ChangedMeanwhile({ by, at, onTake, onKeep }: ChangedMeanwhileProps) {
  return (
    <Notice
      tone="waiting"
      live
      title={copy.changedBy(by ?? copy.somebody, at === null ? 'the same day' : whenOf(at))}
      action={
        <Actions>
          <Button onClick={onTake}>Take theirs</Button>
          <Button onClick={onKeep}>Save mine over it</Button>
        </Actions>
      }
    >
      What you typed is still here.
    </Notice>
  )
}

function whenOf(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}
