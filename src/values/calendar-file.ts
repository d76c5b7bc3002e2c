// One event as a calendar file (RFC 5545), worded as RFC 5546 wants it: put in, or taken out again.

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safar//Journey//EN',
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
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
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
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(day.add({ days: 1 }))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safar//Journey//EN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

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
