import { useVerb } from '#src/browser/use-verb.ts'
import { isThing, things } from '#src/plan/things.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { formatDay } from '#src/values/dates.ts'
import { intakeLabel } from '#src/values/intakes.ts'
import type { DeferralView } from '../contract.ts'
import * as copy from '../deferral/copy.ts'
import { deferralApi } from './api.ts'

/** That the start was moved, what was known of the old term, and for a while the way back. */
export function Deferred({ deferral: { number, from, to, days, canBeUndone } }: { deferral: DeferralView }) {
  const undo = useVerb(deferralApi.undo, {
    rereads: ['plan', 'profile', 'onboarding', 'journey', 'vaccines'],
    done: copy.undone,
  })
  return (
    <Notice tone="info">
      <div className="stack-3">
        <p>{copy.moved(intakeLabel(to) ?? to, intakeLabel(from) ?? from)}</p>
        {days.length > 0 && (
          <Fold summary={copy.known} isSmall>
            <ul className="stack-1">
              {days.map(({ thing, day }) => (
                <li key={thing}>{wordsOf(thing, day)}</li>
              ))}
            </ul>
          </Fold>
        )}
        {canBeUndone && (
          <div>
            <Button kind="link" busy={undo.isPending} onClick={() => undo.mutate({ number })}>
              {copy.undo}
            </Button>
          </div>
        )}
      </div>
    </Notice>
  )
}

function wordsOf(thing: string, day: string | null): string {
  const name = isThing(thing) ? things[thing].name : thing
  return day === null ? copy.wasDone(name) : copy.was(name, formatDay(Temporal.PlainDate.from(day)))
}
