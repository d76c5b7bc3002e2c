import type { ReactNode } from 'react'
import { partsOf, scaleOf, type BarAmounts } from './bar-scale.ts'
import { classes } from './classes.ts'
import s from './bars.module.css'
import { useStyles } from './style.ts'

/** A line for the eye alone: a screen reader has the amounts in words beside it. */
export function Bar({ bar, scale }: { bar: BarAmounts; scale: number }) {
  const styled = useStyles()
  const { solid, striped } = partsOf(bar, scale)
  return (
    <div className={s.line} aria-hidden="true">
      <span className={s.solid} {...styled({ '--part': `${solid}%` })} />
      <span className={s.striped} {...styled({ '--part': `${striped}%` })} />
    </div>
  )
}

export type BarRow = {
  key: string
  name: ReactNode
  /** The amount by which the rows compare, at the right end of the name's line. */
  amount: ReactNode
  bar: BarAmounts
  /** What else there is to say of it. */
  children?: ReactNode
}

type BarListProps = {
  label: string
  rows: readonly BarRow[]
}

/** Things that compare, on one scale: a list in words, each with a line as long as it is dear. */
export function BarList({ label, rows }: BarListProps) {
  const scale = scaleOf(rows.map(({ bar }) => bar))
  return (
    <ol className="list" aria-label={label}>
      {rows.map(({ key, name, amount, bar, children }) => (
        <li key={key} className={classes('stack-2 ruled pad-y-4', s.row)}>
          <div className="spread baseline gap-4 lines-0">
            <div>{name}</div>
            <div className={s.amount}>{amount}</div>
          </div>
          <Bar bar={bar} scale={scale} />
          {children}
        </li>
      ))}
    </ol>
  )
}

/** What the two parts of the lines mean. */
export const BarKey = ({ solid, striped }: { solid: ReactNode; striped?: ReactNode }) => (
  <p className={classes('wrap gap-4 lines-0 tabular', s.key)}>
    <span>
      <i className={s.solid} aria-hidden="true" /> {solid}
    </span>
    {striped !== undefined && (
      <span>
        <i className={s.striped} aria-hidden="true" /> {striped}
      </span>
    )}
  </p>
)
