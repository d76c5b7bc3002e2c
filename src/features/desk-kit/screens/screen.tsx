import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import s from './desk-kit.module.css'

/** A page of the desk: its heading, a line that says what it is for, and the work. */
export function Screen({ title, words, children }: { title: string; words?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes('stack-5', s.screen)}>
      <div>
        <h1>{title}</h1>
        {words && <p className="muted">{words}</p>}
      </div>
      {children}
    </div>
  )
}
