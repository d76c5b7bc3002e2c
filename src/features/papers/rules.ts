// The papers of a student in one place: what each may be, and which days it can have.
import type { StageView } from '#src/journey/views.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from './copy.ts'

/** In the order in which the list for the interview has them. */
export const interviewPapers = [
  'passport',
  'photo',
  'ds-160-confirmation',
  'appointment-confirmation',
  'visa-fee-receipt',
  'sevis-receipt',
  'i-20',
  'admission-letter',
  'school-mark-sheets',
  'degree-mark-sheets',
  'degree-certificate',
  'test-scores',
  'resume',
  'work-letters',
  'pay-slips',
  'bank-statements',
  'tax-returns',
  'loan-letter',
  'scholarship-letter',
  'sponsor-affidavit',
  'asset-summary',
] as const
export type InterviewPaper = (typeof interviewPapers)[number]
const otherNames = [
  'bank-letter',
  'vaccine-record',
  'i-94',
  'lease',
  'aadhaar',
  'pan-card',
  'driving-licence',
  'voter-id',
  'utility-bill',
  'entrance-result',
  'form-16',
  'business-papers',
  'property-papers',
  'loan-terms',
  'insurance-policy',
  'claim-papers',
  'other',
] as const

/** The one table of kinds: what any place of the product takes is one of these. */
export type PaperName = InterviewPaper | (typeof otherNames)[number]
/** Those of the interview come first, in the order of its checklist. */
export const allPaperNames: readonly PaperName[] = [...interviewPapers, ...otherNames]

export const isPaperName = (name: string): name is PaperName => allPaperNames.some(one => one === name)

/** Whom a paper is about. */
export const concerned = ['student', 'father', 'mother', 'co-borrower'] as const
export type Concerned = (typeof concerned)[number]

/** These may be of the person who pays or lends; every other paper has to be the student’s own. */
const ofThePayer: ReadonlySet<PaperName> = new Set([
  'bank-statements',
  'bank-letter',
  'tax-returns',
  'loan-letter',
  'sponsor-affidavit',
  'asset-summary',
])

/** Whether a paper about this person can be what the student shows. Where nobody said whose it is, it is taken for theirs. */
export const isShownByStudent = (paper: PaperName, concerns: Concerned | null): boolean =>
  concerns === null || concerns === 'student' || ofThePayer.has(paper)

/** These are asked for of a parent or of who borrows as well. */
export const canBeOfOthers = (paper: string): boolean =>
  [...ofThePayer, 'passport', 'aadhaar', 'pan-card', 'pay-slips', 'form-16', 'business-papers', 'other'].includes(paper)

/** A parent may be the one who borrows too: only the student and somebody else are surely two. */
export const canBeAbout = (one: Concerned | null, other: Concerned | null): boolean =>
  one === null || other === null || (one === 'student') === (other === 'student')

/** What a paper consists of, where a place takes its parts one by one. */
const partsOf: { readonly [name in PaperName]?: readonly string[] } = {
  'school-mark-sheets': ['class-10', 'class-12'],
}

/** Whether these make up the paper: one that is no part is the whole. */
export function isWhole(papers: readonly { paper: PaperName; part: string | null }[]): boolean {
  const all = papers.flatMap(({ paper }) => partsOf[paper] ?? [])
  return papers.some(({ part }) => part === null) || all.every(name => papers.some(({ part }) => part === name))
}

/** Of which there is one for each of India's financial years. */
export const isYearly = (paper: string): boolean => paper === 'bank-statements' || paper === 'tax-returns'

const yearsBack = [1, 2, 3] as const

/** India's financial year of that day: it begins on 1st April. */
const runningYear = (today: Temporal.PlainDate): number => (today.month >= 4 ? today.year : today.year - 1)
const yearName = (from: number): string => `${from}-${String((from + 1) % 100).padStart(2, '0')}`

/** The last three of India's financial years that are over, the latest first: 2025-26 ended on 31st March 2026. */
export const financialYears = (today: Temporal.PlainDate): string[] =>
  yearsBack.map(back => yearName(runningYear(today) - back))

export const runningYearName = (today: Temporal.PlainDate): string => yearName(runningYear(today))

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
    paper: !isPaperName(paper) && copy.paperRequired,
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

type Offered = {
  paper: PaperName
  couldBe?: readonly PaperName[]
  concerns: Concerned | null
  addedAt: string
  sevisId: string | null
  usedIn?: string
  uses?: readonly { use: string }[]
}
type Wanted = {
  papers: readonly string[]
  concerns: Concerned | null
  /** The place that asks: what it has already is not offered to it. */
  at: string
  since: Since
}

/** What a place is offered of all that is stored: of a kind that it takes, about whom it asks, and not spent by a refusal. */
export const offeredTo = <P extends Offered>(all: readonly P[], { papers, concerns, at, since }: Wanted): P[] =>
  all.filter(
    one =>
      [one.paper, ...(one.couldBe ?? [])].some(kind => papers.includes(kind)) &&
      canBeAbout(one.concerns, concerns) &&
      one.usedIn !== at &&
      one.uses?.some(({ use }) => use === at) !== true &&
      fromEarlierRound(one, since) !== 'spent',
  )

export const isConcerned = (who: string): who is Concerned => concerned.some(one => one === who)

/** '2025-26'. */
function isYear(text: string): boolean {
  const [, from, to] = /^(20\d{2})-(\d{2})$/.exec(text) ?? []
  return from !== undefined && Number(to) === (Number(from) + 1) % 100
}

/** One paper each, the ones of the interview in the order of its checklist, the newest years first. */
export const inOrder = <P extends { paper: PaperName; year: string | null; addedAt: string }>(
  papers: readonly P[],
): P[] =>
  papers.toSorted(
    (one, other) =>
      allPaperNames.indexOf(one.paper) - allPaperNames.indexOf(other.paper) ||
      (other.year ?? '').localeCompare(one.year ?? '') ||
      one.addedAt.localeCompare(other.addedAt),
  )

type AnyDocument = { id: string; name: string; type: string; bytes: number }

/** All papers that are files here, at every place that keeps them, without what we made ourselves. */
export const filesAmong = <P extends { document: AnyDocument }, E extends { document: AnyDocument | null }>({
  papers,
  elsewhere,
}: {
  papers: readonly P[]
  elsewhere: readonly E[]
}) => [...papers, ...elsewhere.flatMap(({ document, ...paper }) => (document === null ? [] : [{ ...paper, document }]))]

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

/** Papers that are of one application, or of a few weeks; a box with a year begins with one of these names. */
const papersAgain = [
  'photo',
  'ds-160-confirmation',
  'appointment-confirmation',
  'visa-fee-receipt',
  'bank-statements',
  'sponsor-affidavit',
  'asset-summary',
] as const

/** Spent with the refusal. The others of those may still hold, if the student says so. */
const spent: ReadonlySet<string> = new Set(['ds-160-confirmation', 'appointment-confirmation', 'visa-fee-receipt'])

/** What a paper has to belong to: the present application, the start that they have now, and their SEVIS record. */
export type Since = { roundBegan: string | null; startMoved: string | null; record: string | null }

/** Papers name several records, and nobody has said which is theirs. */
export const severalRecords = 'several'

/** What they said on their passport profile, else the one that all of their papers name. */
export function recordIn(said: string, papers: readonly { sevisId: string | null }[]): string | null {
  if (said !== '') return said
  const [first, ...others] = new Set(papers.flatMap(({ sevisId }) => sevisId ?? []))
  return others.length > 0 ? severalRecords : (first ?? null)
}

type Earlier = 'spent' | 'to-look-at' | 'former-start' | 'other-record' | 'record-unsaid'

/** Whether a paper is of an earlier application, a former start or another SEVIS record, and whether it can still be used. */
export function fromEarlierRound(
  { paper, addedAt, sevisId }: { paper: string; addedAt: string; sevisId: string | null },
  { roundBegan, startMoved, record }: Since,
): Earlier | undefined {
  if (sevisId !== null && record !== null && sevisId !== record)
    return record === severalRecords ? 'record-unsaid' : 'other-record'
  if (paper === 'i-20' && isBefore(addedAt, startMoved)) return 'former-start'
  if (!isPaperAgain(paper) || !isBefore(addedAt, roundBegan)) return undefined
  return spent.has(paper) ? 'spent' : 'to-look-at'
}

const isBefore = (moment: string, began: string | null): boolean =>
  began !== null && Temporal.Instant.compare(Temporal.Instant.from(moment), Temporal.Instant.from(began)) < 0

export const isPaperAgain = (paper: string): boolean => papersAgain.some(name => paper.startsWith(name))
