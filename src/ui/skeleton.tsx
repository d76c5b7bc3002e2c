import type { ReactNode } from 'react'
import { Awaited } from './arrival.ts'
import { classes } from './classes.ts'
import s from './skeleton.module.css'
import { useStyles } from './style.ts'

type LoadingProps = { label?: string | undefined; rows?: number | undefined; children?: ReactNode }

/** The shape of a part that is on its way, which says so once: a line and rows below it, where it has no other. */
export function Loading({ label = 'Loading', rows = 3, children }: LoadingProps) {
  return (
    <>
      <Awaited />
      <span role="status" className="visually-hidden">
        {label}
      </span>
      <div aria-hidden="true">
        {children ?? (
          <>
            <SkeletonLine width="55%" />
            {rows > 0 && <SkeletonRows rows={rows} />}
          </>
        )}
      </div>
    </>
  )
}

export function SkeletonLine({ width = '100%' }: { width?: string }) {
  const styled = useStyles()
  return <span className={classes(s.shape, s.line)} {...styled({ width })} />
}

export function SkeletonPage() {
  return (
    <>
      <div className={s.platform}>
        <span className={classes(s.shape, s.board)} />
      </div>
      <SkeletonRows />
    </>
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
