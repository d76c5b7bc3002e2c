// Calendar files (RFC 5545): one event as RFC 5546 wants it, put in or taken out again; several days at once; and a whole
// calendar to subscribe to.
import { homeZone } from './dates.ts'

export type CalendarEvent = {
  /** The same for ever: by it a calendar knows the event again. */
  uid: string
  /** Grows with every change. */
  sequence: number
  /** When this was written. */
  stamp: Temporal.Instant
  start: Temporal.Instant
  end: Temporal.Instant
  title: string
  description: string
  /** Where it takes place: an address, a phone call, or the page that it is watched on. */
  location: string
  url: string
  organizer: { name: string; email: string }
  isCancelled: boolean
}

/** From how letters are signed: 'Safar <hello@safar.example>'. */
export function organizerIn(from: string): CalendarEvent['organizer'] {
  const [, name = 'Safar', email = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return { name, email }
}

export type CalendarMethod = 'PUBLISH' | 'CANCEL'

export const calendarMethod = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): CalendarMethod =>
  isCancelled ? 'CANCEL' : 'PUBLISH'

export function calendarFile(event: CalendarEvent): string {
  return written([
    ...head,
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

export type DayEvent = { uid: string; day: Temporal.PlainDate; title: string; description: string }

/** Several whole days in one file, wherever the reader is. */
export function calendarOfDays({
  days,
  stamp,
  url,
}: {
  days: readonly DayEvent[]
  stamp: Temporal.Instant
  url: string
}): string {
  const events = days.flatMap(({ uid, day, title, description }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    ...wholeDay(day),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  return written([...head, 'METHOD:PUBLISH', ...events, 'END:VCALENDAR'])
}

export type FeedEvent = {
  /** The same for ever: by it a calendar knows the event again. */
  uid: string
  /** Grows with every change. */
  sequence: number
  changedAt: Temporal.Instant
  /** A whole day wherever the reader is, or a moment on the clock in India, where the visits are. */
  when: Temporal.PlainDate | Temporal.Instant
  title: string
  description: string
  url: string
  isCancelled: boolean
}

/**
 * A calendar that programs fetch again by themselves. It has no method: nothing is handed over, it is read. A moment has no
 * end, because we know only when something begins.
 */
export function calendarFeed({ name, events }: { name: string; events: readonly FeedEvent[] }): string {
  return written([
    ...head,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshAfter}`,
    `X-PUBLISHED-TTL:${refreshAfter}`,
    ...(events.some(({ when }) => when instanceof Temporal.Instant) ? indianTime : []),
    ...events.flatMap(linesOfFeedEvent),
    'END:VCALENDAR',
  ])
}

const refreshAfter = 'PT12H'

/** India has had one time since 1945, without a summer time. */
const indianTime = [
  'BEGIN:VTIMEZONE',
  `TZID:${homeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const linesOfFeedEvent = ({ uid, sequence, changedAt, when, title, description, url, isCancelled }: FeedEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${utc(changedAt)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  ...(when instanceof Temporal.Instant ? [`DTSTART;TZID=${homeZone}:${local(when)}`] : wholeDay(when)),
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
]

const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Safar//Journey//EN']

const wholeDay = (day: Temporal.PlainDate): string[] => [
  `DTSTART;VALUE=DATE:${basic(day)}`,
  `DTEND;VALUE=DATE:${basic(day.add({ days: 1 }))}`,
]

const written = (lines: readonly string[]): string => lines.map(line => `${folded(line)}\r\n`).join('')

/** 20261121T183000, on the clock in India. */
const local = (moment: Temporal.Instant): string =>
  moment.toZonedDateTimeISO(homeZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

const basic = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '')

/** 20261121T130000Z */
const utc = (moment: Temporal.Instant): string => moment.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, mark => `\\${mark}`)
    .replaceAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')

/** A parameter's value may hold anything but a quote, a control character or what some take for the end of a line. */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}\u2028\u2029]/gu, '')}"`

const mostOctets = 75

/** No line is longer than 75 octets; the next begins with a space, and no letter is cut in two. */
function folded(line: string): string {
  const rows = ['']
  let room = mostOctets
  for (const letter of line) {
    const octets = octetsOf(letter)
    if (octets > room) {
      rows.push('')
      room = mostOctets - 1
    }
    rows[rows.length - 1] += letter
    room -= octets
  }
  return rows.join('\r\n ')
}

/** In UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}
