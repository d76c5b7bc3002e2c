import { createContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { ChevronIcon } from './icons.tsx'
import { StateMark } from './state-mark.tsx'
import s from './step-accordion.module.css'

export interface Accordion {
  open: string | null
  onOpen: (id: string | null) => void
  level: 2 | 3
}

export const AccordionContext = createContext<Accordion>({
  open: null,
  onOpen: () => {},
  level: 2,
})

export interface StepAccordionProps {
  /** The open step, which the address names; null when all are shut. */
  open: string | null
  onOpen: (id: string | null) => void
  /** The rank of the steps' headings. */
  level?: 2 | 3
  /** Of rows that one has behind one: their names, and how to see them, or no more. */
  passed?: { names: readonly string[]; isShown: boolean; onToggle: () => void } | undefined
  children: ReactNode
}

/** The steps of a stage. One level deep; it navigates and holds no forms of its own. */
export function StepAccordion({ open, onOpen, level = 2, passed, children }: StepAccordionProps) {
  const latest = useRef(onOpen)
  useLayoutEffect(() => {
    latest.current = onOpen
  })
  // The same as long as the same step is open: what the server drew within, and is not taken over yet, would go with another.
  const accordion = useMemo(() => ({ open, level, onOpen: (id: string | null) => latest.current(id) }), [open, level])

  return (
    <AccordionContext value={accordion}>
      <div className={s.steps}>
        {passed !== undefined && (
          <button
            type="button"
            className={classes(s.step, s.row)}
            aria-expanded={passed.isShown}
            onClick={passed.onToggle}
          >
            <StateMark tone="done" />
            <span>
              <span className={s.title}>
                {passed.isShown ? 'Hide' : 'Show'} {passed.names.length} done
              </span>
              {!passed.isShown && <span className={classes('ellipsis', s.why)}>{passed.names.join(', ')}</span>}
            </span>
            <span />
            <ChevronIcon className={s.chevron} />
          </button>
        )}
        {children}
      </div>
    </AccordionContext>
  )
}
