import { desc } from 'drizzle-orm'
import type { AnswerSource } from '#src/features/students/slots.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { isBlockOf } from './guard.ts'
import { insuranceBlocks } from './tables.ts'

/** For everybody at the desk who speaks with the student: advisors are asked about it in the chat. */
export const blockAnswers: AnswerSource = async ({ db }, student) => {
  const [block] = await db.select().from(insuranceBlocks).where(isBlockOf(student)).orderBy(desc(insuranceBlocks.id))
  return block === undefined
    ? []
    : [
        {
          label: 'Insurance application',
          value: `Blocked since ${formatDay(dayOf(block.blockedAt))}: ${block.reason}`,
        },
      ]
}
