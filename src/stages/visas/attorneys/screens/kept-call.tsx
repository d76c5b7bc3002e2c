import { useNow } from '#src/browser/use-now.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { formatClock } from '#src/values/dates.ts'
import type { CallView } from '../contract.ts'
import * as copy from '../copy.ts'
import { attorneys, useCallVerb } from './calls.ts'
import { CallTicket } from './booked-call.tsx'

type KeptCallProps = { call: CallView; heldUntil: string; ahead: number }

/** A paid call whose time is kept while it is being paid. */
export function KeptCall({ call, heldUntil, ahead }: KeptCallProps) {
  const pay = useCallVerb(async () => location.assign((await attorneys.pay({})).url))
  const giveUp = useCallVerb(() => attorneys.cancel({}), copy.givenBack)
  const isOver = useNow().epochMilliseconds + ahead >= Date.parse(heldUntil)
  return (
    <div className="stack-5">
      <Notice
        tone="waiting"
        live
        title={isOver ? copy.holdEnded : `Kept for you until ${formatClock(Temporal.Instant.from(heldUntil))} IST`}
      >
        {copy.afterPaying}
      </Notice>
      <CallTicket call={call} />
      <Actions>
        {!isOver && (
          <Button kind="primary" busy={pay.isPending} onClick={() => pay.mutate({})}>
            {copy.payNow(call.price ?? 0)}
          </Button>
        )}
        <Button kind="link" busy={giveUp.isPending} onClick={() => giveUp.mutate({})}>
          Give this time back
        </Button>
      </Actions>
    </div>
  )
}
