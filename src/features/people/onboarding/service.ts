import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { intakeChoices } from '#src/values/intakes.ts'
import { given } from '../merge.ts'
import { noteStated } from '../values/statements.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import type { onboardingContract, OnboardingView } from '../contract.ts'
import * as copy from './copy.ts'
import { checkDraft, isDegree, type OnboardingDraft } from './rules.ts'
import { onboardings } from '../tables.ts'

/** What was done before Safar: facts of the journey, wired in `app/`, named by route ('loans' or 'visas/ds-160'). */
export type DoneBefore = {
  read: (db: Queries, owner: string) => Promise<string[]>
  /** False where a route is no stage and no step; nothing is written then. */
  write: (change: Change, call: Call, routes: readonly string[]) => Promise<boolean>
}

export const onboardingHandlers = (
  done: DoneBefore,
): Handlers<{ onboarding: typeof onboardingContract }>['onboarding'] => ({
  read: call => viewFor(done, call.db, call),
  answer: (call, answers) => merge(done, call, answers, {}),
  complete: (call, answers) => merge(done, call, answers, { completedAt: call.now() }),
})

function merge(
  done: DoneBefore,
  call: Call,
  answers: OnboardingDraft,
  completion: { completedAt?: Temporal.Instant },
): Promise<OnboardingView> {
  const values = { ...columnsOf(answers), ...completion, updatedAt: call.now() }
  return call.change(async change => {
    const { tx, announce } = change
    // The student's row is written first, so that answers at the same moment follow one another.
    await putAnswers(change, call, values)
    if (answers.completedSteps !== undefined && !(await done.write(change, call, answers.completedSteps)))
      throw new Refusal(invalidInput, { completedSteps: copy.completedSteps })
    await announce(`person:${call.caller.id}`, 'onboarding', 'profile')
    return viewFor(done, tx, call)
  })
}

/** As a press at another place changes them. */
export const changeAnswers = (call: Call, answers: OnboardingDraft): Promise<void> =>
  call.change(async change => {
    const wrong = checkDraft(answers)
    if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
    await putAnswers(change, call, { ...columnsOf(answers), updatedAt: call.now() })
    await change.announce(`person:${call.caller.id}`, 'onboarding', 'profile')
  })

type Columns = Omit<typeof onboardings.$inferInsert, 'owner'>

async function putAnswers({ tx }: Change, call: Call, values: Columns): Promise<void> {
  await tx
    .insert(onboardings)
    .values({ ...values, owner: call.caller.id })
    .onConflictDoUpdate({ target: onboardings.owner, set: values })
  const { branch, cycle } = values
  await noteStated({ tx }, call, 'onboarding', {
    ...(branch !== undefined && { programme: branch }),
    ...(cycle != null && { intake: cycle }),
  })
}

const columnsOf = ({ degree, branch, cycle }: OnboardingDraft) =>
  given({
    degree: typeof degree === 'string' && isDegree(degree) ? degree : degree === null ? null : undefined,
    branch,
    cycle,
  })

async function viewFor(done: DoneBefore, db: Queries, call: Call): Promise<OnboardingView> {
  const [row] = await db.select().from(onboardings).where(eq(onboardings.owner, call.caller.id))
  return {
    degree: row?.degree ?? null,
    branch: row?.branch ?? '',
    cycle: row?.cycle ?? null,
    completedSteps: await done.read(db, call.caller.id),
    completedAt: row?.completedAt?.toString() ?? null,
    cycles: [...intakeChoices(todayOf(call))],
  }
}
