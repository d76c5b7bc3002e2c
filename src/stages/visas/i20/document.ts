// The I-20 data document of one student, as it lies sealed in its row.
import { eq } from 'drizzle-orm'
import { universitiesFor } from '../../../features/universities/facts.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/house.ts'
import { i20Fields, type I20Data } from './contract.ts'
import { i20Data } from './tables.ts'

export type I20Document = { data: I20Data; universityId: string | null }

export async function readDocument({ db, vault, caller }: Call): Promise<I20Document> {
  const [row] = await db.select().from(i20Data).where(eq(i20Data.owner, caller.id))
  if (row === undefined) return { data: {}, universityId: null }
  return { data: await unseal(vault, caller.id, row.sealed), universityId: row.universityId }
}

export async function mergeDocument(tx: Queries, call: Call, given: Partial<I20Document>): Promise<void> {
  const { caller, vault } = call
  const at = { updatedAt: call.now() }
  // Made first, so that there is a row to hold while it is changed.
  await tx
    .insert(i20Data)
    .values({ owner: caller.id, ...at })
    .onConflictDoNothing()
  const [row] = await tx.select().from(i20Data).where(eq(i20Data.owner, caller.id)).for('update')
  const { data = {}, ...rest } = given
  const merged = { ...(await unseal(vault, caller.id, row?.sealed ?? null)), ...data }
  const sealed = await vault.seal(caller.id, JSON.stringify(merged))
  await tx
    .update(i20Data)
    .set({ ...rest, ...at, sealed })
    .where(eq(i20Data.owner, caller.id))
}

/** A university that this student may choose. */
export async function universityOf({ db, caller }: Call, id: string | null) {
  const [found] = id === null ? [] : await universitiesFor(db, caller.id, [id])
  return found === undefined ? null : { id: found.id, name: found.name }
}

const unseal = async (vault: Call['vault'], owner: string, sealed: Uint8Array | null): Promise<I20Data> =>
  sealed === null ? {} : i20Fields.parse(JSON.parse(await vault.open(owner, sealed)))
