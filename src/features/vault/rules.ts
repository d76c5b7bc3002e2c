// The papers of a student in one place: what each may be, and which days it can have.
import type { StageView } from '#src/journey/read.ts'
import { financialYears, rows as interviewRows } from '#src/stages/visas/compile-docs/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from './copy.ts'

const interviewNames = interviewRows.map(({ name }) => name)
const otherNames = ['bank-letter', 'vaccine-record', 'i-94', 'lease', 'aadhaar', 'pan-card', 'other'] as const

export type VaultPaper = (typeof interviewNames)[number] | (typeof otherNames)[number]
/** Those of the interview come first, in the order of its checklist. */
export const vaultPapers: readonly VaultPaper[] = [...interviewNames, ...otherNames]

export const isVaultPaper = (name: string): name is VaultPaper => vaultPapers.some(one => one === name)

/** Of which there is one for each of India's financial years. */
const yearlyNames = new Set<string>(interviewRows.flatMap(row => ('yearly' in row ? [row.name] : [])))
export const isYearly = (paper: string): boolean => yearlyNames.has(paper)

/** On which it is printed until when they are valid. */
export const saysItsEnd = (paper: string): boolean => paper === 'passport' || paper === 'loan-letter'

/** The financial years of statements and returns that anybody asks for, the one of the next interview first. */
export const yearsAround = (today: Temporal.PlainDate): string[] => [
  ...financialYears(today.add({ years: 2 })).slice(0, 2),
  ...financialYears(today),
]

export type PaperDays = { year: string | null; issuedOn: string | null; validUntil: string | null }
export type PaperKind = PaperDays & { paper: string }

const earliest = '1970-01-01'
const mostYearsAhead = 30

/** What is wrong with what was typed of a paper. */
export function checkPaper({ paper, year, issuedOn, validUntil }: PaperKind, today: Temporal.PlainDate): Messages {
  // A paper may be dated where it is tomorrow already.
  const latestIssue = today.add({ days: 1 }).toString()
  return messages({
    paper: !isVaultPaper(paper) && copy.paperRequired,
    year: year !== null && !(isYearly(paper) && isYear(year)) && copy.yearWrong,
    issuedOn: issuedOn !== null && dayProblem(issuedOn, { from: earliest, until: latestIssue }, copy.issuedLater),
    validUntil:
      validUntil !== null &&
      dayProblem(
        validUntil,
        { from: issuedOn ?? earliest, until: today.add({ years: mostYearsAhead }).toString() },
        copy.endsWrong,
      ),
  })
}

const dayProblem = (text: string, bounds: { from: string; until: string }, outside: string): string | false =>
  parseDay(text)?.toString() !== text
    ? copy.dayRequired
    : (text < bounds.from || text > bounds.until) && (text < earliest ? copy.dayTooEarly : outside)

/** '2025-26'. */
function isYear(text: string): boolean {
  const [, from, to] = /^(20\d{2})-(\d{2})$/.exec(text) ?? []
  return from !== undefined && Number(to) === (Number(from) + 1) % 100
}

/** One paper each, the ones of the interview in the order of its checklist, the newest years first. */
export const inOrder = <P extends { paper: VaultPaper; year: string | null; addedAt: string }>(
  papers: readonly P[],
): P[] =>
  papers.toSorted(
    (one, other) =>
      vaultPapers.indexOf(one.paper) - vaultPapers.indexOf(other.paper) ||
      (other.year ?? '').localeCompare(one.year ?? '') ||
      one.addedAt.localeCompare(other.addedAt),
  )

/** When the present visa application began; null in the first. */
export const roundBeganIn = (stages: readonly StageView[]): string | null =>
  stages.find(({ route }) => route === 'visas')?.steps.find(({ again }) => again !== undefined)?.again?.since ?? null

/** 'Loans: Apply to banks', by the address of the step. */
export function stepTitle(stages: readonly StageView[], address: string): string {
  if (address === '/chat') return copy.chat
  const [, route, rest] = address.split('/')
  const stage = stages.find(one => one.route === route)
  const step = stage?.steps.find(one => one.route === rest)
  return [stage?.label, step?.title].filter(part => part !== undefined).join(': ') || address
}
