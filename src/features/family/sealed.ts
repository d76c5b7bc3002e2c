// What a student calls somebody they invited, and how they are reached.
import type { Call } from '#src/platform/services.ts'
import type { familyInvitations } from './tables.ts'

export type Sealed = { name: string; contact: string }

export async function openSealed(
  { vault }: Pick<Call, 'vault'>,
  { owner, sealed }: Pick<typeof familyInvitations.$inferSelect, 'owner' | 'sealed'>,
): Promise<Sealed> {
  const opened: Sealed = JSON.parse(await vault.open(owner, sealed))
  return opened
}
