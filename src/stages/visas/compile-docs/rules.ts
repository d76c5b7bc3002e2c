// The papers for the day of the interview, in four sets (specification 1, section 2).
import type { Tick } from '#src/values/ticks.ts'

export const setNames = ['personal', 'educational', 'work', 'financial'] as const
export type SetName = (typeof setNames)[number]

/** One paper a year, for three years; `running`: and one for the year that is not over, so that it reaches the interview. */
type Row = { name: string; set: SetName; yearly?: 'ended' | 'running' }

export const rows = [
  { name: 'passport', set: 'personal' },
  { name: 'photo', set: 'personal' },
  { name: 'ds-160-confirmation', set: 'personal' },
  { name: 'appointment-confirmation', set: 'personal' },
  { name: 'visa-fee-receipt', set: 'personal' },
  { name: 'sevis-receipt', set: 'personal' },
  { name: 'i-20', set: 'personal' },
  { name: 'admission-letter', set: 'educational' },
  { name: 'school-mark-sheets', set: 'educational' },
  { name: 'degree-mark-sheets', set: 'educational' },
  { name: 'degree-certificate', set: 'educational' },
  { name: 'test-scores', set: 'educational' },
  { name: 'resume', set: 'educational' },
  { name: 'work-letters', set: 'work' },
  { name: 'pay-slips', set: 'work' },
  { name: 'bank-statements', set: 'financial', yearly: 'running' },
  { name: 'tax-returns', set: 'financial', yearly: 'ended' },
  { name: 'loan-letter', set: 'financial' },
  { name: 'scholarship-letter', set: 'financial' },
  { name: 'sponsor-affidavit', set: 'financial' },
  { name: 'asset-summary', set: 'financial' },
] as const satisfies readonly Row[]
export type PaperName = (typeof rows)[number]['name']

/** One box to tick. */
export type Paper = { id: string; name: PaperName; set: SetName; year: string | undefined; isRunning?: true }

const yearsBack = [1, 2, 3] as const

/** India's financial year of that day: it begins on 1st April. */
const runningYear = (today: Temporal.PlainDate): number => (today.month >= 4 ? today.year : today.year - 1)
const yearName = (from: number): string => `${from}-${String((from + 1) % 100).padStart(2, '0')}`

/** The last three of India's financial years that are over, the latest first: 2025-26 ended on 31st March 2026. */
export const financialYears = (today: Temporal.PlainDate): string[] =>
  yearsBack.map(back => yearName(runningYear(today) - back))

export const papersOn = (today: Temporal.PlainDate): Paper[] =>
  rows.flatMap(({ name, set, ...row }): Paper[] => {
    if (!('yearly' in row)) return [{ id: name, name, set, year: undefined }]
    const ended = financialYears(today).map((year): Paper => ({ id: `${name}-${year}`, name, set, year }))
    const year = yearName(runningYear(today))
    return row.yearly === 'ended' ? ended : [{ id: `${name}-${year}`, name, set, year, isRunning: true }, ...ended]
  })

/** The list follows the interview; without an appointment, or once it is over, the day that it is read. */
export const listDay = (interviewOn: string | null, today: Temporal.PlainDate): Temporal.PlainDate => {
  const interview = interviewOn === null ? today : Temporal.PlainDate.from(interviewOn)
  return Temporal.PlainDate.compare(interview, today) > 0 ? interview : today
}

/** Without those of the first set nobody is heard; what supports them may not apply. */
export const isOptional = ({ set }: Pick<Paper, 'set'>): boolean => set !== 'personal'

/** What a tick that is not sent yet is named. */
export const tickOf = (paper: string): string => `visa-paper:${paper}`

/** What a paper that does not apply is named, until that is sent. */
export const skipOf = (paper: string): string => `visa-skip:${paper}`

export const countOf = (papers: readonly Paper[], ticks: readonly Tick[]): number =>
  papers.filter(({ id }) => ticks.some(({ paper }) => paper === id)).length
