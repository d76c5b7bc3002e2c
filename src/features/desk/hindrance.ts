import { eq } from 'drizzle-orm'
import { staff } from '#src/platform/identity/tables.ts'
import type { Hindrance } from '../people/personal-data/sources.ts'

export const teamHindrance: Hindrance = {
  kind: 'our-team',
  isThere: async ({ db }, person) => (await db.$count(staff, eq(staff.person, person))) > 0,
}
