// The journey as its student sees it, for staff to read: facts by the student's id, in the session of who looks.
import * as audited from '../audit-actions.ts'
import { and, eq } from 'drizzle-orm'
import { noteLook } from '#src/features/audit/actions.ts'
import { saidByPlanOf } from '#src/features/plan/service.ts'
import { momentOf } from '#src/journey/moments.ts'
import { readJourney, type BoundStage } from '#src/journey/read.ts'
import { type FactsByStage } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { isStudentWithAccount } from '#src/features/people/finding/search.ts'
import type { SeenJourney } from '../contract.ts'

type Parts = {
  stages: readonly BoundStage[]
  factsOf: (call: Call, student: string) => Promise<FactsByStage>
}

export async function asStudent({ stages, factsOf }: Parts, call: Call, { id }: { id: string }): Promise<SeenJourney> {
  const [student] = await call.db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isStudentWithAccount(call)))
  if (student === undefined) throw new Refusal(notFound)
  await noteLook(call, { what: audited.journeySeen, about: id })
  const now = momentOf(call.now())
  const seen = readJourney(stages, await factsOf(call, id), now)
  const said = await saidByPlanOf(call, id, seen)
  return {
    name: student.firstName,
    zone: student.zone,
    now,
    isEnrolled: said.isEnrolled,
    planDays: [...said.planDays],
    stages: seen,
  }
}
