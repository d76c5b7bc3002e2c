import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './rules.ts'
import { checkContribution, checkParams, consulates, fundings, longestLine, outcomeChoices, speakers } from './rules.ts'

export const universityUnknown = problem('university-unknown', 422, copy.universityRequired, 'university')
export const waitsAlready = problem('transcript-waits', 409, copy.waitsAlready)
export const tooManySent = problem('too-many-transcripts', 429, copy.tooManySent)

const id = z.uuid()
const university = z.object({ id: z.string(), name: z.string() })
const consulate = z.enum(consulates)
const funding = z.enum(fundings)
const line = z.object({ speaker: z.enum(speakers), txt: z.string() })

const params = z.object({
  university: university.nullable(),
  subject: z.string(),
  consulate: consulate.nullable(),
  funding: funding.nullable(),
  /** Since when they stand; null where they are no more than what the profile suggests. */
  askedAt: moment.nullable(),
})
export type ParamsView = z.infer<typeof params>

/** What one types is read into one of the choices, or into none of them, which a message then says. */
const wanted = z.object({
  university: z.string().max(200),
  subject: z.string().max(1000).transform(visibleLine),
  consulate: z.string().max(100),
  funding: z.string().max(100),
})

const matchedAttribs = z.object({
  visaAccepted: z.boolean(),
  consulate,
  university,
  subject: z.string(),
  'funding-loan': z.boolean(),
  'funding-self': z.boolean(),
  matchPercent: z.number().int().min(0).max(100),
})

const hit = z.object({
  id: z.string(),
  matchedAttribs,
  /** Which of them are what was asked for. */
  matches: z.object({
    consulate: z.boolean(),
    university: z.boolean(),
    subject: z.enum(['same', 'near', 'other']),
    funding: z.boolean(),
  }),
  /** Written by us, and not heard by anybody. */
  isIllustrative: z.boolean(),
})
export type Hit = z.infer<typeof hit>

const transcript = z.object({ lines: z.array(line), takeaway: z.string() })
export type TranscriptView = z.infer<typeof transcript>

const contributionFields = {
  id: z.string(),
  university,
  subject: z.string(),
  consulate,
  funding: z.array(funding),
  visaAccepted: z.boolean(),
  sentAt: moment,
  declinedAt: moment.nullable(),
  reason: z.string(),
  publishedAt: moment.nullable(),
}
export const contribution = z.object({ ...contributionFields, lines: z.array(line) })
export type ContributionView = z.infer<typeof contribution>

export const writtenLines = z
  .array(
    z.object({
      speaker: z.enum(speakers),
      txt: z
        .string()
        .max(4 * longestLine)
        .transform(visibleText),
    }),
  )
  .max(200)

export const transcriptsContract = {
  params: signedInRoute('GET', '/api/visas/transcript-params', {
    summary: 'What you last searched for, or what the profile suggests.',
    topic: 'transcripts',
    answer: params,
  }),
  ask: signedInRoute('PUT', '/api/visas/transcript-params', {
    summary: 'Saves your search; the list then follows it.',
    input: wanted.superRefine(saying(checkParams)),
    problems: [universityUnknown],
  }),
  list: signedInRoute('GET', '/api/visas/transcripts', {
    mayLag: true,
    summary: 'Interviews that match the search, the nearest first, a page at a time.',
    input: z.object({
      outcomes: z.enum(outcomeChoices).default('all'),
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    answer: z.object({ total: z.number().int(), hits: z.array(hit), next: z.number().int().nullable() }),
  }),
  read: signedInRoute('GET', '/api/visas/transcripts/{id}', {
    mayLag: true,
    summary: 'The transcript, line by line.',
    topic: 'transcripts',
    input: z.object({ id }),
    answer: transcript,
    problems: [notFound],
  }),
  sent: studentRoute('GET', '/api/visas/transcript-contributions', {
    summary: 'The interviews that you contributed, and what became of them.',
    topic: 'transcripts',
    answer: z.array(contribution),
  }),
  tell: studentRoute('POST', '/api/visas/transcript-contributions', {
    summary: 'Contributes an interview. Nobody else reads it before its names are removed.',
    begins: 'sending',
    input: wanted
      .extend({
        funding: z.array(z.string().max(100)).max(2),
        outcome: z.string().max(20),
        lines: writtenLines,
        consent: z.boolean(),
      })
      .superRefine(saying(checkContribution)),
    answer: z.object({ id: z.string() }),
    problems: [universityUnknown, waitsAlready, tooManySent],
    bodyLimit: 524_288,
  }),
  takeBack: studentRoute('DELETE', '/api/visas/transcript-contributions/{id}', {
    summary: 'Withdraws a contribution, at any time; a published one is unpublished.',
    staysOpen: true,
    input: z.object({ id }),
    problems: [notFound],
  }),
}
