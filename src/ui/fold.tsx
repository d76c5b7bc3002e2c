import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './fold.module.css'

type FoldProps = {
  summary: ReactNode
  /** A mark beside what is read, such as where it is from. */
  isSmall?: boolean
  /** At first. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** What few need to read, behind its name; without a script as well. */
export const Fold = ({ summary, isSmall = false, isOpen = false, onToggle, children }: FoldProps) => (
  <details
    className={classes(s.fold, isSmall && s.small)}
    open={isOpen}
    onToggle={event => onToggle?.(event.currentTarget.open)}
  >
    <summary>{summary}</summary>
    {children}
  </details>
)
