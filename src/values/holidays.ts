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
const isFederalHoliday = (day: Temporal.PlainDate): boolean =>
  federalHolidaysOf(day.year).has(keyOf(day)) ||
  // New Year's Day on a Saturday is kept in the old year.
  (day.month === 12 && day.day === 31 && day.dayOfWeek === friday)

/** New Year's Day, Juneteenth, Independence Day, Veterans Day and Christmas Day. */
const fixedDays = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const

/** Days of Martin Luther King, of Washington, of labor, of Columbus, of thanks: which Monday or Thursday of a month. */
const nthDays = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
] as const

/** Found once for each year: plans of many students ask for the same. */
const found = new Map<number, ReadonlySet<number>>()

function federalHolidaysOf(year: number): ReadonlySet<number> {
  const known = found.get(year)
  if (known !== undefined) return known
  const first = (month: number, weekday: number) => {
    const begins = new Temporal.PlainDate(year, month, 1)
    return begins.add({ days: (weekday + 7 - begins.dayOfWeek) % 7 })
  }
  const days = [
    ...fixedDays.map(([month, day]) => keptOn(new Temporal.PlainDate(year, month, day))),
    ...nthDays.map(({ month, weekday, nth }) => first(month, weekday).add({ weeks: nth - 1 })),
    // Memorial Day is the last Monday of May.
    first(6, 1).subtract({ weeks: 1 }),
  ]
  const all = new Set(days.filter(day => day.year === year).map(keyOf))
  found.set(year, all)
  return all
}

const keptOn = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.dayOfWeek === saturday ? day.subtract({ days: 1 }) : day.dayOfWeek === sunday ? day.add({ days: 1 }) : day

const friday = 5
const saturday = 6
const sunday = 7
