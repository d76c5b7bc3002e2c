import type { ReactNode } from 'react'
import { ChevronIcon } from './icons.tsx'
import s from './press-row.module.css'

type PressRowProps = {
  icon: ReactNode
  title: ReactNode
  /** A second line, in a few words. */
  detail?: ReactNode
  onPress: () => void
  /** It opens something over the page. */
  isDialog?: boolean
}

/** One of several things that open, by a line each. The whole row is the target. */
export const PressRow = ({ icon, title, detail, onPress, isDialog = false }: PressRowProps) => (
  <button type="button" className={s.row} {...(isDialog && { 'aria-haspopup': 'dialog' as const })} onClick={onPress}>
    {icon}
    <span>
      <span className="block semibold">{title}</span>
      {detail !== undefined && <span className="quiet block">{detail}</span>}
    </span>
    <ChevronIcon className={s.end} />
  </button>
)
