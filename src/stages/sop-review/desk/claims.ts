// One reviewer has an SOP at a time; only they write on it.
import * as kinds from '../request-kinds.ts'
import { eq } from 'drizzle-orm'
import { claimVerbs, requireClaim, type ClaimWords } from '#src/features/desk-kit/claims.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn } from '#src/wire/problem.ts'
import * as copy from '../feedback/copy.ts'
import { sopVersions } from '../tables.ts'
import type { Version } from '../versions.ts'
import { notClaimed, taken } from './contract.ts'

const words: ClaimWords = { taken, takenBy: copy.claimedBy, notTaken: notClaimed }

export const { claim, release } = claimVerbs(kinds.sop, lockVersion, { topic: 'sops', words })

export async function lockVersion({ tx }: Change, id: string): Promise<Version> {
  const version = foundIn(await tx.select().from(sopVersions).where(eq(sopVersions.id, id)).for('no key update'))
  return version
}

/** The version that the caller has taken, or why not. */
export async function ownVersion(change: Change, call: Call, id: string): Promise<Version> {
  const version = await lockVersion(change, id)
  await requireClaim(change, call, { kind: kinds.sop.name, subject: id, owner: version.owner }, words)
  return version
}
