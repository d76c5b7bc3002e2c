// An attorney as the desk types them, and what is wrong with it.
import { hoursProblem, zoneNames, type Hours } from '#src/features/appointments/rules.ts'
import * as r from '#src/records/fields.ts'
import { parseDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'

/** Whole rupees, in paise. */
function priceOf(typed: string): number | undefined {
  const bare = typed.trim().replaceAll(/[₹,\s]/g, '')
  const rupees = /^\d{1,6}$/.test(bare) ? Number(bare) : 0
  return rupees >= 1 ? rupees * 100 : undefined
}

const zones = r.namesOf(zoneNames)
const line = (label: string, required: string) => r.line(label, { required, most: 120, isCut: false, width: 'wide' })
const hoursShape = (zod: r.Zod) =>
  zod.object({ weekday: zod.number().int().min(1).max(7), from: zod.string().max(5), until: zod.string().max(5) })

export const attorneyRecord = {
  name: line('Name', copy.nameRequired),
  firm: line('Firm', copy.firmRequired),
  languages: line('Languages', copy.languagesRequired),
  about: r.text('What they do', {
    required: copy.aboutRequired,
    most: 600,
    isCut: false,
    rows: 3,
    hint: 'Two or three sentences. Students read it.',
  }),
  price: r.numberRead('Price of a paid call, in rupees', {
    read: priceOf,
    write: paise => String(paise / 100),
    wrong: typed => priceOf(typed) === undefined && copy.priceWrong,
    width: 'wide',
  }),
  isEngaged: r.tick('An agreement with this attorney is signed', {
    hint: 'Until then students see that the attorney is illustrative, and no real money is taken.',
  }),
  zone: r.oneOf<string>('Zone', zones, {
    names: r.each<Record<(typeof zones)[number], string>>(zones, zone => `${zone} (${zoneNames[zone]})`),
    wrong: copy.zoneRequired,
    blank: 'America/New_York',
    hint: 'The hours below are in it.',
    width: 'wide',
  }),
  hours: r.asIs<readonly Hours[]>('Weekly hours', {
    blank: [],
    wrong: hours => hoursProblem(hours, { wrong: copy.hoursWrong, overlap: copy.hoursOverlap }),
    typedShape: zod => zod.array(hoursShape(zod)).max(40),
    shape: zod => zod.array(hoursShape(zod)),
  }),
  daysOff: r.own<r.Plain<readonly string[], string[]>>('A day off', {
    blank: [],
    typedOf: days => days,
    keptOf: days => [...new Set(days)].toSorted(),
    answerOf: days => days,
    wrong: days => !days.every(day => parseDay(day)?.toString() === day) && copy.dayWrong,
    typedShape: zod => zod.array(zod.string().max(10)).max(200),
    answerShape: zod => zod.array(zod.string()),
  }),
}
export type AttorneyTyped = r.TypedOf<typeof attorneyRecord>

export const checkAttorney = (typed: AttorneyTyped) => r.wrongIn(attorneyRecord, typed)

// The words of attorneys at the desk.

export const callOver = 'This call has ended or was cancelled meanwhile.'
export const notFree = 'This attorney is not free at that time.'
export const notBegun = 'This call has not begun yet.'
export const refundSentBefore = 'Somebody has sent this back already.'

export const reasons = {
  late: 'Paid after the time was given away',
  twice: 'Paid a second time',
  cancelled: 'Cancelled by the student',
  'cancelled-by-us': 'Cancelled by us',
} as const

export const endingWords = {
  cancelled: 'Cancelled by the student',
  'cancelled-by-us': 'Cancelled by us',
  held: 'Held',
  passed: 'Over, not marked as held',
  lapsed: 'Not paid in time',
} as const
