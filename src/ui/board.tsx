import type { ReactNode } from 'react'
import s from './board.module.css'

export interface BoardProps {
  children: ReactNode
  /** A few words at the end of the platform: 3 steps left, and the next day. */
  note?: ReactNode
  /** On the platform, at its end. */
  drawing?: ReactNode
}

/** A page's heading as a station's name board. One a screen. */
export function Board({ children, note, drawing }: BoardProps) {
  return (
    <div className={s.stand}>
      <div className={s.sign}>
        <h1 className={s.board}>{children}</h1>
      </div>
      {drawing && (
        <div className={s.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      {note && <p className={s.note}>{note}</p>}
    </div>
  )
}
