import { createContext, use, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { nameThePage } from './page-title.ts'
import s from './page.module.css'

export const mainId = 'page'

/** Called with each page that comes: the app brings the keyboard to it. */
export const ArrivedContext = createContext<(main: HTMLElement) => void>(() => {})

/** Whether one came back to the page, by a step back or a load of it again: then it stands where it stood. */
export const CameBackContext = createContext<() => boolean>(() => false)

export interface PageProps {
  /** Says where one is, and how it stands: 'Plan your doses (Open) · Vaccines'. The name is added here. */
  title: string
  /** Another one is another page, though its frame stays. */
  place?: string
  width?: 'reading' | 'form' | 'stage' | 'wide'
  children: ReactNode
}

export function Page({ title, place, width = 'reading', children }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const arrived = use(ArrivedContext)
  useEffect(() => nameThePage(title), [title])
  useEffect(() => {
    if (main.current !== null) arrived(main.current)
  }, [arrived, place])

  return (
    <div className={classes(s.page, s[width])}>
      <main id={mainId} tabIndex={-1} ref={main} className={s.main}>
        {children}
      </main>
    </div>
  )
}
