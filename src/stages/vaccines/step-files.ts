import { asc, eq } from 'drizzle-orm'
import type { StepFilesSource } from '#src/features/papers/list.ts'
import { vaccineProofs } from './tables.ts'
import { vaccineNames } from './records/copy.ts'

export const vaccineStepFiles: StepFilesSource = async ({ db }, owner) => {
  const rows = await db
    .select()
    .from(vaccineProofs)
    .where(eq(vaccineProofs.owner, owner))
    .orderBy(asc(vaccineProofs.id))
  return rows.map(({ document, vaccine }) => ({
    document,
    paper: 'vaccine-record',
    concerns: 'student',
    what: `Proof: ${vaccineNames[vaccine]}`,
    usedIn: '/vaccines/bring-proof-of-vaccination',
    place: 'your proofs of vaccination',
  }))
}
