import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import s from './tabs.module.css'

export interface Tab {
  href: string
  label: ReactNode
}

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The address of the one that is open. */
  current: string
}

/** Each has an address, so these are links and not ARIA tabs: Back works, and so does sending one. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav aria-label={label} className={s.tabs}>
      <ul className={s.list}>
        {tabs.map(tab => (
          <li key={tab.href}>
            {tab.href === current ? (
              <Link href={tab.href} ref={bringIntoView} className={s.tab} aria-current="page">
                {tab.label}
              </Link>
            ) : (
              <Link href={tab.href} className={s.tab}>
                {tab.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Sideways only: the page itself stays where it is. */
function bringIntoView(tab: HTMLElement | null) {
  const bar = tab?.closest('nav')
  if (!tab || !bar) return
  const { left, width } = tab.getBoundingClientRect()
  const room = bar.getBoundingClientRect()
  bar.scrollLeft += left + width / 2 - (room.left + room.width / 2)
}
