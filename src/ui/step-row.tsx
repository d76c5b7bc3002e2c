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
  /** Under the row, as long as it is shut: to go on with it. */
  below?: ReactNode
  children?: ReactNode
}

export function StepRow({ id, title, note, mark, status, end, locked, below, children }: StepRowProps) {
  const { open, onOpen, level } = use(AccordionContext)
  const panelId = useId()
  const isOpen = open === id && !locked
  const row = useRef<HTMLButtonElement>(null)
  useKeyboardBack(isOpen, row)
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
          {isOpen ? (
            <>
              <span className={s.title}>{title}</span>
              <span className={s.standing}>
                <StateMark tone={mark} />
                <span>
                  {status}
                  {note && <> · {note}</>}
                </span>
              </span>
            </>
          ) : (
            <>
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
            </>
          )}
        </button>
      </Heading>
      {isOpen ? (
        <Panel id={panelId} row={row}>
          {children}
        </Panel>
      ) : (
        below && <div className={s.below}>{below}</div>
      )}
    </div>
  )
}

/** What had the keyboard in the panel is gone when it shuts: then the row has it. */
function useKeyboardBack(isOpen: boolean, row: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) row.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, row])
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
    <section
      className={classes(s.panel, wasOpen && s.still)}
      id={id}
      aria-labelledby={`${id}-row`}
      hidden={!isThere}
      data-step-page=""
    >
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

/** It gets the keyboard, unless one is beyond it or goes along the strip by keys; and on a phone its page begins at the top. */
function comeTo(row: HTMLButtonElement): void {
  const panel = document.getElementById(row.getAttribute('aria-controls') ?? '')
  const { activeElement } = document
  const isAlongStrip = activeElement?.closest('[data-strip] nav') != null
  const isPressed = activeElement === row || isAlongStrip || panel?.contains(activeElement) === true
  const { top } = row.getBoundingClientRect()
  if (!isPressed) row.focus({ preventScroll: true })
  if (top < 0 || top > innerHeight * 0.6 || (matchMedia(phone).matches && activeElement === row)) scrollTo({ top: 0 })
}
