import { formatDay, shortDay } from '#src/values/dates.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type ShortDayProps = {
  day: Temporal.PlainDate
  today: Temporal.PlainDate
  /** 'in 3 days' */ words?: string | undefined
  /** 'By 26th November 2026', where its day alone does not say what is then. */ full?: string
}

/** '26 Nov', where a row or a picture has no room; who hovers or listens has the day in full. */
export const ShortDay = ({ day, today, words = shortDay(day, today), full = formatDay(day) }: ShortDayProps) => (
  <time dateTime={day.toString()} title={full}>
    <span aria-hidden="true">{words}</span>
    <VisuallyHidden>{full}</VisuallyHidden>
  </time>
)
