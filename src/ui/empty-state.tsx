import type { ReactNode } from 'react'
import s from './empty-state.module.css'

export interface EmptyStateProps {
  drawing?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** The heading's rank where it stands. */
  level?: 1 | 2 | 3
}

export function EmptyState({ drawing, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const

  return (
    <div className="stack-3 leading pad-top-5 pad-bottom-5">
      {drawing && <div className={s.drawing}>{drawing}</div>}
      <Heading>{title}</Heading>
      {children && <div className={s.words}>{children}</div>}
      {action && <div className="above-2">{action}</div>}
    </div>
  )
}
