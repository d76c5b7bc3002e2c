import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import s from './route-line.module.css'
import { stationWords } from './station.ts'
import type { Station } from './station.ts'
import { useStyles } from './style.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface RouteStop extends Station {
  href: string
  note?: ReactNode
}

export interface RouteLineProps {
  label: string
  /** Above the line: 'Your route · 4 of 11 done'. */
  heading?: ReactNode
  stops: readonly RouteStop[]
  /** The id of the stage whose page this is. */
  open?: string | undefined
}

/** The line at the side of a stage. The stop in yellow has the next step; the open page may be another one.
    The stretch below a stop is its own, blue as far as it is done. */
export function RouteLine({ label, heading, stops, open }: RouteLineProps) {
  const styled = useStyles()
  return (
    <nav aria-label={label}>
      {heading && <p className={s.heading}>{heading}</p>}
      <ol className={s.line}>
        {stops.map(stop => (
          <li
            key={stop.id}
            className={classes(s.stop, s[stop.state])}
            {...styled({ '--share': `${stop.share * 100}%` })}
          >
            <Link href={stop.href} className={s.link} aria-current={currency(stop, open)}>
              {stop.label}
              <VisuallyHidden>, {stationWords[stop.state]}</VisuallyHidden>
              {stop.note && <span className={s.note}>{stop.note}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function currency(stop: RouteStop, open: string | undefined): 'page' | 'step' | undefined {
  if (stop.id === open) return 'page'
  return stop.state === 'now' ? 'step' : undefined
}
