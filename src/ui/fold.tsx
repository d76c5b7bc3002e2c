import { useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './fold.module.css'
import { ChevronIcon } from './icons.tsx'

type FoldProps = {
  summary: ReactNode
  /** A mark beside what is read, such as where it is from. */
  isSmall?: boolean
  /** At first. */
  isOpen?: boolean
  children: ReactNode
}

/** What few need to read, behind its name; without a script as well. */
export const Fold = ({ summary, isSmall = false, isOpen = false, children }: FoldProps) => (
  <details className={classes(s.fold, isSmall && s.small)} open={isOpen}>
    <summary>{summary}</summary>
    {children}
  </details>
)

type FoldRowProps = {
  summary: ReactNode
  /** A second line: what is in it. */
  detail?: ReactNode
  children: ReactNode
}

/** The same as a row among others, across the page. What is in it is fetched and drawn once somebody opens it. */
export function FoldRow({ summary, detail, children }: FoldRowProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={s.row} onToggle={event => event.currentTarget.open && setOpened(true)}>
      <summary>
        <span>
          <strong>{summary}</strong>
          {detail !== undefined && <span className="quiet block">{detail}</span>}
        </span>
        <ChevronIcon />
      </summary>
      {wasOpened && <div className={s.inside}>{children}</div>}
    </details>
  )
}
