import type { ReactNode } from 'react'
import s from './actions.module.css'

/** Buttons side by side; on a phone each takes the width, the first nearest the words. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={s.actions}>{children}</div>
}
