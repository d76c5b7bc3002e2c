import type { ReactNode } from 'react'
import s from './moment.module.css'

export interface MomentProps {
  drawing: ReactNode
  title: ReactNode
  /** The rank of its heading. */
  level?: 2 | 3
  /** Nothing else on the page says it aloud as it happens. */
  live?: boolean
  children?: ReactNode
}

/** Something was reached: a small scene beside its words, said once as it happens, quiet from then on. */
export function Moment({ drawing, title, level = 2, live = false, children }: MomentProps) {
  const Heading = `h${level}` as const
  return (
    <div className={s.moment} role={live ? 'status' : undefined}>
      <div className={s.drawing}>{drawing}</div>
      <div className={s.words}>
        <Heading className={s.title}>{title}</Heading>
        {children}
      </div>
    </div>
  )
}
