import type { MyWebinars, SlotView, WebinarView } from '../contract.ts'
import * as copy from '../copy.ts'
import { phaseOf, registeredSlot } from '../rules.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Earlier } from './earlier.tsx'
import { LiveRoom } from './live-room.tsx'
import { Recording } from './recording.tsx'
import { Registered } from './registered.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { WebinarHead } from './webinar-head.tsx'

export type Shown = Pick<MyWebinars, 'webinars' | 'registrations'> & { ahead: number; now: string }

/** Where one stands: what one chose, the room while it is live, the recording after; and what else there is. */
export function WebinarBody(shown: Shown) {
  const { webinars, registrations, now, ahead } = shown
  const slots = webinars.flatMap(webinar => webinar.slots)
  const slot = registeredSlot({ slots, registrations })
  const webinar = webinars.find(({ slots: own }) => own.some(({ id }) => id === slot?.id))
  return (
    <div className="stack-5">
      {slot === undefined && wasCancelled(slots, registrations) && (
        <Notice tone="wrong" live>
          {copy.chosenWasCancelled}
        </Notice>
      )}
      {slot !== undefined && webinar !== undefined && (
        <Standing webinar={webinar} slot={slot} now={now} ahead={ahead} />
      )}
      <SlotChoice webinars={webinars} chosen={slot} now={now} />
      <Earlier webinars={webinars} except={slot?.id} now={now} />
    </div>
  )
}

type StandingProps = { webinar: WebinarView; slot: SlotView; now: string; ahead: number }

function Standing({ webinar, slot, now, ahead }: StandingProps) {
  const phase = phaseOf(slot, now)
  return (
    <>
      <WebinarHead webinar={webinar} />
      {phase === 'ahead' && <Registered slot={slot} ahead={ahead} />}
      {phase === 'live' && <LiveRoom slot={slot} />}
      {phase === 'ended' && <Recording slot={slot} />}
    </>
  )
}

function wasCancelled(slots: readonly SlotView[], registrations: MyWebinars['registrations']): boolean {
  const mine = new Set(registrations.map(({ conferenceId }) => conferenceId))
  return slots.some(({ conferenceId, cancelledAt }) => cancelledAt !== undefined && mine.has(conferenceId))
}
