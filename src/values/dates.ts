// Days and moments as they are written here. A day is a Temporal.PlainDate, a moment a Temporal.Instant.

/** Where our students are before they fly. */
export const homeZone = 'Asia/Kolkata'

/** The day it is at that moment, in India unless another zone is named. */
export const dayOf = (moment: Temporal.Instant, zone: string = homeZone): Temporal.PlainDate =>
  moment.toZonedDateTimeISO(zone).toPlainDate()

/** 21st November 2026: the specification's 'Do MMMM YYYY'. */
export const formatDay = ({ day, month, year }: Temporal.PlainDate): string =>
  `${ordinal(day)} ${monthNames[month - 1]} ${year}`

/** 26 Nov, and with the year where that is not within the twelve months around today: 4 Jul 2028. */
export function shortDay(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const short = `${day.day} ${(monthNames[day.month - 1] ?? '').slice(0, 3)}`
  const isNear =
    Temporal.PlainDate.compare(day, today.subtract({ months: 6 })) > 0 &&
    Temporal.PlainDate.compare(day, today.add({ months: 12 })) < 0
  return isNear ? short : `${short} ${day.year}`
}

/** Back from these words, to 2026-11-21; what says no day stays as it is. */
export function isoFrom(words: string): string {
  const [, day = '', name = '', year = ''] = /^(\d{1,2})[a-z]{2} (\p{L}+) (\d{4})$/u.exec(words) ?? []
  const month = monthNames.findIndex(one => one === name) + 1
  return month === 0 ? words : `${year}-${twoDigits(month)}-${twoDigits(Number(day))}`
}

/** Today, Yesterday, and before that the day itself. */
export function dayWords(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  if (day.equals(today)) return 'Today'
  return day.equals(today.subtract({ days: 1 })) ? 'Yesterday' : formatDay(day)
}

/** 11/21/2026, as forms of the US want it. */
export const formatUsDay = ({ day, month, year }: Temporal.PlainDate): string =>
  `${twoDigits(month)}/${twoDigits(day)}/${year}`

/** A day written 2026-11-21 or 11/21/2026; undefined if it is none, such as 02/30/2026. */
export function parseDay(text: string): Temporal.PlainDate | undefined {
  const [year, month, day] = iso(text) ?? american(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

/** Nobody who asks us for something was born before. */
export const firstBirthYear = 1900

/** 8:30 pm IST / 10:00 am EST on 21st November 2026; both days are named where they differ. */
export function formatMoment(moment: Temporal.Instant, usZone: UsZone): string {
  const [home, away] = [moment.toZonedDateTimeISO(homeZone), moment.toZonedDateTimeISO(usZone)]
  const [homeClock, awayClock] = [`${clock(home)} IST`, `${clock(away)} ${abbreviation(away, usZone)}`]
  return home.toPlainDate().equals(away.toPlainDate())
    ? `${homeClock} / ${awayClock} on ${formatDay(home.toPlainDate())}`
    : `${homeClock} on ${formatDay(home.toPlainDate())} / ${awayClock} on ${formatDay(away.toPlainDate())}`
}

/** 6:30 pm IST on 21st November 2026 / 8:00 am EST / 7:00 am CST. */
export const formatMomentIn = (moment: Temporal.Instant, zones: readonly UsZone[]): string =>
  [`${formatClock(moment)} IST on ${formatDay(dayOf(moment))}`, ...zones.map(zone => formatUsTime(moment, zone))].join(
    ' / ',
  )

/** 8:00 am, and what the time is called there; with the day where it is another than in India. */
export function formatTimeIn(moment: Temporal.Instant, zone: string, name: string): string {
  const day = dayOf(moment, zone)
  const time = `${clock(moment.toZonedDateTimeISO(zone))} ${name}`
  return day.equals(dayOf(moment)) ? time : `${time} on ${formatDay(day)}`
}

/** 8:00 am EST. */
export const formatUsTime = (moment: Temporal.Instant, zone: UsZone): string =>
  formatTimeIn(moment, zone, abbreviation(moment.toZonedDateTimeISO(zone), zone))

/** 8:30 pm, in India: where no other zone is in question. */
export const formatClock = (moment: Temporal.Instant): string => clock(moment.toZonedDateTimeISO(homeZone))

/** What people call the time there: in winter and in summer. */
export const usZones = {
  'America/New_York': ['EST', 'EDT'],
  'America/Chicago': ['CST', 'CDT'],
  'America/Denver': ['MST', 'MDT'],
  'America/Phoenix': ['MST', 'MST'],
  'America/Los_Angeles': ['PST', 'PDT'],
  'America/Anchorage': ['AKST', 'AKDT'],
  'Pacific/Honolulu': ['HST', 'HST'],
  'America/Puerto_Rico': ['AST', 'AST'],
  'Pacific/Guam': ['ChST', 'ChST'],
} as const satisfies Record<string, readonly [winter: string, summer: string]>

export type UsZone = keyof typeof usZones

export const isUsZone = (zone: string): zone is UsZone => Object.hasOwn(usZones, zone)

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${(isTeen ? undefined : endings[number % 10]) ?? 'th'}`
}

const endings: Record<number, string | undefined> = { 1: 'st', 2: 'nd', 3: 'rd' }

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
)

type Parts = readonly [year: number, month: number, day: number]

function iso(text: string): Parts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])]
}

function american(text: string): Parts | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  return match === null ? undefined : [Number(match[3]), Number(match[1]), Number(match[2])]
}

const clock = ({ hour, minute }: Temporal.ZonedDateTime): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`

/** It is summer time where the clock is ahead of where it stands on New Year's Day. */
function abbreviation(time: Temporal.ZonedDateTime, zone: UsZone): string {
  const winter = Temporal.ZonedDateTime.from({ year: time.year, month: 1, day: 1, timeZone: zone })
  return usZones[zone][time.offsetNanoseconds > winter.offsetNanoseconds ? 1 : 0]
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
