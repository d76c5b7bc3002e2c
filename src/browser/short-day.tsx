import { formatDay, shortDay } from '#src/values/dates.ts'
import { classes } from '#src/ui/classes.ts'
import s from './short-day.module.css'

type ShortDayProps = {
  day: Temporal.PlainDate
  today: Temporal.PlainDate
  /** 'in 3 days' */ words?: string | undefined
  /** 'By 26th November 2026', where its day alone does not say what is then. */ full?: string
  /** Neither in a link or a button nor beside one. */ isAlone?: boolean
}

/**
 * '26 Nov', where a row or a picture has no room. A screen reader always has the day in full. The eye has it below the short
 * one while that is hovered or pressed, and while the link or the button that holds it, or stands before it, has the keyboard:
 * so a list of thirty days is no longer to walk through by Tab. Only a day alone is a stop of its own.
 */
export function ShortDay({ day, today, words = shortDay(day, today), full = formatDay(day), isAlone }: ShortDayProps) {
  const time = (
    <time className={s.day} dateTime={day.toString()}>
      <span aria-hidden="true">{words}</span>
      <span className={classes('visually-hidden', s.full)}>{full}</span>
    </time>
  )
  return isAlone === true ? (
    <button type="button" className={s.alone}>
      {time}
    </button>
  ) : (
    time
  )
}
