import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-file.ts'

const at = (text: string) => Temporal.Instant.from(text)
const event: CalendarEvent = {
  uid: 'webinar-1@safar.example',
  sequence: 2,
  stamp: at('2026-11-14T06:00:00.500Z'),
  start: at('2026-11-21T13:00:00Z'),
  end: at('2026-11-21T14:00:00Z'),
  title: 'Safar webinar: Visas, slots; and more',
  description: 'First\nSecond \\ third',
  location: 'https://safar.example/visas/attend-webinar',
  url: 'https://safar.example/visas/attend-webinar',
  organizer: { name: 'Safar "team"', email: 'hello@safar.example' },
  isCancelled: false,
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('it stands in UTC, escaped, with its number', () => {
  expect(unfolded(calendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safar//Journey//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:webinar-1@safar.example',
    'SEQUENCE:2',
    'DTSTAMP:20261114T060000Z',
    'DTSTART:20261121T130000Z',
    'DTEND:20261121T140000Z',
    String.raw`SUMMARY:Safar webinar: Visas\, slots\; and more`,
    String.raw`DESCRIPTION:First\nSecond \\ third`,
    'LOCATION:https://safar.example/visas/attend-webinar',
    'URL:https://safar.example/visas/attend-webinar',
    'ORGANIZER;CN="Safar team":mailto:hello@safar.example',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('cancelled, it takes itself out', () => {
  const text = calendarFile({ ...event, isCancelled: true })
  expect(text).toContain('METHOD:CANCEL\r\n')
  expect(text).toContain('STATUS:CANCELLED\r\n')
})

test.each(
  // oxfmt-ignore
  [
  ['short letters',       'a'.repeat(300)],
  ['letters of 3 octets', 'वीज़ा '.repeat(60)],
  ['letters of 4 octets', '🎓'.repeat(60)],
  ['a mixture',           'aé🎓व'.repeat(40)],
],
)('no line of %s is longer than 75 octets, and none is cut', (_, description) => {
  const text = calendarFile({ ...event, description })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(unfolded(text)).toContain(`DESCRIPTION:${description}`)
})

test('a title cannot add a line', () => {
  const text = calendarFile({
    ...event,
    title: 'x\r\nATTENDEE:mailto:spy@example.in',
    organizer: { name: 'a\r\nB:c', email: 'a@b.example' },
  })
  expect(text).not.toMatch(/^(ATTENDEE|B):/m)
})
