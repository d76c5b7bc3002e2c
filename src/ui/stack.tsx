import type { ReactNode } from 'react'
import s from './stack.module.css'
import { useStyles, type Style } from './style.ts'

/** Things under one another, a step of the spacing scale apart. */
export function Stack({ gap = 5, children }: { gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7; children: ReactNode }) {
  const styled = useStyles()
  const style: Style = { '--gap': `var(--space-${gap})` }
  return (
    <div className={s.stack} {...styled(style)}>
      {children}
    </div>
  )
}
