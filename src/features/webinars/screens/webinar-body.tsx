import type { MyWebinars, SlotView, WebinarView } from '../contract.ts'
import * as copy from '../copy.ts'
import { phaseOf, registeredSlot } from '../rules.ts'
import { Notice } from '#src/ui/notice.tsx'
import { LiveRoom } from './live-room.tsx'
import { Recording, Player } from './recording.tsx'
import { Registered } from './registered.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { WebinarHead } from './webinar-head.tsx'
import { HomeTimes } from './slot-times.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './webinars.module.css'

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

type EarlierProps = { webinars: readonly WebinarView[]; except: string | undefined; now: string }

/** Recordings of what was held before, for who was not there. */
function Earlier({ webinars, except, now }: EarlierProps) {
  const past = webinars.flatMap(({ title, slots }) =>
    slots
      .filter(slot => slot.id !== except && slot.hasRecording && phaseOf(slot, now) === 'ended')
      .map(slot => ({ slot, title })),
  )
  if (past.length === 0) return null
  return (
    <section className="stack-3 ruled pad-top-4" aria-label="Earlier webinars">
      <h3 className="text-3">Earlier webinars</h3>
      <ul className="stack-4 list">
        {past.map(({ slot, title }) => (
          <li key={slot.id} className={classes('stack-3', s.past)}>
            <div>
              {title}
              <br />
              <span className="muted">
                <HomeTimes {...slot} />
              </span>
            </div>
            <Player slot={slot} kind="quiet" />
          </li>
        ))}
      </ul>
    </section>
  )
}
