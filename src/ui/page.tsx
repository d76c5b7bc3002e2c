import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './page.module.css'

export const mainId = 'page'

export interface PageProps {
  /** Tells the state too: '(2 wrong) Apply to banks'. The name is added here. */
  title: string
  width?: 'reading' | 'form' | 'stage' | 'wide'
  /** The line at the side, on screens that have room. */
  side?: ReactNode
  children: ReactNode
}

export function Page({ title, width = 'reading', side, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Safar`
  }, [title])

  return (
    <div className={classes(s.page, s[width], side ? s.withSide : undefined)}>
      {side && <div className={s.side}>{side}</div>}
      <main id={mainId} tabIndex={-1} className={s.main}>
        {children}
      </main>
    </div>
  )
}
