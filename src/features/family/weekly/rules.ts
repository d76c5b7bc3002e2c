// The three lines of a week: where the journey is, what comes next, and what is to be paid.
import { formatDay } from '#src/values/dates.ts'
import { isTimeToRemind } from '../../plan/reminders/rules.ts'
import type { DueLine } from '../../money/contract.ts'
import type { ProgressView } from '../contract.ts'
import { home, weekly as copy } from '../copy.ts'

export const isTimeForLines = (now: Temporal.Instant, zone: string): boolean =>
  now.toZonedDateTimeISO(zone).dayOfWeek === 1 && isTimeToRemind(now, zone)

/** Without money, the nearest date is the third; where nothing is shared there is no line. */
export function linesOf(progress: ProgressView | undefined, due: readonly DueLine[] | undefined): readonly string[] {
  const third = due === undefined ? dateLine(progress?.dates ?? []) : moneyLine(due)
  return [...(progress === undefined ? [] : [whereLine(progress), nextLine(progress)]), third].filter(
    line => line !== undefined,
  )
}

function whereLine({ stages, stagesDone, stagesInAll }: ProgressView): string {
  const here = stages.find(({ state }) => state === 'now')
  return [home.done(stagesDone, stagesInAll), ...(here === undefined ? [] : [home.now(here.label)])].join(' · ')
}

function nextLine({ next }: ProgressView): string {
  if (next === null) return home.nothingNext
  const what = home.nextAt(next.stage, next.step ?? home.task)
  return copy.next(next.by === null ? what : `${what}. ${home.by(dayWords(next.by))}`)
}

function dateLine([date]: ProgressView['dates']): string | undefined {
  return date && copy.date(date.name, home.days[date.kind](dayWords(date.day)))
}

function moneyLine([first]: readonly DueLine[]): string {
  if (first === undefined) return home.nothingDue
  return copy.pay(first.what, first.inRupees ?? first.amount, first.isOverdue ? home.overdue : first.when)
}

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
