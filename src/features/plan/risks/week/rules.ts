// A lead's week: what of their students is due in the next seven days, day by day, and as a letter on Monday morning.
import { homeZone } from '#src/values/dates.ts'
import { things } from '#src/plan/things.ts'
import { isSure, type Ahead } from '../../ahead/rules.ts'
import type { RiskWord } from '../rules.ts'

type Day = Temporal.PlainDate

/** Today and the days after it. */
const days = 7
export const lastDayOf = (today: Day): Day => today.add({ days: days - 1 })

/** A date of a student within a week, as their row has it. */
export type WeekDate = {
  day: string
  title: string
  /** How it is, where it is at risk. */
  word: RiskWord | null
  /** A letter may name it: every student has it, and it says nothing about anyone's health. */
  isPlain: boolean
}

/** Of a row that is made on this day: two days more than a week, as the student may be where it is still yesterday. */
export function weekDates(ahead: readonly Ahead[], today: Day): readonly WeekDate[] {
  const last = lastDayOf(today).add({ days: 2 })
  return ahead.filter(date => isSure(date) && Temporal.PlainDate.compare(date.day, last) <= 0).map(weekDate)
}

function weekDate({ day, title, row }: Ahead): WeekDate {
  const word = row?.word === 'breaks' || row?.word === 'tight' ? row.word : null
  return { day: day.toString(), title, word, isPlain: row !== undefined && things[row.thing].lane !== 'health' }
}

/** Two of one name on one day, such as two bills of a month, are one line. */
export const datesWithin = (dates: readonly WeekDate[], today: Day): readonly WeekDate[] => {
  const within = dates.filter(({ day }) => day >= today.toString() && day <= lastDayOf(today).toString())
  return [...new Map(within.map(date => [`${date.day} ${date.title}`, date])).values()]
}

type OnDay = { day: string }

/** Day by day, the soonest first; within one in the order in which they come. */
export const byDay = <Item extends OnDay>(items: readonly Item[]): { day: string; items: Item[] }[] =>
  [...Map.groupBy(items, ({ day }) => day)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, ofDay]) => ({ day, items: ofDay }))

/** From Monday, 8 am in India; where nobody could write then, later on that day, and never in the evening. */
export function isTimeForLetter(now: Temporal.Instant): boolean {
  const { dayOfWeek, hour } = now.toZonedDateTimeISO(homeZone)
  return dayOfWeek === 1 && hour >= 8 && hour < 20
}
