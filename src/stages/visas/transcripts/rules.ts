// Visa transcripts: what one asks for, how near an interview comes to it, and what one tells of one's own.
import type { Asks } from '#src/features/people/values/rules.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, lengthOf, textProblem } from '#src/values/visible-text.ts'
import { nearness, type Nearness, type Subject } from '#src/features/universities/subjects/rules.ts'

export const consulates = ['Mumbai', 'Delhi', 'Chennai', 'Kolkata', 'Hyderabad'] as const
export type Consulate = (typeof consulates)[number]

export const fundings = ['funding-loan', 'funding-self'] as const
export type Funding = (typeof fundings)[number]

/** The officer, and the person at the window. */
export const speakers = ['VO', 'Me'] as const
export type Line = { speaker: (typeof speakers)[number]; txt: string }

export type Params = { university: string; subject: string; consulate: string; funding: string }

export const longestSubject = 100

export const checkParams = ({ university, subject, consulate, funding }: Params): Messages =>
  messages({
    university: university === '' && universityRequired,
    subject: textProblem(subject, { required: subjectRequired, most: longestSubject }),
    consulate: !isOneOf(consulates, consulate) && consulateRequired,
    funding: !isOneOf(fundings, funding) && fundingRequired,
  })

/** What each fact is worth when it matches; together they are a hundred. */
export const weights = { university: 30, subject: 30, consulate: 25, funding: 15 } as const

/** The part of its worth that a subject of the same field has. */
export const worthOf = { same: 1, near: 0.5, other: 0 } as const satisfies Record<Nearness, number>

export type Wanted = { university: string; subject: Subject; consulate: Consulate; funding: Funding }
export type SentTranscript = { university: string; subject: Subject; consulate: Consulate; funding: readonly Funding[] }

export type Matched = { university: boolean; subject: Nearness; consulate: boolean; funding: boolean }

export const matchOf = (wanted: Wanted, transcript: SentTranscript): Matched => ({
  university: wanted.university === transcript.university,
  subject: nearness(wanted.subject, transcript.subject),
  consulate: wanted.consulate === transcript.consulate,
  funding: transcript.funding.includes(wanted.funding),
})

export const percentOf = ({ university, subject, consulate, funding }: Matched): number =>
  weights.university * Number(university) +
  weights.subject * worthOf[subject] +
  weights.consulate * Number(consulate) +
  weights.funding * Number(funding)

/** Which of them one wants to see. */
export const outcomeChoices = ['all', 'accepted', 'rejected'] as const
export type Outcomes = (typeof outcomeChoices)[number]

export const pageSize = 12

export const leastLines = 4
export const mostLines = 80
export const longestLine = 800

export type Contribution = {
  university: string
  subject: string
  consulate: string
  funding: readonly string[]
  outcome: string
  lines: readonly Line[]
  consent: boolean
}

export const checkContribution = ({ funding, outcome, lines, consent, ...params }: Contribution): Messages => ({
  ...checkParams({ ...params, funding: funding[0] ?? '' }),
  ...messages({
    outcome: outcome !== 'accepted' && outcome !== 'rejected' && outcomeRequired,
    lines: linesProblem(lines),
    consent: !consent && consentRequired,
  }),
})

export function linesProblem(lines: readonly Line[]): string | undefined {
  const said = written(lines)
  if (said.length < leastLines) return linesRequired(leastLines)
  if (said.length > mostLines) return tooManyLines(mostLines)
  if (new Set(said.map(({ speaker }) => speaker)).size < speakers.length) return bothSpeak
  if (said.some(({ txt }) => lengthOf(txt) > longestLine)) return lineTooLong(longestLine)
  return said.map(({ txt }) => textProblem(txt, { most: longestLine })).find(wrong => wrong !== undefined)
}

/** Nobody has answered the student yet. */
export const isWaiting = (transcript: { publishedAt: string | null; declinedAt: string | null }): boolean =>
  transcript.publishedAt === null && transcript.declinedAt === null

/** Rows that nothing was written in are none. */
export const written = (lines: readonly Line[]): readonly Line[] => lines.filter(({ txt }) => !isBlank(txt))

export const isOneOf = <T extends string>(all: readonly T[], value: string): value is T =>
  all.some(one => one === value)

// The words of the visa transcripts. The specification's words are kept letter for letter.
export const universityRequired = 'Please select the university you are going to.'
const fundingRequired = 'Please select your source of funding.'
const subjectRequired = 'Please enter the subject you are going to study.'
const consulateRequired = 'Please select your consulate.'

export const fundingNames = { 'funding-loan': 'Education Loan', 'funding-self': 'Self-Funded' } as const

/** The facts of a transcript, as they stand beside what they say. */
export const factNames = {
  consulate: 'Interviewed at',
  university: 'Attended',
  subject: 'Majored in',
  funding: 'Funded by',
} as const

export const outcomeNames = { accepted: 'Visa approved', rejected: 'Visa rejected' } as const
export const speakerNames = { VO: 'VO', Me: 'Me' } as const

export const illustrative = 'Illustrative'
export const illustrativeWhy =
  'We wrote this transcript ourselves, after the kinds of questions that officers ask. Nobody in it is a real person.'
export const fromStudent = 'From a student'
export const fromStudentWhy =
  'A student remembered this after the interview. We took out the names and changed nothing else.'

// What one tells of an interview of one's own.
const outcomeRequired = 'Please say how it ended.'
export const linesRequired = (least: number): string => `Please write at least ${least} lines.`
export const bothSpeak = 'Please write what the officer said and what you said.'
export const tooManyLines = (most: number): string => `Please use at most ${most} lines.`
export const lineTooLong = (most: number): string => `Please keep each line under ${most} characters.`
const consentRequired = 'Please agree first. Without that we cannot publish it.'
export const waitsAlready = 'One of yours is with us already. Take it back first, or wait until we have read it.'
export const tooManySent = 'You have sent several today. Please send the next one tomorrow.'

// At the desk.
export const changedBy = (name: string): string => `${name} changed this while you were writing.`
export const reasonRequired = 'Please tell the student why.'
export const settledBefore = 'This was answered a moment ago.'

export const transcriptsAsk = {
  university: 'university',
  subject: 'programme',
  consulate: 'consulate',
} as const satisfies Asks
