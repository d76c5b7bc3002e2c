import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import s from './asha.module.css'
import { Button } from './button.tsx'

export interface AshaProps {
  /** 'Hi Meera, not sure about the last line?' */
  title: ReactNode
  /** What she can do, and how soon she answers. */
  children?: ReactNode
  ask?: string
  onAsk: () => void
}

export function Asha({ title, children, ask = 'Ask Asha', onAsk }: AshaProps) {
  return (
    <aside className={classes('screen-only', s.strip)} aria-label="Help from Asha">
      <AshaFace />
      <div>
        <p className="semibold close breakable">{title}</p>
        {children && <p className="quiet close">{children}</p>}
      </div>
      <div className={s.ask}>
        <Button onClick={onAsk}>{ask}</Button>
      </div>
    </aside>
  )
}

/** A plait over the shoulder, a blue kurta: drawn with the same line as the rest. */
export function AshaFace() {
  return (
    <svg className={s.avatar} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="#ffe08a" />
      <g stroke="#11151f" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M9 41.2C10.5 34.5 16 31.5 24 31.5s13.5 3 15 9.700A23 23 0 0 1 9 41.2Z" fill="#1f4aa8" />
        <path d="M20.5 27v5.5c1.800 2 5.2 2 7 0V27" fill="#c98d63" />
        <path d="M15 20c0-7 3.5-11 9-11s9 4 9 11-4 10.5-9 10.5S15 27 15 20Z" fill="#c98d63" />
        <path d="M14.5 23C12 12 17.5 6.5 24 6.5S36 12 33.5 23c-.5-6-4-8.5-8-10.5-2.5 4-8 4.5-11 10.5Z" fill="#11151f" />
        <path d="M33.5 21c2 2.5 2.5 5 1.5 7.5 1.700 2 1.700 4 .3 6 .9 1.5.7 3-.3 4.5" />
        <path d="M20.5 20.5v.6M27.5 20.5v.6M21.5 25.5c1.5 1.300 3.5 1.300 5 0" />
      </g>
      <circle cx="24" cy="16" r="1.1" fill="#a82718" />
    </svg>
  )
}
