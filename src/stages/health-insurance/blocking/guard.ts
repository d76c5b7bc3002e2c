// Nothing of a blocked application changes. Which verbs that holds for is in the stage's service.ts.
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { applicationBlocked } from './contract.ts'
import { insuranceBlocks } from './tables.ts'

export const isBlockOf = (owner: string) => and(eq(insuranceBlocks.owner, owner), isNull(insuranceBlocks.unblockedAt))

type Verb<Input, Answer> = (call: Call, input: Input) => Promise<Answer>

/** Asked before anything else, and again in each transaction: the desk may block while the verb is under way. */
export const unlessBlocked =
  <Input, Answer>(verb: Verb<Input, Answer>): Verb<Input, Answer> =>
  async (call, input) => {
    const { caller, db, change } = call
    await refuseBlocked(db, caller.id)
    return verb(
      {
        ...call,
        change: work =>
          change(async made => {
            await refuseBlocked(made.tx, caller.id)
            return work(made)
          }),
      },
      input,
    )
  }

async function refuseBlocked(db: Queries, owner: string): Promise<void> {
  const [block] = await db.select({ id: insuranceBlocks.id }).from(insuranceBlocks).where(isBlockOf(owner)).limit(1)
  if (block !== undefined) throw new Refusal(applicationBlocked)
}
