// What the stage gives to the pages of others: the files it keeps, what a student did in it, what it says about the world.
import { asc, eq, desc } from 'drizzle-orm'
import { allOf, filesFor, type StepFilesSource } from '#src/features/papers/list.ts'
import type { StoredFile } from '#src/features/people/personal-data/sources.ts'
import type { Services } from '#src/platform/services.ts'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { universities } from '#src/features/universities/tables.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { people } from '#src/platform/identity/tables.ts'
import { shippedOf, type ShippedFact } from '#src/features/dated-facts/rules.ts'
import { datedFacts as names } from '#src/features/passport-profile/names/copy.ts'
import { filledI20s, i20Data } from './i20/tables.ts'
import { storedAs } from './i20/filled-form.ts'
import { visaAppointments, visaRoundPast, visaRounds } from './rounds/tables.ts'
import { mockInterviews } from './mock-interview/tables.ts'
import { transcriptContributions } from './transcripts/tables.ts'
import * as copy from './post-interview/starting/copy.ts'
import { datedFacts as rounds } from './post-interview/starting/copy.ts'
import { datedFacts as appointment } from './appointment/copy.ts'
import { datedFacts as documents } from './compile-docs/copy.ts'
import { datedFacts as form } from './ds-160/copy.ts'
import { datedFacts as minutes } from './outline/copy.ts'
import { print } from './pack/copy.ts'
import { datedFacts as papers } from './paper-checks/copy.ts'
import { datedFacts as outcome } from './post-interview/copy.ts'
import { datedFacts as fees } from './sevis/copy.ts'
import { stayFacts } from './stay/copy.ts'

/** Made by us from what was typed: they are stored beside the documents. */
const filled: StepFilesSource = async ({ db }, owner) => {
  const rows = await db.select().from(filledI20s).where(eq(filledI20s.owner, owner)).orderBy(asc(filledI20s.id))
  return rows.map(({ id, file, form, filledAt: at }) => ({
    made: { id, name: form ?? 'i20-worksheet.pdf', address: `/api/visas/i20/files/${file}`, at },
    // The request for an I-20 is none.
    paper: 'other',
    concerns: 'student',
    what: 'Filled I-20 form',
    usedIn: '/visas/i20-form',
    place: 'your I-20 form',
  }))
}

export const visaStepFiles = allOf(
  filled,
  filesFor('attorney-call', {
    paper: 'other',
    concerns: 'student',
    what: 'For the call with an attorney',
    usedIn: '/visas/post-interview',
    place: 'your call with an attorney',
  }),
)

export async function storedI20s({ db }: Services, person: string): Promise<StoredFile[]> {
  const filled = await db.select({ file: filledI20s.file }).from(filledI20s).where(eq(filledI20s.owner, person))
  return filled.map(({ file }) => ({ path: storedAs(person, file), name: 'I-20 request.pdf' }))
}

/** What was entered stays the student's; that it was filled is no secret. */
export const i20History: HistorySource = async ({ db }, student) => {
  const [chosen] = await db
    .select({ at: i20Data.chosenAt, name: universities.name })
    .from(i20Data)
    .innerJoin(universities, eq(universities.id, i20Data.universityId))
    .where(eq(i20Data.owner, student))
  const filled = await db.select().from(filledI20s).where(eq(filledI20s.owner, student))
  return [
    ...(chosen === undefined ? [] : [{ at: chosen.at, what: `Chose ${chosen.name} for the I-20` }]),
    ...filled.map(({ filledAt, form }) => ({ at: filledAt, what: `Had ${form ?? 'the I-20 worksheet'} filled` })),
  ]
}

const words = {
  booked: 'Entered a visa appointment',
  rescheduled: 'Changed the visa appointment',
  corrected: 'Mended the visa appointment',
} as const

export const appointmentHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select()
    .from(visaAppointments)
    .where(eq(visaAppointments.owner, student))
    .orderBy(desc(visaAppointments.id))
    .limit(50)
  return rows.map(({ enteredAt, why, place, interview }) => ({
    at: enteredAt,
    what: `${words[why]}: ${place}, ${formatDay(dayOf(interview))}`,
  }))
}

export const mockInterviewHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ interview: mockInterviews, reviewer: people.firstName })
    .from(mockInterviews)
    .leftJoin(people, eq(people.id, mockInterviews.publishedBy))
    .where(eq(mockInterviews.owner, student))
  return rows.flatMap(({ interview, reviewer }) => [
    { at: interview.sharedAt, what: 'Shared a mock interview' },
    { at: interview.publishedAt, what: 'Was sent the review of the mock interview', by: reviewer },
    { at: interview.closedAt, what: 'Completed the mock interview' },
  ])
}

export const transcriptHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ contribution: transcriptContributions, settler: people.firstName })
    .from(transcriptContributions)
    .leftJoin(people, eq(people.id, transcriptContributions.settledBy))
    .where(eq(transcriptContributions.owner, student))
    .limit(20)
  return rows.flatMap(({ contribution: { sentAt, publishedAt, declinedAt }, settler }) => [
    { at: sentAt, what: 'Sent the visa interview' },
    { at: publishedAt, what: 'Their interview was published without names', by: settler },
    { at: declinedAt, what: 'Their interview was not published', by: settler },
  ])
}

/** When each further application began, and what of the steps was marked before it. */
export const roundsHistory: HistorySource = async ({ db }, student, stages) => {
  const [rounds, past] = await Promise.all([
    db.select().from(visaRounds).where(eq(visaRounds.owner, student)).orderBy(desc(visaRounds.number)),
    db.select().from(visaRoundPast).where(eq(visaRoundPast.owner, student)),
  ])
  const steps = stages.find(({ route }) => route === 'visas')?.steps ?? []
  return [
    ...rounds.map(({ number, startedAt, why }) => ({ at: startedAt, what: copy.history(number, why) })),
    ...past.flatMap(({ number, kind, name, at }) => {
      const step = kind === 'tick' ? undefined : steps.find(({ id }) => id === name)
      return step === undefined ? [] : [{ at, what: copy.markedBefore(step.title, number - 1) }]
    }),
  ]
}

/** What this stage says about the world, as it was released. The desk reads it again. */
export const visaFacts: readonly ShippedFact[] = [
  ...stayFacts,
  ...shippedOf([
    ...appointment,
    ...fees,
    ...documents,
    ...form,
    ...names,
    ...papers,
    ...outcome,
    ...rounds,
    ...minutes,
    print,
  ]),
]
