// The I-20 data document (specification 1, section 3).
import type { Asks } from '#src/features/people/values/rules.ts'
import { firstBirthYear, parseDay } from '#src/values/dates.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { digitRefused, fnuRefused } from '#src/features/passport-profile/names/copy.ts'
import { hasDigit, isNoName, sevisName } from '#src/features/passport-profile/shapes/rules.ts'
import type { flagLabels } from './copy.ts'

export const genders = ['M', 'F', ''] as const
export const holdings = ['Yes', 'No', ''] as const
export const aids = ['Job', 'Loan', 'Grant', ''] as const
export const years = [1, 2, 3, 4] as const
export const sources = ['ss', 'ps', 'gs', 'university', 'other'] as const

export type Year = (typeof years)[number]
export type Source = (typeof sources)[number]
export type AmountName = `${Source}_year${Year}`
export type TotalName = `total_year${Year}` | 'total'

/** In cents. */
export type Amounts = { readonly [Name in AmountName]?: number | null | undefined }

/** The most for a year, in cents. */
export const mostAYear = 100_000_000

export const isBirthday = (typed: string): boolean =>
  /^\d{2}\/\d{2}\/\d{4}$/.test(typed) && (parseDay(typed)?.year ?? 0) >= firstBirthYear

export const lineProblem = (text: string): string | undefined => textProblem(text, { most: 100 })

/** A name that SEVIS would refuse is refused here, where it can still be put right. */
export const nameProblem = (text: string): string | undefined =>
  isNoName(text) ? fnuRefused : hasDigit(text) ? digitRefused : lineProblem(text)

const nameFields = ['last_name', 'first_name', 'middle_name'] as const
type Names = { readonly [Name in (typeof nameFields)[number]]?: string | undefined }

export const nameProblems = (names: Names): Messages =>
  messages(Object.fromEntries(nameFields.map(name => [name, nameProblem(names[name] ?? '')])))

/** As SEVIS takes it: the surname is there, the given name may be empty. */
export function asSevisTakes<Data extends Names>(data: Data): Data {
  const [last_name, first_name, middle_name] = nameFields.map(name => {
    const text = data[name] ?? ''
    return isNoName(text) ? '' : text
  })
  if (last_name !== '') return { ...data, last_name, first_name, middle_name }
  const { surname } = sevisName({ lastName: '', firstName: first_name ?? '', middleName: middle_name ?? '' })
  return { ...data, last_name: surname, first_name: '', middle_name: '' }
}

/** What the five sources come to, year by year and in all, in cents. */
export function totalsOf(data: Amounts): Record<TotalName, number> {
  const ofYear = (year: Year) => sources.reduce((sum, source) => sum + (data[`${source}_year${year}`] ?? 0), 0)
  const [total_year1, total_year2, total_year3, total_year4] = [ofYear(1), ofYear(2), ofYear(3), ofYear(4)]
  return {
    total_year1,
    total_year2,
    total_year3,
    total_year4,
    total: total_year1 + total_year2 + total_year3 + total_year4,
  }
}

/** The boxes that the form ticks beside what was chosen. */
export const flagsOf = ({ gender, university_aid: aid }: Chosen): Flags => ({
  check_male: gender === 'M',
  check_female: gender === 'F',
  check_job: aid === 'Job',
  check_loan: aid === 'Loan',
  check_grant: aid === 'Grant',
})

type Chosen = { gender?: string | undefined; university_aid?: string | undefined }
export type Flags = Record<keyof typeof flagLabels, boolean>

/** Its university is chosen by a press, from those that are known. */
export const i20Asks = {
  'last_name first_name middle_name': 'name',
  dob: 'birthDate',
  gender: 'sex',
  birth_city: 'birthCity',
  birth_country: 'birthCountry',
  citizenship_country: 'citizenship',
} as const satisfies Asks
