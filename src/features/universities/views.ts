import type { Change } from '#src/platform/database/change.ts'
import type { UniversityView } from './contract.ts'
import type { universities } from './tables.ts'

export type University = typeof universities.$inferSelect

export const viewOf = ({ id, name, displayName, city, stateCode, verifiedAt }: University): UniversityView => ({
  id,
  name,
  displayName: displayName ?? name,
  city,
  stateCode,
  verified: verifiedAt !== null,
})

/** Tells the desk and those who asked for it. */
export async function announce(change: Change, askers: readonly string[]): Promise<void> {
  await change.announceToDesk('universities')
  for (const asker of askers) await change.announce(`person:${asker}`, 'universities')
}
