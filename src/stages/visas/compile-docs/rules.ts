// The papers for the day of the interview, in four sets (specification 1, section 2).
import {
  financialYears,
  interviewPapers,
  isYearly,
  runningYearName,
  type InterviewPaper,
} from '#src/features/papers/rules.ts'
import type { Tick } from '#src/values/ticks.ts'

export const setNames = ['personal', 'educational', 'work', 'financial'] as const
export type SetName = (typeof setNames)[number]

const setOf: Readonly<Record<InterviewPaper, SetName>> = {
  passport: 'personal',
  photo: 'personal',
  'ds-160-confirmation': 'personal',
  'appointment-confirmation': 'personal',
  'visa-fee-receipt': 'personal',
  'sevis-receipt': 'personal',
  'i-20': 'personal',
  'admission-letter': 'educational',
  'school-mark-sheets': 'educational',
  'degree-mark-sheets': 'educational',
  'degree-certificate': 'educational',
  'test-scores': 'educational',
  resume: 'educational',
  'work-letters': 'work',
  'pay-slips': 'work',
  'bank-statements': 'financial',
  'tax-returns': 'financial',
  'loan-letter': 'financial',
  'scholarship-letter': 'financial',
  'sponsor-affidavit': 'financial',
  'asset-summary': 'financial',
}

export const rows = interviewPapers.map(name => ({ name, set: setOf[name] }))

/** One box to tick. */
export type Paper = { id: string; name: InterviewPaper; set: SetName; year: string | undefined; isRunning?: true }

/** One box a paper; of the yearly ones one for each of the last three years. */
export const papersOn = (today: Temporal.PlainDate): Paper[] =>
  rows.flatMap(({ name, set }): Paper[] => {
    if (!isYearly(name)) return [{ id: name, name, set, year: undefined }]
    const ended = financialYears(today).map((year): Paper => ({ id: `${name}-${year}`, name, set, year }))
    const year = runningYearName(today)
    // Returns exist for years that are over; statements have to reach the interview.
    return name === 'tax-returns' ? ended : [{ id: `${name}-${year}`, name, set, year, isRunning: true }, ...ended]
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

type Known = { ticks: readonly Tick[]; ready: readonly { paper: string; addedAt: string }[] }

/** What the student ticked, and what needs no tick because a good file of it is here. */
export const ticksWithFiles = ({ ticks, ready }: Known): Tick[] => [
  ...ticks,
  ...ready
    .filter(({ paper }) => !ticks.some(tick => tick.paper === paper))
    .map(({ paper, addedAt }) => ({ paper, tickedAt: addedAt })),
]

export const countOf = (papers: readonly Paper[], ticks: readonly Tick[]): number =>
  papers.filter(({ id }) => ticks.some(({ paper }) => paper === id)).length

type Listed = Known & { skips: readonly string[]; interviewOn: string | null }

/** How many of those that apply are ready. */
export function readyOn(known: Listed, today: Temporal.PlainDate): { ready: number; all: number } {
  const needed = papersOn(listDay(known.interviewOn, today)).filter(({ id }) => !known.skips.includes(id))
  return { ready: countOf(needed, ticksWithFiles(known)), all: needed.length }
}
