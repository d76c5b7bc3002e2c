import { useState, type ReactNode } from 'react'
import s from './fold-row.module.css'
import { ChevronIcon } from './icons.tsx'

type FoldRowProps = {
  summary: ReactNode
  /** A second line: what is in it. */
  detail?: ReactNode
  children: ReactNode
}

/** A fold that is a row among others, across the page. What is in it is fetched and drawn once somebody opens it. */
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
