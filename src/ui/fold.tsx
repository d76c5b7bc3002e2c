import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './fold.module.css'

type FoldProps = {
  summary: ReactNode
  /** A mark beside what is read, such as where it is from. */
  isSmall?: boolean
  children: ReactNode
}

/** What few need to read, behind its name; without a script as well. */
export const Fold = ({ summary, isSmall = false, children }: FoldProps) => (
  <details className={classes(s.fold, isSmall && s.small)}>
    <summary>{summary}</summary>
    {children}
  </details>
)
