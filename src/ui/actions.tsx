import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './actions.module.css'

/** Buttons side by side; on a phone each takes the width, the first nearest the words. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={classes('row-3', s.actions)}>{children}</div>
}
