import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { usePane } from './pane.ts'
import s from './desk-kit.module.css'

/** A page of the desk: its heading, a line that says what it is for, and the work. Beside a list, that has the ways back. */
export function Screen({ title, words, children }: { title: string; words?: ReactNode; children: ReactNode }) {
  const pane = usePane()
  const isInPane = pane !== undefined
  const Heading = isInPane ? 'h2' : 'h1'
  return (
    <div className={classes('stack-5', s.screen)}>
      <div>
        <Heading className={pane?.name === title ? 'visually-hidden' : undefined}>{title}</Heading>
        {words && !isInPane && <p className="muted">{words}</p>}
      </div>
      {children}
    </div>
  )
}
