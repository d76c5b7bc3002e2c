// Visa transcripts: what one asks for, how near an interview comes to it, and what one tells of one's own.
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, lengthOf, textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'
import { nearness, type Nearness, type Subject } from './subjects/rules.ts'

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
    university: university === '' && copy.universityRequired,
    subject: textProblem(subject, { required: copy.subjectRequired, most: longestSubject }),
    consulate: !isOneOf(consulates, consulate) && copy.consulateRequired,
    funding: !isOneOf(fundings, funding) && copy.fundingRequired,
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
    outcome: outcome !== 'accepted' && outcome !== 'rejected' && copy.outcomeRequired,
    lines: linesProblem(lines),
    consent: !consent && copy.consentRequired,
  }),
})

export function linesProblem(lines: readonly Line[]): string | undefined {
  const said = written(lines)
  if (said.length < leastLines) return copy.linesRequired(leastLines)
  if (said.length > mostLines) return copy.tooManyLines(mostLines)
  if (new Set(said.map(({ speaker }) => speaker)).size < speakers.length) return copy.bothSpeak
  if (said.some(({ txt }) => lengthOf(txt) > longestLine)) return copy.lineTooLong(longestLine)
  return said.map(({ txt }) => textProblem(txt, { most: longestLine })).find(wrong => wrong !== undefined)
}

/** Nobody has answered the student yet. */
export const isWaiting = (transcript: { publishedAt: string | null; declinedAt: string | null }): boolean =>
  transcript.publishedAt === null && transcript.declinedAt === null

/** Rows that nothing was written in are none. */
export const written = (lines: readonly Line[]): readonly Line[] => lines.filter(({ txt }) => !isBlank(txt))

export const isOneOf = <T extends string>(all: readonly T[], value: string): value is T =>
  all.some(one => one === value)
