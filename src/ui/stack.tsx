import type { CSSProperties, ReactNode } from 'react'
import s from './stack.module.css'

type Gap = CSSProperties & Record<'--gap', string>

/** Things under one another, a step of the spacing scale apart. */
export function Stack({ gap = 5, children }: { gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7; children: ReactNode }) {
  const style: Gap = { '--gap': `var(--space-${gap})` }
  return (
    <div className={s.stack} style={style}>
      {children}
    </div>
  )
}
