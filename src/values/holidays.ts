// The days on which offices are closed. Holidays of a single state, and those of one consulate, are not known here.

type InYear = Pick<Temporal.PlainDate, 'month' | 'day'>

const keyOf = ({ month, day }: InYear): number => 100 * month + day

/** Republic Day, Independence Day and Gandhi Jayanti. */
const nationalHolidays = new Set([126, 815, 1002])

export const isNationalHoliday = (day: InYear): boolean => nationalHolidays.has(keyOf(day))

/** A weekday on which neither the US government nor all of India is closed. */
export const isWorkingDay = (day: Temporal.PlainDate): boolean =>
  day.dayOfWeek <= friday && !isNationalHoliday(day) && !isFederalHoliday(day)

/** The day itself, or the last one before it on which offices work. */
export function workingDayUpTo(day: Temporal.PlainDate): Temporal.PlainDate {
  let found = day
  while (!isWorkingDay(found)) found = found.subtract({ days: 1 })
  return found
}

export function addWorkingDays(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  const step = { days: Math.sign(count) }
  let day = from
  for (let left = Math.abs(count); left > 0;) {
    day = day.add(step)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** As they are kept (5 U.S.C. 6103): what falls on a Saturday is kept on the Friday before, on a Sunday on the Monday after. */
function isFederalHoliday(day: Temporal.PlainDate): boolean {
  const { month, dayOfWeek } = day
  const week = Math.ceil(day.day / 7)
  if (fixedDays.has(keyOf(day))) return true
  if (dayOfWeek === monday)
    return mondays[month] === week || isLastOfMay(day) || fixedDays.has(keyOf(day.subtract({ days: 1 })))
  // Thanksgiving is a Thursday.
  return (
    (month === 11 && dayOfWeek === 4 && week === 4) ||
    (dayOfWeek === friday && fixedDays.has(keyOf(day.add({ days: 1 }))))
  )
}

/** New Year's Day, Juneteenth, Independence Day, Veterans Day and Christmas Day. */
const fixedDays = new Set([101, 619, 704, 1111, 1225])

/** By month, which Monday: the days of Martin Luther King, of Washington, of labor and of Columbus. */
const mondays: Readonly<Partial<Record<number, number>>> = { 1: 3, 2: 3, 9: 1, 10: 2 }

/** Memorial Day. */
const isLastOfMay = ({ month, day }: InYear): boolean => month === 5 && day > 24

const monday = 1
const friday = 5
