import { and, eq, isNull } from 'drizzle-orm'
import type { BoundStage } from '#src/journey/read.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { foundIn } from '#src/wire/problem.ts'
import type { Placed } from '../rules.ts'
import type { StepRow } from '../steps.ts'
import { customSteps } from '../tables.ts'

/** Held until the change is through, so that two at the desk do not change places at once. */
export async function stepWith(db: Queries, id: string): Promise<StepRow> {
  const step = foundIn(await db.select().from(customSteps).where(eq(customSteps.id, id)).for('update'))
  return step
}

/** What stands in a stage: its own, and what was assigned there and is not withdrawn. */
export async function lineOf(db: Queries, { route, steps }: BoundStage): Promise<Placed[]> {
  const assigned = await db
    .select({ id: customSteps.id, order: customSteps.order })
    .from(customSteps)
    .where(and(eq(customSteps.stage, route), isNull(customSteps.withdrawnAt)))
  return [...steps.map(({ id }, at) => ({ id, order: at + 1 })), ...assigned]
}
