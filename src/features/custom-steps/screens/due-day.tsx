import { useNow } from '#src/browser/use-now.ts'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'

type DueDayProps = { day: string; isDone: boolean }

/** By when the desk wants a step done; nothing once it is. */
export function DueDay({ day, isDone }: DueDayProps) {
  const due = Temporal.PlainDate.from(day)
  const isOver = Temporal.PlainDate.compare(due, dayOf(useNow())) < 0
  if (isDone) return null
  return (
    <div>
      <StatusTag tone={isOver ? 'wrong' : 'waiting'}>{(isOver ? copy.wasDueOn : copy.dueOn)(formatDay(due))}</StatusTag>
    </div>
  )
}
