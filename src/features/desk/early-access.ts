import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Waiting } from '../desk-kit/kinds.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { happenings } from '../progress/tables.ts'
import type { EarlyAccessView } from './contract.ts'
import { daysForEarlyAccess, earlyAccessWork } from './copy.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

/** A stage by its route, as people know it. */
export type NamedStage = { readonly route: string; readonly label: string }

const askedFor = (db: Queries, which?: SQL) =>
  db
    .select({ person: people, stage: happenings.stage, at: happenings.at })
    .from(happenings)
    .innerJoin(people, eq(people.id, happenings.owner))
    .where(and(eq(happenings.what, 'early-access-asked'), which))
    .orderBy(desc(happenings.at), happenings.owner)

const labelOf = (stages: readonly NamedStage[], stage: string): string =>
  stages.find(({ route }) => route === stage)?.label ?? stage

/** As it stands in the list of what waits. */
export async function earlyAccessWaiting(
  stages: readonly NamedStage[],
  { db }: Call,
  students: readonly string[] | undefined,
): Promise<Waiting[]> {
  const rows = await askedFor(db, students && inArray(happenings.owner, [...students]))
  return rows.map(({ person, stage, at }) => ({
    id: `${person.id}:${stage}`,
    student: namedStudent(person),
    what: earlyAccessWork.what(labelOf(stages, stage)),
    since: at,
    due: at.add({ hours: 24 * daysForEarlyAccess }),
  }))
}

/** The stages are wired in `app/`: the desk knows none by name. */
export async function earlyAccess(stages: readonly NamedStage[], { db }: Call): Promise<EarlyAccessView[]> {
  const rows = await askedFor(db).limit(500)
  return rows.map(({ person, stage, at }) => ({
    student: { ...namedStudent(person), email: person.email, isGuest: person.isGuest },
    stage,
    label: labelOf(stages, stage),
    at: at.toString(),
  }))
}
