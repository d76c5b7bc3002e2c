import s from './progress-bar.module.css'
import { useStyles } from './style.ts'

export interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** In place of the percent: '3 of 8 pages'. */
  words?: string | undefined
}

export function ProgressBar({ label, percent, words }: ProgressBarProps) {
  const styled = useStyles()
  const whole = Math.round(Math.min(100, Math.max(0, percent)))

  return (
    <div>
      <div className={s.head} aria-hidden="true">
        <span className="semibold">{label}</span>
        <span className="muted tabular">{words ?? `${whole}%`}</span>
      </div>
      <progress className="visually-hidden" aria-label={label} value={whole} max={100} aria-valuetext={words} />
      <div className={s.track} aria-hidden="true">
        <div className={s.fill} {...styled({ scale: `${whole / 100} 1` })} />
      </div>
    </div>
  )
}
