// The audit as a chain: each action's link is a keyed hash over the action and the link before it, so that anyone who changes,
// removes or swaps rows by SQL breaks it. Links are made by a job, one process at a time, so no action waits for another.
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { inOnePiece } from '#src/platform/made-files.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import type { ChainView } from './contract.ts'
import { deskActions, deskActionSeals as seals } from './tables.ts'
import { fieldOf } from '#src/values/unknown.ts'

type Marks = Pick<Vault, 'mark'>
type Entry = typeof deskActions.$inferSelect
type Link = typeof seals.$inferSelect
type Head = { number: number; hash: string }

export const chainJob = 'link-desk-actions'
const lock = sql`select pg_advisory_xact_lock(7236004)`
const batch = 500
const beginning: Head = { number: 0, hash: '' }

/** Actions that are noted while this runs are linked by the job that they themselves send. */
export const chainJobs = (services: Services): JobKind[] => [
  { name: chainJob, work: () => linkEntries(services, { isQuick: true }) },
  { name: 'link-desk-actions-all', cron: '11 * * * *', work: () => linkEntries(services) },
]

/** Quick looks at the last hour alone. */
export async function linkEntries(services: Services, { isQuick = false } = {}): Promise<void> {
  const since = isQuick ? services.now().subtract({ hours: 1 }) : undefined
  let head: Head | undefined
  for (let made = batch; made === batch;) {
    const linked = await services.change(({ tx }) => linkBatch(tx, services, since))
    made = linked.made
    if (made > 0) head = linked.head
  }
  if (head !== undefined) await keepHead(services, head)
}

async function linkBatch(tx: Transaction, { vault, now }: Services, since: Temporal.Instant | undefined) {
  await tx.execute(lock)
  let head = await headOf(tx)
  const rows = await tx
    .select({ entry: deskActions })
    .from(deskActions)
    .leftJoin(seals, eq(seals.action, deskActions.id))
    .where(and(isNull(seals.number), since === undefined ? undefined : gt(deskActions.at, since)))
    .orderBy(asc(deskActions.id))
    .limit(batch)
  const links = rows.map(({ entry }) => {
    const link = { number: head.number + 1, action: entry.id, detailMark: detailMarkOf(vault, entry), sealedAt: now() }
    head = { number: link.number, hash: hashOf(vault, head, entry, link.detailMark) }
    return { ...link, hash: head.hash }
  })
  if (links.length > 0) await tx.insert(seals).values(links)
  return { made: links.length, head }
}

async function headOf(db: Queries): Promise<Head> {
  const [last] = await db.select().from(seals).orderBy(desc(seals.number)).limit(1)
  return last ?? beginning
}

const detailMarkOf = ({ mark }: Marks, { id, detail }: Entry) => mark(`detail of deed ${id} ${detail}`)
const takenOutMarkOf = ({ mark }: Marks, id: string) => mark(`detail of deed ${id} was taken out`)

/** A file is part of it where one was read: entries from before files were noted keep the hash that they have. */
const hashOf = ({ mark }: Marks, before: Head, entry: Entry, detailMark: string) => {
  const { id, by, what, about, document, at } = entry
  const file = document === null ? [] : [document]
  return mark(
    `deed ${JSON.stringify([before.number + 1, before.hash, id, by, what, about, at.toString(), detailMark, ...file])}`,
  )
}

/** Where the last link lies outside the database: anyone who cuts the end off cannot reach it by SQL. */
const headFile = 'audit/head.json'
const services = '00000000-0000-0000-0000-00000000a0d1'

async function keepHead({ ports }: Pick<Services, 'ports'>, head: Head): Promise<void> {
  const { number, hash } = head
  await ports.files.put(services, headFile, inOnePiece(Buffer.from(JSON.stringify({ number, hash }))))
}

async function keptHead({ ports }: Pick<Services, 'ports'>): Promise<Head | undefined> {
  const content = await ports.files.get(services, headFile)
  if (content === undefined) return undefined
  const kept: unknown = JSON.parse(Buffer.concat(await Array.fromAsync(content)).toString())
  const [number, hash] = [fieldOf(kept, 'number'), fieldOf(kept, 'hash')]
  return typeof number === 'number' && typeof hash === 'string' ? { number, hash } : undefined
}

/** Walks the whole chain. What was noted a moment ago is linked first. */
export async function chain(call: Services): Promise<ChainView> {
  await linkEntries(call)
  const kept = await keptHead(call)
  let head = beginning
  for (;;) {
    const rows = await call.db
      .select({ link: seals, entry: deskActions })
      .from(seals)
      .leftJoin(deskActions, eq(deskActions.id, seals.action))
      .where(gt(seals.number, head.number))
      .orderBy(asc(seals.number))
      .limit(batch)
    for (const { link, entry } of rows) {
      const why =
        faultIn(call.vault, head, link, entry) ??
        (kept?.number === link.number && kept.hash !== link.hash ? 'replaced' : undefined)
      if (why !== undefined) return { isWhole: false, number: head.number + 1, why, at: entry?.at.toString() ?? null }
      head = link
    }
    if (rows.length < batch) break
  }
  if (kept !== undefined && kept.number > head.number) {
    return { isWhole: false, number: head.number + 1, why: 'cut-off', at: null }
  }
  return { isWhole: true, count: head.number, head: head.hash.slice(0, 12) }
}

function faultIn(vault: Marks, before: Head, link: Link, entry: Entry | null) {
  if (link.number !== before.number + 1) return 'link-removed' as const
  if (entry === null) return 'removed' as const
  const isSame =
    hashOf(vault, before, entry, link.detailMark) === link.hash &&
    (detailMarkOf(vault, entry) === link.detailMark || isTakenOut(vault, entry, link))
  return isSame ? undefined : ('changed' as const)
}

const isTakenOut = (vault: Marks, { id, detail }: Entry, { takenOutMark }: Link) =>
  detail === '' && takenOutMark === takenOutMarkOf(vault, id)

/** Details may name the person whom an action was about; that the action was done stays. */
export async function takeOutDetails(tx: Transaction, vault: Marks, about: string): Promise<void> {
  await tx.execute(lock)
  const emptied = await tx
    .update(deskActions)
    .set({ detail: '' })
    .where(and(eq(deskActions.about, about), sql`${deskActions.detail} <> ''`))
    .returning({ id: deskActions.id })
  for (const { id } of emptied) {
    await tx
      .update(seals)
      .set({ takenOutMark: takenOutMarkOf(vault, id) })
      .where(eq(seals.action, id))
  }
}
