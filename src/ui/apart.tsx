import type { ReactNode } from 'react'
import s from './apart.module.css'
import { apartOn } from './bar-scale.ts'
import { classes } from './classes.ts'
import { useStyles } from './style.ts'

type ApartBarProps = {
  /** By how much it is less, below nothing, or more. */
  apart: number
  /** All the differences of the picture, which share its line. */
  all: readonly number[]
}

/** How far one thing is from another, on one zero line: hatched to the left is less, solid to the right is more. */
export function ApartBar({ apart, all }: ApartBarProps) {
  const styled = useStyles()
  const { zero, from, length } = apartOn(apart, all)
  return (
    <span className={s.line} aria-hidden="true" {...styled({ '--zero': `${zero}%` })}>
      {apart !== 0 && (
        <i className={apart < 0 ? s.less : s.more} {...styled({ '--from': `${from}%`, '--length': `${length}%` })} />
      )}
    </span>
  )
}

type RangeBarProps = { from: number; to: number; least: number; most: number }

/** From where to where something may be, on a line from the least of all to the most. */
export function RangeBar({ from, to, least, most }: RangeBarProps) {
  const styled = useStyles()
  const share = (amount: number) => (100 * amount) / (most - least || 1)
  return (
    <span className={classes(s.line, s.axis)} aria-hidden="true">
      <i className={s.range} {...styled({ '--from': `${share(from - least)}%`, '--length': `${share(to - from)}%` })} />
    </span>
  )
}

/** In a table: the words, and the bar on the line that all rows share. */
export const BesideBar = ({ words, bar }: { words: ReactNode; bar: ReactNode }) => (
  <span className={s.beside}>
    <span className="tabular">{words}</span>
    {bar}
  </span>
)

export type ApartRow = {
  key: string
  name: ReactNode
  /** None where it cannot be said in a number. */
  apart?: number | undefined
  words: ReactNode
  /** Drawn in place of the difference. */
  bar?: ReactNode
  /** What else there is to say of it. */
  children?: ReactNode
}

type ApartListProps = {
  label: string
  rows: readonly ApartRow[]
  /** Names are long, or many things are compared: the lines have a row of their own. */
  isStacked?: boolean
}

/** What things differ in, a line for each, on one zero line. Where nothing differs nothing is drawn. */
export function ApartList({ label, rows, isStacked = false }: ApartListProps) {
  const all = rows.flatMap(({ apart }) => apart ?? [])
  const isDrawn = all.some(apart => apart !== 0)
  return (
    <div className="container">
      <ul className={classes('list', s.rows, isStacked && s.stacked)} aria-label={label}>
        {rows.map(({ key, name, apart, words, bar, children }) => (
          <li key={key}>
            <span>{name}</span>
            <strong className="tabular">{words}</strong>
            {bar ??
              (isDrawn && apart !== undefined && !(isStacked && apart === 0) && <ApartBar apart={apart} all={all} />)}
            {children}
          </li>
        ))}
      </ul>
    </div>
  )
}
