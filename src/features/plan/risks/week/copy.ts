import { formatDay } from '#src/values/dates.ts'
import { words } from '../../shown/copy.ts'
import type { WeekDate } from './rules.ts'

export const title = 'My week'
export const lede = 'What of the students you lead is due in the next seven days, and what waits for an answer.'
export const empty = 'Nothing of your students is due in the next seven days.'
export const noStudents = 'You lead nobody yet. Take the lead on a card below, or in a student’s file.'

/** 'Monday, 30th November 2026, today'. */
export function dayTitle(iso: string, today: string): string {
  const day = Temporal.PlainDate.from(iso)
  const said = `${day.toLocaleString('en', { weekday: 'long' })}, ${formatDay(day)}`
  return iso === today ? `${said}, today` : iso < today ? `${said}, late` : said
}

export const open = (title: string, student: string): string => `${student} · ${title}`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

// The letter says first names and what every student has; the rest is in their files.

export type StudentWeek = {
  id: string
  firstName: string
  dates: readonly WeekDate[]
  /** How much of theirs waits for us, and when the first of it is due. */
  waiting: number
  firstDue: Temporal.PlainDate | undefined
}

export const letterTitle = (until: Temporal.PlainDate): string => `Your students’ week until ${formatDay(until)}`

const mostInLetter = 30

export function letterBody(students: readonly StudentWeek[], publicUrl: string): string {
  const dates = students.reduce((sum, one) => sum + one.dates.length, 0)
  const waiting = students.reduce((sum, one) => sum + one.waiting, 0)
  const shown = students.slice(0, mostInLetter)
  const left = students.length - shown.length
  return [
    `This week: ${counted(dates, 'date', 'dates')} and ${toDo(waiting)}, for ${counted(students.length, 'student', 'students')}.`,
    ...shown.map(student => ofStudent(student, publicUrl)),
    ...(left > 0 ? [`${counted(left, 'more student', 'more students')}: see your week at the desk.`] : []),
    'Your whole week:',
  ].join('\n\n')
}

function ofStudent({ id, firstName, dates, waiting, firstDue }: StudentWeek, publicUrl: string): string {
  const unnamed = dates.filter(({ isPlain }) => !isPlain)
  const [firstUnnamed] = unnamed
  return [
    firstName === '' ? 'A student without a name' : firstName,
    ...dates
      .filter(({ isPlain }) => isPlain)
      .map(
        ({ day, title: name, word }) =>
          `- ${dayIn(day)}: ${name}${word === null ? '' : ` (${words[word].toLowerCase()})`}`,
      ),
    ...(firstUnnamed === undefined
      ? []
      : [`- ${inFile(unnamed.length)}${unnamed.length === 1 ? ' for' : ', the first for'} ${dayIn(firstUnnamed.day)}`]),
    ...(firstDue === undefined
      ? []
      : [`- ${toDo(waiting)}${waiting === 1 ? ' by' : ', the first by'} ${formatDay(firstDue)}`]),
    `${publicUrl}/desk/students/${id}`,
  ].join('\n')
}

const dayIn = (iso: string): string => formatDay(Temporal.PlainDate.from(iso))
const inFile = (count: number): string => counted(count, 'date that their file names', 'dates that their file names')
const toDo = (count: number): string => counted(count, 'thing to do', 'things to do')
