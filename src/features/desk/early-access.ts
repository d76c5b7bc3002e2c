import { desc, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { happenings } from '../progress/tables.ts'
import type { EarlyAccessView } from './contract.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

/** A stage by its route, as people know it. */
export type NamedStage = { readonly route: string; readonly label: string }

/** The stages are wired in `app/`: the desk knows none by name. */
export async function earlyAccess(stages: readonly NamedStage[], { db }: Call): Promise<EarlyAccessView[]> {
  const rows = await db
    .select({ person: people, stage: happenings.stage, at: happenings.at })
    .from(happenings)
    .innerJoin(people, eq(people.id, happenings.owner))
    .where(eq(happenings.what, 'early-access-asked'))
    .orderBy(desc(happenings.at), happenings.owner)
    .limit(500)
  return rows.map(({ person, stage, at }) => ({
    student: { ...namedStudent(person), email: person.email, isGuest: person.isGuest },
    stage,
    label: stages.find(({ route }) => route === stage)?.label ?? stage,
    at: at.toString(),
  }))
}
