import s from './ring.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'
import { useStyles, type Style } from './style.ts'

export interface RingProps {
  /** 0 to 100. */
  percent: number
  /** Says what it measures: 'matches your profile'. */
  label: string
  /** In pixels, where letters have their usual size. */
  size?: number
}

export function Ring({ percent, label, size = 64 }: RingProps) {
  const styled = useStyles()
  const whole = Math.round(Math.min(100, Math.max(0, percent)))
  const style: Style = { '--size': `${size / 16}rem` }

  return (
    <span className={s.ring} {...styled(style)}>
      <svg viewBox="0 0 40 40" fill="none" strokeWidth="4" aria-hidden="true">
        <circle className={s.bed} cx="20" cy="20" r="17.5" />
        <circle
          className={s.fill}
          cx="20"
          cy="20"
          r="17.5"
          pathLength="100"
          strokeDasharray={whole < 100 ? `${whole} 100` : undefined}
        />
      </svg>
      <span className={s.number}>{whole}%</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
