import type { ReactNode } from 'react'
import s from './card.module.css'
import { classes } from './classes.ts'

export interface CardProps {
  /** It holds the screen's next action. */
  next?: boolean | undefined
  /** Rows that reach the edges. */
  flush?: boolean | undefined
  as?: 'div' | 'section' | 'article' | 'li'
  label?: string | undefined
  children: ReactNode
}

export function Card({ next, flush, as: Tag = 'div', label, children }: CardProps) {
  return (
    <Tag className={classes(s.card, next && s.next, flush && s.flush)} aria-label={label}>
      {children}
    </Tag>
  )
}
