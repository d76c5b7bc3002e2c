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
            <Link href={tab.href} className={s.tab} aria-current={tab.href === current ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
