// What modules outside of the family hear of it.
import { slot } from '#src/manifest/slots.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'

/** Somebody leaves the family of this student, or is erased and so leaves all of them. Heard before, in the same transaction. */
export type MemberLeaves = (
  change: Change,
  services: Pick<Services, 'now'>,
  member: string,
  student?: string,
) => Promise<void>

export const memberLeaves = slot<MemberLeaves>('family/member-leaves')
