// What in a line probably names somebody: marked for the desk, which decides.
import { fold } from '#src/features/universities/rules.ts'
import { consulates, type Line } from '../rules.ts'
import { subjectList } from '#src/features/universities/subjects/rules.ts'

export type Mark = { start: number; end: number; why: keyof typeof whyMarked }

/** What stands in the open anyway: the student's own choices. */
type Known = { student: string; university: string; subject: string }

export function probableNames(text: string, { student, university, subject }: Known): readonly Mark[] {
  const own = wordsOf(student)
  const plain = new Set([...harmless, ...wordsOf(university), ...wordsOf(subject)])
  const found = [
    ...matches(text, email, 'email'),
    ...matches(text, longNumber, 'number'),
    ...matches(text, titled, 'title'),
    ...[...text.matchAll(words)].flatMap(({ 0: word, index }): Mark[] => {
      const mark = { start: index, end: index + word.length }
      const [key = ''] = wordsOf(word)
      if (own.includes(key)) return [{ ...mark, why: 'own' }]
      if (!/^\p{Lu}\p{Ll}/u.test(word) || plain.has(key) || beginsSentence(text, index)) return []
      return [{ ...mark, why: 'name' }]
    }),
  ]
  return withoutOverlaps(found)
}

type ClearedTranscript = {
  student: { name: string }
  university: { name: string }
  subject: string
  lines: readonly Line[]
}

/** All that still looks like one, as it is written. */
export const namesIn = ({ student, university, subject, lines }: ClearedTranscript): readonly string[] =>
  lines.flatMap(({ txt }) =>
    probableNames(txt, { student: student.name, university: university.name, subject }).map(({ start, end }) =>
      txt.slice(start, end),
    ),
  )

const email = /[^\s@]{1,64}@[^\s@]{1,250}\.[^\s@]+/g
/** Passport, phone, account and SEVIS numbers. Amounts have commas. */
const longNumber = /\b[A-Z]{0,2}\d[\d -]{5,}\d\b/g
const titled = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Shri|Smt|Sir|Madam)\.? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu
const words = /\p{L}[\p{L}\p{M}’']*/gu

/** Nobody is called so in an interview, or everybody may know. */
const harmless = [
  ...'i im id ive ill us usa uk india indian american america english hindi telugu tamil bengali marathi gujarati'.split(
    ' ',
  ),
  ...'visa officer vo sevis ds f ms mba bs phd btech be bcom gre toefl ielts gmat cgpa gpa opt cpt stem sop itr ca ssn'.split(
    ' ',
  ),
  ...'january february march april may june july august september october november december'.split(' '),
  ...'monday tuesday wednesday thursday friday saturday sunday fall spring summer'.split(' '),
  ...'bangalore bengaluru pune ahmedabad jaipur lucknow kochi vizag visakhapatnam vijayawada guntur nagpur'.split(' '),
  ...'sbi hdfc icici axis credila avanse auxilo incred prodigy mpower bank state baroda'.split(' '),
  ...[...consulates, ...subjectList].flatMap(name => wordsOf(name)),
]

function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter(word => word.length > 1 || word === 'i' || word === 'f')
}

const beginsSentence = (text: string, index: number): boolean => /(?:^|[.?!:"“]\s*)$/.test(text.slice(0, index))

const matches = (text: string, pattern: RegExp, why: Mark['why']): Mark[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length, why }))

/** The first that begins, and of those the longest. */
function withoutOverlaps(marks: readonly Mark[]): readonly Mark[] {
  const sorted = marks.toSorted((one, other) => one.start - other.start || other.end - one.end)
  let end = 0
  return sorted.filter(mark => {
    if (mark.start < end) return false
    end = mark.end
    return true
  })
}

// Where a name probably stands, said of each mark.
export const whyMarked = {
  own: 'The name of the student',
  title: 'Somebody by title',
  name: 'A capital within a sentence',
  email: 'An e-mail address',
  number: 'A long number',
} as const
