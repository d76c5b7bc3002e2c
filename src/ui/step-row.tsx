import { use, useId } from 'react'
import type { ReactNode } from 'react'
import { ArrivalContext, useArrival } from './arrival.ts'
import { classes } from './classes.ts'
import { ChevronIcon } from './icons.tsx'
import { StatusTag } from './status-tag.tsx'
import { AccordionContext } from './step-accordion.tsx'
import s from './step-accordion.module.css'
import { useWasWritten } from './written.ts'

export interface StepLock {
  /** A sentence under the title: what opens it. */
  reason?: string | undefined
  onLocked: () => void
}

export interface StepRowProps {
  id: string
  title: ReactNode
  /** A StatusTag, most often. */
  status?: ReactNode
  /** A locked row says why and answers a press. */
  locked?: StepLock | undefined
  children?: ReactNode
}

export function StepRow({ id, title, status, locked, children }: StepRowProps) {
  const { open, onOpen, level } = use(AccordionContext)
  const panelId = useId()
  const isOpen = open === id && !locked
  const Heading = `h${level}` as const

  return (
    <div className={classes(s.step, locked && s.locked)}>
      <Heading className={s.heading}>
        <button
          type="button"
          className={s.row}
          id={`${panelId}-row`}
          aria-expanded={locked ? undefined : isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-haspopup={locked ? 'dialog' : undefined}
          onClick={locked ? locked.onLocked : () => onOpen(isOpen ? null : id)}
        >
          <span className={s.title}>
            {title}
            {locked?.reason && <span className={s.why}>{locked.reason}</span>}
          </span>
          <span className={s.status}>{locked ? <StatusTag tone="locked">Locked</StatusTag> : status}</span>
          {!locked && <ChevronIcon className={s.chevron} />}
        </button>
      </Heading>
      {isOpen && <Panel id={panelId}>{children}</Panel>}
    </div>
  )
}

/** Within this a browser takes what moves for the press's own doing, and so does anyone who pressed. */
const longestHeldBack = 400

/** Opens once it has what it shows, rather than to a skeleton of another height. */
function Panel({ id, children }: { id: string; children: ReactNode }) {
  const { isThere, wait } = useArrival({ longest: longestHeldBack })
  // What stood open in the page as it came does not open.
  const wasOpen = useWasWritten()
  return (
    <section className={classes(s.panel, wasOpen && s.still)} id={id} aria-labelledby={`${id}-row`} hidden={!isThere}>
      <ArrivalContext value={wait}>{children}</ArrivalContext>
    </section>
  )
}
