import { eq, inArray } from 'drizzle-orm'
import { sealContent } from '../src/features/custom-steps/steps.ts'
import { customSteps, customStepStudents } from '../src/features/custom-steps/tables.ts'
import type { Services } from '../src/platform/services.ts'
import { people } from '../src/platform/identity/tables.ts'
import { demoSteps, type DemoStep } from './custom-steps.ts'

/** Assigned once, whatever the desk does with them afterwards. */
export async function seedCustomSteps(services: Services): Promise<void> {
  const ids = demoSteps.map(({ id }) => id)
  const known = await services.db.select({ id: customSteps.id }).from(customSteps).where(inArray(customSteps.id, ids))
  for (const step of demoSteps) if (!known.some(({ id }) => id === step.id)) await makeAssigned(services, step)
}

async function makeAssigned(
  services: Services,
  { for: student, response, form = [], attachments = [], ...definition }: DemoStep,
): Promise<void> {
  const [person] = await services.db.select().from(people).where(eq(people.email, student.email))
  if (person === undefined) return
  const at = services.now()
  const sealed =
    response &&
    (await sealContent(services.vault, person.id, {
      ...response,
      attachments: response.attachments.map(one => ({ ...one, file: null })),
    }))
  await services.change(async ({ tx }) => {
    const made = await tx
      .insert(customSteps)
      .values({ ...definition, form, attachments, audience: 'students', createdAt: at })
      .onConflictDoNothing()
      .returning()
    if (made.length === 0) return
    await tx.insert(customStepStudents).values({
      owner: person.id,
      step: definition.id,
      assignedAt: at,
      ...(sealed !== undefined && { response: sealed, responseVersion: 1, fulfilledAt: at }),
    })
  })
}
