import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { SlotView } from '../contract.ts'
import * as copy from '../copy.ts'
import { Agenda } from './agenda.tsx'
import { AwayTimes, HomeTimes } from './slot-times.tsx'
import { useUnregister } from './use-registering.ts'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { countdown, nearness } from '../choosing/rules.ts'

/** Registered for a webinar that has not begun. */
export function Registered({ slot, ahead }: { slot: SlotView; ahead: number }) {
  const toasts = useToasts()
  const unregister = useUnregister(() => toasts.success(copy.unregistered))
  const leave = () =>
    unregister.mutate({ conferenceId: slot.conferenceId }, { onError: error => toasts.error(error.message) })
  return (
    <>
      <Notice tone="done" live>
        {copy.isRegistered}
      </Notice>
      <div className="stack-2 marked indent-4">
        <HomeTimes {...slot} />
        <AwayTimes {...slot} />
        <Countdown key={slot.startTime} to={slot.startTime} ahead={ahead} />
        <p className="muted">{copy.next}</p>
      </div>
      <Agenda text={slot.agenda} />
      <div className="row-3">
        <ButtonLink href={`/api/webinars/${slot.id}/calendar`} download>
          {copy.calendar}
        </ButtonLink>
        <Button kind="link" busy={unregister.isPending} onClick={leave}>
          {copy.unregister}
        </Button>
      </div>
    </>
  )
}

/** Ticks by itself, so that nothing around it is drawn again. It is read out only when it has come a good deal nearer. */
function Countdown({ to, ahead }: { to: string; ahead: number }) {
  const [left, setLeft] = useState(() => secondsTo(to, ahead))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(to, ahead)), 1000)
    return () => clearInterval(timer)
  }, [to, ahead])
  return (
    <>
      <p className="text-4 headline tabular" role="timer" aria-live="off">
        {countdown(left)}
      </p>
      <VisuallyHidden>
        <span role="status">{nearness(left)}</span>
      </VisuallyHidden>
    </>
  )
}

const secondsTo = (to: string, ahead: number): number => Math.ceil((Date.parse(to) - Date.now() - ahead) / 1000)
