// What a Form I-20 says, from the words of its pages. Pure: nothing of it leaves where it is read.
import { besideAndBelow, textOf } from './labels.ts'
import { dayIn } from './days.ts'
import type { Line } from './words.ts'

const days = {
  programmeStart: 'PROGRAM START DATE',
  programmeEnd: 'PROGRAM END DATE',
  earliestAdmission: 'EARLIEST ADMISSION DATE',
  classesStart: 'START OF CLASSES',
  bornOn: 'DATE OF BIRTH',
} as const

const names = { surname: 'SURNAME/PRIMARY NAME', givenName: 'GIVEN NAME' } as const

/** Further labels of the form: a value ends where one of them begins. */
const others = [
  'PREFERRED NAME',
  'PASSPORT NAME',
  'COUNTRY OF BIRTH',
  'COUNTRY OF CITIZENSHIP',
  'CITY OF BIRTH',
  'CLASS OF ADMISSION',
  'FORM ISSUE REASON',
  'LEGACY NAME',
  'SCHOOL NAME',
  'SCHOOL ADDRESS',
  'SCHOOL OFFICIAL TO CONTACT UPON ARRIVAL',
  'SCHOOL CODE AND APPROVAL DATE',
  'EDUCATION LEVEL',
  'MAJOR 1',
  'MAJOR 2',
  'NORMAL PROGRAM LENGTH',
  'PROGRAM ENGLISH PROFICIENCY',
  'ENGLISH PROFICIENCY NOTES',
  'ADMISSION NUMBER',
]
const labels: readonly string[] = [...Object.values(days), ...Object.values(names), ...others]

const dayNames = ['programmeStart', 'programmeEnd', 'earliestAdmission', 'classesStart', 'bornOn'] as const

export type I20Day = (typeof dayNames)[number]
export type I20 = { [day in I20Day]?: Temporal.PlainDate } & {
  surname?: string
  givenName?: string
  sevisId?: string
  schoolCode?: string
}

export type ReadI20 =
  | { kind: 'read'; i20: I20 }
  /** A picture of a paper: it has to be typed. */
  | { kind: 'no-words' }
  | { kind: 'another-paper' }

/** Fewer letters than this are a stamp on a picture. */
const fewestLetters = 40

export function readI20(pages: readonly (readonly Line[])[]): ReadI20 {
  const all = pages.flat().map(textOf).join('\n')
  if (all.replaceAll(/\s/g, '').length < fewestLetters) return { kind: 'no-words' }
  if (!/\bI-20\b/i.test(all) || !/SEVIS/i.test(all)) return { kind: 'another-paper' }
  const i20: I20 = {}
  for (const name of dayNames) {
    const day = theOne(pages.flatMap(page => dayBeside(page, days[name])))
    if (day !== undefined) i20[name] = Temporal.PlainDate.from(day)
  }
  for (const name of ['surname', 'givenName'] as const) {
    const text = theOne(pages.flatMap(page => nameBeside(page, names[name])))
    if (text !== undefined) i20[name] = text
  }
  const sevisId = theOne([...all.matchAll(/\bN\d{10}\b/g)].map(([id]) => id))
  const schoolCode = theOne([...all.matchAll(/\b[A-Z]{3}214F\d{8}\b/g)].map(([code]) => code))
  return { kind: 'read', i20: { ...i20, ...(sevisId && { sevisId }), ...(schoolCode && { schoolCode }) } }
}

/** The form prints much on each of its pages. What differs from page to page is not known. */
const theOne = (values: readonly string[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined)

/** Of each place in which the label stands: the nearest text that is a day. */
const dayBeside = (page: readonly Line[], label: string): string[] =>
  besideAndBelow(page, label, labels).flatMap(texts => texts.flatMap(text => dayIn(text)?.toString() ?? []).slice(0, 1))

const nameBeside = (page: readonly Line[], label: string): string[] =>
  besideAndBelow(page, label, labels).flatMap(texts =>
    texts.filter(text => /^[\p{L}\p{M} .'-]+$/u.test(text)).slice(0, 1),
  )
