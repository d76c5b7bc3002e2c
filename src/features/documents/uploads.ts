// A file comes in: checked by name, then by its first bytes, and counted as it goes to storage.
import { eq, and, count, isNotNull, sum } from 'drizzle-orm'
import { Replay } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Limit } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { ownedByUnproved } from '#src/platform/identity/proved.ts'
import { people } from '#src/platform/identity/tables.ts'
import { Refusal } from '#src/wire/problem.ts'
import { press } from '#src/platform/pictures/press.ts'
import type { PictureKind } from '#src/values/picture-header.ts'
import type { Check } from '#src/platform/ports.ts'
import { turnsFor } from '#src/platform/workers/turns.ts'
import {
  fileEmpty,
  proveFirst,
  tooManyFiles,
  wrongKind,
  type DocumentView,
  quotaFull,
  malwareFound,
} from './contract.ts'
import * as copy from './copy.ts'
import { looked, peeked, saying, type Bytes, kindOf } from './streams.ts'
import { withoutNumbers } from './numbers/number-check.ts'
import { fileProblem, isPicture, kindByName, kinds, purposes, type PurposeName, isOverQuota } from './rules.ts'
import { removeUnused, sealedFor } from './documents.ts'
import { documents } from './tables.ts'

export type Arriving = {
  name: string
  purpose: PurposeName
  content: Bytes
  /** Where it is stored, for what the specification gives a place. */
  folder?: string
  /** Its own service looks at it for whole numbers. */
  mayShowNumbers?: boolean
}

const filesOf = (person: string): Limit => ({
  key: `documents:${person}`,
  most: 100,
  per: Temporal.Duration.from({ hours: 1 }),
})

/** Sent again under the same key, it is the first one that counts, and the second is thrown away. */
export const receiveOnce = (call: Call, owner: string | null, arriving: Arriving): Promise<DocumentView> =>
  receive(call, owner, arriving, document =>
    forgetRepeated(
      call,
      document,
      call.change(({ tx }) => arrive(tx, call, document)),
    ),
  )

/** Its row comes first, so that a file that broke off is found and swept away. */
export async function receive(
  call: Call,
  owner: string | null,
  { name, purpose, content, folder, mayShowNumbers }: Arriving,
  end = (document: DocumentView) => arrive(call.db, call, document),
): Promise<DocumentView> {
  const wrong = fileProblem({ name, bytes: 1 }, purpose)
  if (wrong !== undefined) throw saying(wrongKind, wrong)
  if (owner === call.caller.id) await refuseUnproved(call)
  await countFile(call)
  await refuseFull(call, owner)
  const { head, whole } = await peeked(content)
  if (head.length === 0) throw new Refusal(fileEmpty)
  const kind = await kindOf(head)
  if (kind === undefined || kind !== kindByName(name, purpose)) {
    throw saying(wrongKind, copy.disguised(purposes[purpose].words))
  }
  const { id, path } = await begin(
    call,
    owner,
    { name, purpose, type: kinds[kind].type },
    { ending: kinds[kind].endings[0], folder },
  )
  const { bytes } = await call.ports.files.put(sealedFor(owner), path, looked(purpose, kind, whole), {
    check: async read => {
      await scannedFor(call, purpose)(read)
      if (mayShowNumbers !== true) await withoutNumbers(call, kind)(read)
    },
    ...(isPicture(kind) && { become: redrawnFor(call.caller.id, kind) }),
  })
  await refuseFull(call, owner, bytes).catch(async error => {
    await call.ports.files.remove(path)
    throw error
  })
  return end({ id, name, type: kinds[kind].type, bytes })
}

/** Also a further use of what is stored. */
export const countFile = ({ limits, caller }: Call): Promise<void> => limits.use(filesOf(caller.id), tooManyFiles)

export async function refuseUnproved({ db, caller }: Call): Promise<void> {
  const [unproved] = await db.select({ id: people.id }).from(people).where(ownedByUnproved(caller.id))
  if (unproved !== undefined) throw new Refusal(proveFirst)
}

/** From here on it is there. */
async function arrive(db: Queries, { now }: Call, document: DocumentView): Promise<DocumentView> {
  await db.update(documents).set({ bytes: document.bytes, arrivedAt: now() }).where(eq(documents.id, document.id))
  return document
}

/** What came with a call that was done before came before too. */
export async function forgetRepeated<T>(call: Call, { id }: DocumentView, kept: Promise<T>): Promise<T> {
  return kept.catch(async error => {
    if (error instanceof Replay) {
      const [gone] = await call.db.delete(documents).where(eq(documents.id, id)).returning()
      if (gone !== undefined) await removeUnused(call, [gone.path])
    }
    throw error
  })
}

type Known = Pick<typeof documents.$inferSelect, 'name' | 'purpose' | 'type'>

type Where = { ending: string; folder: string | undefined }

async function begin({ db, caller, random, now }: Call, owner: string | null, known: Known, where: Where) {
  const sentAt = now()
  const name = Buffer.from(random(16)).toString('hex')
  // Two of one moment: the second lies a millisecond later.
  for (let later = 0; later < 100; later += 1) {
    const at = sentAt.add({ milliseconds: later })
    const path = pathFor({ ...where, owner, purpose: known.purpose, at, name })
    const [row] = await db
      .insert(documents)
      .values({ ...known, owner, sentBy: caller.id, path, sentAt })
      .onConflictDoNothing()
      .returning({ id: documents.id, path: documents.path })
    if (row !== undefined) return row
  }
  throw new Error('The document was not written.')
}

type Place = Where & { owner: string | null; purpose: PurposeName; at: Temporal.Instant; name: string }

/** A resume lies where the specification has it (1, section 7). */
function pathFor({ owner, purpose, at, ending, name, folder }: Place): string {
  if (purpose === 'resume' && owner !== null) return `resumes/${owner}/${at.epochMilliseconds}.${ending}`
  return folder === undefined ? `documents/${owner ?? 'library'}/${name}` : `${folder}/${name}.${ending}`
}

// What is kept of a picture is not the file that came: see platform/pictures/redraw.ts.

/** Read once it is this person's turn, so that many that wait hold nothing in memory. */
const redrawnFor = (person: string, kind: PictureKind) =>
  async function* (read: () => Bytes): Bytes {
    const drawn = await press
      .runOn(person, 'redraw', async () => ({ kind, bytes: Buffer.concat(await Array.fromAsync(read())) }))
      // Broken, or larger inside than it says.
      .catch(() => undefined)
    if (drawn === undefined) throw saying(wrongKind, copy.brokenPicture)
    yield drawn
  }

/** What somebody sends for themselves. The desk's own files, for the library and for students, have no quota. */
async function refuseFull({ db, caller }: Call, owner: string | null, adding = 1): Promise<void> {
  if (owner !== caller.id) return
  const isOwn = and(eq(documents.owner, owner), eq(documents.sentBy, owner), isNotNull(documents.arrivedAt))
  // One content counts once, however often it is used.
  const stored = db
    .selectDistinctOn([documents.path], { bytes: documents.bytes })
    .from(documents)
    .where(isOwn)
    .orderBy(documents.path)
    .as('stored')
  const [kept] = await db.select({ files: count(), bytes: sum(stored.bytes) }).from(stored)
  const files = (kept?.files ?? 0) + 1
  const bytes = Number(kept?.bytes ?? 0) + adding
  if (isOverQuota({ files, bytes })) throw new Refusal(quotaFull)
}

// Each file is looked through for malware once it has arrived, and before it counts as here. Not while it arrives: a slow
// sender would hold one of the few files that a scanner looks through at once.

const inTurn = turnsFor(4)

/** A scanner that is away has found nothing clean: then the call is refused, to be tried again. */
const scannedFor =
  ({ ports, caller }: Call, purpose: PurposeName): Check =>
  async read => {
    const { found } = await inTurn(() => ports.scanner.scan(read()), caller.id)
    if (found === undefined) return
    // The desk reads it among the errors; the log says who was refused, and from where.
    const message = `Malware in a file for ${purpose}, sent by ${caller.id}: ${found}`
    await ports.errors.record({ where: 'server', message, stack: '', url: '/api/documents', requestId: undefined })
    throw new Refusal(malwareFound)
  }
