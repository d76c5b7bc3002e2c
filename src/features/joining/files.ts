// Files are sealed for their owner and by their name, so each is copied under another before its row changes hands. What the
// account that stays has as well, it has once afterwards.
import { createHash } from 'node:crypto'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { documents } from '../documents/tables.ts'
import type { Pair } from './collisions.ts'

/** By the old name: the new one, and whether the account that stays had that content before. */
export type Copied = Map<string, { to: string; isShared: boolean }>

/** A file came, or went, between the copying and the moving. */
export class FileMissing extends Error {}

type Storage = Pick<Services, 'db' | 'ports' | 'random'>

export async function copyFiles(
  services: Storage,
  { kept, other }: Pair,
  paths: readonly string[],
  copied: Copied,
): Promise<void> {
  const { ports, random } = services
  const alikeIn = await sameContentOf(services, { kept, other })
  for (const path of paths) {
    if (copied.has(path)) continue
    const content = await ports.files.get(other, path)
    if (content === undefined) continue
    const shared = await alikeIn(path)
    if (shared !== undefined) {
      copied.set(path, { to: shared, isShared: true })
      continue
    }
    const alike = path.replaceAll(other, kept)
    const isFree = alike !== path && (await ports.files.get(kept, alike)) === undefined
    const to = isFree ? alike : `joined/${kept}/${Buffer.from(random(16)).toString('hex')}`
    await ports.files.put(kept, to, content)
    copied.set(path, { to, isShared: false })
  }
}

/** Where the account that stays has the content of a file of the other; only what is as long is read. */
async function sameContentOf({ db, ports }: Storage, { kept, other }: Pair) {
  const rows = await db
    .selectDistinct({ owner: documents.owner, path: documents.path, bytes: documents.bytes, type: documents.type })
    .from(documents)
    .where(and(inArray(documents.owner, [kept, other]), isNotNull(documents.arrivedAt)))
  const hashes = new Map<string, Promise<string | undefined>>()
  const hashOf = (owner: string, path: string) => {
    const known = hashes.get(path) ?? hashed(ports, owner, path)
    hashes.set(path, known)
    return known
  }
  return async (path: string): Promise<string | undefined> => {
    const own = rows.find(row => row.owner === other && row.path === path)
    if (own === undefined) return undefined
    const candidates = rows.filter(row => row.owner === kept && row.bytes === own.bytes && row.type === own.type)
    for (const candidate of candidates) {
      const [theirs, ours] = [await hashOf(other, path), await hashOf(kept, candidate.path)]
      if (theirs !== undefined && theirs === ours) return candidate.path
    }
    return undefined
  }
}

async function hashed(ports: Services['ports'], owner: string, path: string): Promise<string | undefined> {
  const content = await ports.files.get(owner, path)
  if (content === undefined) return undefined
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** What is shared may have been removed meanwhile; held, it stays until the join is done. */
export async function holdShared(tx: Transaction, kept: string, copied: Copied): Promise<void> {
  const shared = [...copied].filter(([, { isShared }]) => isShared)
  if (shared.length === 0) return
  const held = await tx
    .select({ path: documents.path })
    .from(documents)
    .where(
      and(
        eq(documents.owner, kept),
        inArray(
          documents.path,
          shared.map(([, { to }]) => to),
        ),
      ),
    )
    .for('key share')
  const gone = shared.filter(([, { to }]) => !held.some(({ path }) => path === to))
  for (const [path] of gone) copied.delete(path)
  if (gone.length > 0) throw new FileMissing()
}

/** What was copied for a join that did not come to pass. */
export async function dropCopies({ ports }: Pick<Services, 'ports'>, copied: Copied): Promise<void> {
  for (const { to, isShared } of copied.values()) if (!isShared) await ports.files.remove(to)
}
