// The three lines of a week: where the journey is, what comes next, and what is to be paid.
import type { Said } from '#src/values/languages.ts'
import { isTimeToRemind } from '../../plan/reminders/rules.ts'
import type { DueLine } from '../../money/contract.ts'
import type { ProgressView } from '../contract.ts'
import type { familyWords } from '../words.ts'

export const isTimeForLines = (now: Temporal.Instant, zone: string): boolean =>
  now.toZonedDateTimeISO(zone).dayOfWeek === 1 && isTimeToRemind(now, zone)

type SaidOfFamily = Said<typeof familyWords.english>

/** Without money, the nearest date is the third; where nothing is shared there is no line. */
export function linesOf(
  said: SaidOfFamily,
  progress: ProgressView | undefined,
  due: readonly DueLine[] | undefined,
): readonly string[] {
  const third = due === undefined ? dateLine(said, progress?.dates ?? []) : moneyLine(said, due)
  return [...(progress === undefined ? [] : [whereLine(said, progress), nextLine(said, progress)]), third].filter(
    line => line !== undefined,
  )
}

function whereLine({ words: { home } }: SaidOfFamily, { stages, stagesDone, stagesInAll }: ProgressView): string {
  const here = stages.find(({ state }) => state === 'now')
  return [home.done(stagesDone, stagesInAll), ...(here === undefined ? [] : [home.now(here.label)])].join(' · ')
}

function nextLine({ words: { home, weekly }, day }: SaidOfFamily, { next }: ProgressView): string {
  if (next === null) return home.nothingNext
  const what = home.nextAt(next.stage, next.step ?? home.task)
  return weekly.next(next.by === null ? what : `${what}. ${home.by(day(next.by, 'home.by'))}`)
}

function dateLine({ words: { home, weekly }, day }: SaidOfFamily, [date]: ProgressView['dates']): string | undefined {
  return date && weekly.date(date.name, home.days[date.kind](day(date.day, 'home.days')))
}

function moneyLine({ words: { home, weekly } }: SaidOfFamily, [first]: readonly DueLine[]): string {
  if (first === undefined) return home.nothingDue
  return weekly.pay(first.what, first.inRupees ?? first.amount, first.isOverdue ? home.overdue : first.when)
}
