import { useState, type ReactNode } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import type { KeyName } from '#src/wire/topics.ts'
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

type Cancelling = Omit<CancelDialogProps, 'confirm' | 'onClose' | 'children'> & {
  /** On both buttons that cancel. */
  label: string
  /** What becomes of it. */
  what: string
}

type BookedActionsProps = { calendar: string; move: string; onMove: () => void; cancelling: Cancelling }

/** To the calendar, to another time, or given up. */
export function BookedActions({ calendar, move, onMove, cancelling }: BookedActionsProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const { label, what, ...dialog } = cancelling
  return (
    <Actions>
      <ButtonLink href={calendar} download>
        Add to calendar
      </ButtonLink>
      <Button onClick={onMove}>{move}</Button>
      <Button kind="link" onClick={() => setIsCancelling(true)}>
        {label}
      </Button>
      {isCancelling && (
        <CancelDialog {...dialog} confirm={label} onClose={() => setIsCancelling(false)}>
          {what}
        </CancelDialog>
      )}
    </Actions>
  )
}

type CancelDialogProps = {
  title: string
  confirm: string
  verb: () => Promise<unknown>
  rereads: readonly KeyName[]
  done: string
  onClose: () => void
  children: ReactNode
}

/** What a step that others notice means is said before it is taken. */
export function CancelDialog({ title, confirm, verb, rereads, done, onClose, children }: CancelDialogProps) {
  const doing = useVerb(verb, { rereads, done, settled: onClose })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      confirm={confirm}
      keep="Keep it"
      busy={doing.isPending}
      onConfirm={() => doing.mutate(undefined)}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
