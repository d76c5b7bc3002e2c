import { Children, createContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
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
  children: ReactNode
}

/** The steps of a stage. One level deep; it navigates and holds no forms of its own. On a phone the open step stands alone. */
export function StepAccordion({ open, onOpen, level = 2, children }: StepAccordionProps) {
  const accordion = useMemo(() => ({ open, onOpen, level }), [open, onOpen, level])
  const [unfoldedAt, unfoldAt] = useState<string>()
  const isFolded = open !== null && unfoldedAt !== open && Children.count(children) > 1

  return (
    <AccordionContext value={accordion}>
      <div className={classes(s.steps, isFolded && s.folded)}>
        {isFolded && (
          <button type="button" className={s.unfold} onClick={() => unfoldAt(open)}>
            Show all {Children.count(children)} steps
          </button>
        )}
        {children}
      </div>
    </AccordionContext>
  )
}
