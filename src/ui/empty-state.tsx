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
    <div className={s.empty}>
      {drawing && <div className={s.drawing}>{drawing}</div>}
      <Heading>{title}</Heading>
      {children && <div className={s.words}>{children}</div>}
      {action && <div className={s.action}>{action}</div>}
    </div>
  )
}
