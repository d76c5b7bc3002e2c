import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/house.ts'
import { todayOf } from '../../../platform/today.ts'
import { intakeChoices } from '../../../values/intakes.ts'
import { given } from '../merge.ts'
import type { OnboardingView } from './contract.ts'
import { isDegree, type OnboardingDraft } from './rules.ts'
import { onboardings } from './tables.ts'

export const read = (call: Call): Promise<OnboardingView> => viewFor(call.db, call)

export const answer = (call: Call, answers: OnboardingDraft): Promise<OnboardingView> => merge(call, columnsOf(answers))

export const complete = (call: Call, answers: OnboardingDraft): Promise<OnboardingView> =>
  merge(call, { ...columnsOf(answers), completedAt: call.now() })

function merge(call: Call, answers: Partial<typeof onboardings.$inferInsert>): Promise<OnboardingView> {
  const values = { ...answers, updatedAt: call.now() }
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(onboardings)
      .values({ ...values, owner: call.caller.id })
      .onConflictDoUpdate({ target: onboardings.owner, set: values })
    await announce(`person:${call.caller.id}`, 'onboarding', 'profile')
    return viewFor(tx, call)
  })
}

const columnsOf = ({ degree, branch, cycle, completedSteps }: OnboardingDraft) =>
  given({
    degree: typeof degree === 'string' && isDegree(degree) ? degree : degree === null ? null : undefined,
    branch,
    cycle,
    completedSteps: completedSteps === undefined ? undefined : [...new Set(completedSteps)],
  })

async function viewFor(db: Queries, call: Call): Promise<OnboardingView> {
  const [row] = await db.select().from(onboardings).where(eq(onboardings.owner, call.caller.id))
  return {
    degree: row?.degree ?? null,
    branch: row?.branch ?? '',
    cycle: row?.cycle ?? null,
    completedSteps: row?.completedSteps ?? [],
    completedAt: row?.completedAt?.toString() ?? null,
    cycles: [...intakeChoices(todayOf(call))],
  }
}
