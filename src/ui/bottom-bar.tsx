import type { ReactNode } from 'react'
import s from './bottom-bar.module.css'
import { Link } from './link.tsx'

export interface BottomBarItem {
  label: string
  icon: ReactNode
  /** Where it leads, or what it opens. */
  to: string | (() => void)
  isCurrent?: boolean | undefined
}

/** On a phone, under the thumb: the few places that are wanted from everywhere. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <nav className={s.bar} aria-label={label} data-bottom-bar="" data-over-page="">
      {items.map(({ label: name, icon, to, isCurrent }) =>
        typeof to === 'string' ? (
          <Link key={name} href={to} className={s.item} {...(isCurrent && { 'aria-current': 'page' as const })}>
            {icon}
            {name}
          </Link>
        ) : (
          <button key={name} type="button" className={s.item} aria-haspopup="dialog" onClick={to}>
            {icon}
            {name}
          </button>
        ),
      )}
    </nav>
  )
}
