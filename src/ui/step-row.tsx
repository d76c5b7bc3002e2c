import { use, useEffect, useId, useRef, type RefObject } from 'react'
import type { ReactNode } from 'react'
import { ArrivalContext, useArrival } from './arrival.ts'
import { phone } from '#src/values/phone-layout.ts'
import { classes } from './classes.ts'
import { ChevronIcon } from './icons.tsx'
import { CameBackContext } from './page.tsx'
import { StateMark, type StateTone } from './state-mark.tsx'
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
  /** How it stands, as a shape and in words. */
  mark: StateTone
  status: string
  /** A short line under the title: by when. */
  note?: ReactNode
  /** At the right, by when: its room is kept. */
  end?: ReactNode
  /** A locked row says why and answers a press. */
  locked?: StepLock | undefined
  children?: ReactNode
}

export function StepRow({ id, title, note, mark, status, end, locked, children }: StepRowProps) {
  const { open, onOpen, level } = use(AccordionContext)
  const panelId = useId()
  const isOpen = open === id && !locked
  const row = useRef<HTMLButtonElement>(null)
  const Heading = `h${level}` as const

  return (
    <div className={classes(s.step, locked && s.locked, isOpen && s.isOpen)}>
      <Heading className={s.heading}>
        <button
          ref={row}
          type="button"
          className={s.row}
          id={`${panelId}-row`}
          aria-expanded={locked ? undefined : isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-haspopup={locked ? 'dialog' : undefined}
          onClick={locked ? locked.onLocked : () => onOpen(isOpen ? null : id)}
        >
          <StateMark tone={mark} />
          <span>
            <span className={s.title}>{title}</span>
            <span className={s.why}>
              <span>{status}</span>
              {(locked?.reason ?? note) && (
                <>
                  {' '}
                  · <span>{locked?.reason ?? note}</span>
                </>
              )}
            </span>
          </span>
          <span className={s.end}>{end}</span>
          {!locked && <ChevronIcon className={s.chevron} />}
        </button>
      </Heading>
      {isOpen && (
        <Panel id={panelId} row={row}>
          {children}
        </Panel>
      )}
    </div>
  )
}

/** Within this a browser takes what moves for the press's own doing, and so does anyone who pressed. */
const longestHeldBack = 400

/** Opens once it has what it shows, rather than to a skeleton of another height. */
function Panel({ id, row, children }: { id: string; row: RefObject<HTMLButtonElement | null>; children: ReactNode }) {
  const { isThere, wait } = useArrival({ longest: longestHeldBack })
  // What stood open in the page as it came does not open.
  const wasOpen = useWasWritten()
  const cameBack = use(CameBackContext)
  useEffect(() => {
    return isThere && row.current !== null && !cameBack() ? onceShown(row.current, comeTo) : undefined
  }, [isThere, row, cameBack])
  return (
    <section className={classes(s.panel, wasOpen && s.still)} id={id} aria-labelledby={`${id}-row`} hidden={!isThere}>
      <ArrivalContext value={wait}>{children}</ArrivalContext>
    </section>
  )
}

/** What lies in a page that is still on its way cannot have the keyboard. */
function onceShown(row: HTMLButtonElement, act: (row: HTMLButtonElement) => void): () => void {
  const watch = new ResizeObserver(() => {
    if (row.offsetHeight === 0) return
    watch.disconnect()
    act(row)
  })
  watch.observe(row)
  return () => watch.disconnect()
}

/** Opened by a link it gets the keyboard, and on a phone comes to the top; elsewhere it only has to be in sight. */
function comeTo(row: HTMLButtonElement): void {
  // Who pressed it and has gone on by keys meanwhile stays where they are.
  const panel = document.getElementById(row.getAttribute('aria-controls') ?? '')
  const isPressed = document.activeElement === row || panel?.contains(document.activeElement) === true
  const { top } = row.getBoundingClientRect()
  const isPhone = matchMedia(phone).matches
  if (!isPressed) row.focus({ preventScroll: true })
  if ((isPhone && !isPressed) || top < 0 || top > innerHeight * 0.6) row.scrollIntoView({ block: 'start' })
}
