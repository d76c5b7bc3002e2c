import type { ReactNode } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { timesAt } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './appointments.module.css'

/** What is booked, as a ticket: with whom, when and where. */
export const Ticket = ({ children }: { children: ReactNode }) => (
  <dl className={classes('stack-4 tiles-3 marked lines-3 indent-4', s.ticket)}>{children}</dl>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

export const PhoneFact = ({ phone }: { phone: string }) => (
  <Fact name="Phone">
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
  </Fact>
)

/** 'Wednesday, 17th June 2026, 6:30 pm IST', and the time where the other one is. */
export function TimesFact({ start, zone }: { start: string; zone: string }) {
  const { day, home, away } = timesAt(Temporal.Instant.from(start), zone)
  return (
    <Fact name="When">
      <time dateTime={start}>
        {day}, {home}
      </time>
      <span className="quiet block regular">{away}</span>
    </Fact>
  )
}

type BookedActionsProps = {
  calendar: string
  move: string
  onMove: () => void
  cancelling: Pick<Parameters<typeof ConfirmVerb>[0], 'title' | 'act' | 'rereads' | 'done'> & {
    /** On both buttons that cancel. */
    label: string
    /** What becomes of it. */
    what: string
  }
}

/** To the calendar, to another time, or given up. */
export const BookedActions = ({ calendar, move, onMove, cancelling: { what, ...cancelling } }: BookedActionsProps) => (
  <Actions>
    <ButtonLink href={calendar} download>
      Add to calendar
    </ButtonLink>
    <Button onClick={onMove}>{move}</Button>
    <ConfirmVerb {...cancelling} confirm={cancelling.label} keep="Keep it">
      <p>{what}</p>
    </ConfirmVerb>
  </Actions>
)
