import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link } from './link.tsx'
import s from './places.module.css'

export interface PlacesItem {
  label: string
  icon: ReactNode
  /** Where it leads, or what it opens. */
  to: string | (() => void)
  isCurrent?: boolean | undefined
  /** A <PlaceMark>, while something there wants to be seen. */
  mark?: ReactNode
  /** Under the thumb there is room for five. */
  isWideOnly?: boolean | undefined
}

type PlacesProps = {
  label: string
  items: readonly PlacesItem[]
  /** Below them, where there is a side. */ foot?: ReactNode
}

/** The main places: at the side where there is room for a side, else at the bottom, under the thumb. */
export function Places({ label, items, foot }: PlacesProps) {
  return (
    <nav className={s.places} aria-label={label} data-places="" data-over-page="">
      {items.map(item => (
        <Item key={item.label} {...item} />
      ))}
      {foot !== undefined && <div className={s.foot}>{foot}</div>}
    </nav>
  )
}

function Item({ label, icon, to, isCurrent, mark, isWideOnly }: PlacesItem) {
  const className = classes(s.item, isWideOnly && s.wideOnly)
  const inside = (
    <>
      {icon}
      {label}
      {mark}
    </>
  )
  if (typeof to === 'string')
    return (
      <Link href={to} className={className} {...(isCurrent && { 'aria-current': 'page' as const })}>
        {inside}
      </Link>
    )
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...(isCurrent && { 'aria-current': 'true' as const })}
      onClick={to}
    >
      {inside}
    </button>
  )
}

/** Hollow while something is tight, full once something breaks or is missing; in words for who doesn't see it. */
export const PlaceMark = ({ isWrong, words }: { isWrong: boolean; words: string }) => (
  <span className={classes(s.mark, isWrong && s.wrong)}>
    <span className="visually-hidden">{words}</span>
  </span>
)
