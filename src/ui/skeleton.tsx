import type { ReactNode } from 'react'
import { Awaited } from './arrival.ts'
import { classes } from './classes.ts'
import s from './skeleton.module.css'
import { useStyles } from './style.ts'

/** Wraps the shapes of a part that is on its way, and says so once. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <>
      <Awaited />
      <output className="visually-hidden">{label}</output>
      <div aria-hidden="true">{children}</div>
    </>
  )
}

export function SkeletonLine({ width = '100%' }: { width?: string }) {
  const styled = useStyles()
  return <span className={classes(s.shape, s.line)} {...styled({ width })} />
}

export function SkeletonBoard() {
  return (
    <div className={s.platform}>
      <span className={classes(s.shape, s.board)} />
    </div>
  )
}

const widths = ['46%', '38%', '52%', '34%', '42%']

export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div className="box round-3">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={s.row}>
          <SkeletonLine width={widths[at % widths.length] ?? '46%'} />
          <SkeletonLine width="72px" />
        </div>
      ))}
    </div>
  )
}
