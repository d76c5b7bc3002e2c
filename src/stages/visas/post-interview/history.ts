import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { HistorySource } from '#src/features/audit/actions.ts'
import type { Call } from '#src/platform/services.ts'
import { answerNames, outcomeNames, questions, slipNames } from './copy.ts'
import { interviewOutcomes, slipChecks, visaSlips } from './tables.ts'

export const postInterviewHistory: HistorySource = async ({ db, vault }, student) => {
  const [outcomes, slips, checks] = await Promise.all([
    db
      .select()
      .from(interviewOutcomes)
      .where(eq(interviewOutcomes.owner, student))
      .orderBy(desc(interviewOutcomes.id))
      .limit(50),
    db.select().from(visaSlips).where(eq(visaSlips.owner, student)),
    db.select().from(slipChecks).where(eq(slipChecks.owner, student)).orderBy(desc(slipChecks.id)).limit(50),
  ])
  return [
    ...outcomes.map(({ enteredAt, outcome }) => ({
      at: enteredAt,
      what: `Said of the visa interview: ${outcomeNames[outcome]}`,
    })),
    ...(await Promise.all(slips.map(async row => ({ at: row.updatedAt, what: await slipWords(vault, row) })))),
    ...checks.map(({ notedAt, finding }) => ({ at: notedAt, what: `Looked at the visa's status: ${finding}` })),
  ]
}

/** What a helper needs to know. The case number is the student's alone. */
async function slipWords(vault: Call['vault'], { owner, slip, sealed, ...slipAnswers }: Slip): Promise<string> {
  const { papers } = slipSecret.parse(JSON.parse(await vault.open(owner, sealed)))
  const answered = questionNames.flatMap(name => {
    const answer = slipAnswers[name]
    return answer === null ? [] : [`${questions[name]} ${answerNames[answer]}`]
  })
  const listed = papers === '' ? [] : [`It lists: ${papers.replaceAll('\n', ', ')}`]
  return [`Entered the slip: ${slipNames[slip]}`, ...answered, ...listed].join('. ')
}

type Slip = typeof visaSlips.$inferSelect

const questionNames = ['keptPassport', 'askedForPapers', 'askedToWait'] as const

/** The parts of a slip that are stored sealed. */
export const slipSecret = z.object({ papers: z.string(), caseNumber: z.string() })
