// A reviewer's remarks, saved one by one as they are made; a student sees none of them before all are published.
import { eq } from 'drizzle-orm'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import type { RubricView } from '../feedback/contract.ts'
import * as copy from '../feedback/copy.ts'
import { isTrue, longestRemark, type Anchor, type Tag } from '../feedback/rules.ts'
import { remarksOf, sealRemark, sealRubric, type Remark } from '../remarks.ts'
import { sopRemarks, sopVersions } from '../tables.ts'
import type { Version } from '../versions.ts'
import { ownVersion } from './publication.ts'
import { editedMeanwhile, placeWrong } from '../contract.ts'

type Said = { text: string; tag: Tag | null }
type Named = { id: string }

export async function remark(
  call: Call,
  { id, text, tag, place }: Named & Said & { place: Anchor | null },
): Promise<Named> {
  check({ text, tag })
  const whole = await textOf(call, id)
  if (place !== null && !isTrue(whole.text, place)) throw new Refusal(placeWrong)
  const content = await sealRemark(call, whole.owner, text, place)
  return call.change(async change => {
    const version = await ownVersion(change, call, id)
    const [row] = await change.tx
      .insert(sopRemarks)
      .values({
        version: id,
        owner: version.owner,
        author: call.caller.id,
        tag,
        start: place?.start ?? null,
        end: place?.end ?? null,
        content,
        createdAt: call.now(),
      })
      .returning({ id: sopRemarks.id })
    if (row === undefined) throw new Error('The remark was not written.')
    await tell(change, version)
    return row
  })
}

export async function editRemark(
  call: Call,
  { id, text, tag, revision }: Named & Said & { revision: number },
): Promise<{ revision: number }> {
  check({ text, tag })
  const known = await remarkWith(call, id)
  const content = await sealRemark(call, known.owner, text, await placeOf(call, known))
  return call.change(async change => {
    const version = await ownVersion(change, call, known.version)
    const row = foundIn(await change.tx.select().from(sopRemarks).where(eq(sopRemarks.id, id)).for('update'))
    if (row.revision !== revision) throw await edited(change, row.author)
    await change.tx
      .update(sopRemarks)
      .set({ tag, content, revision: revision + 1, author: call.caller.id, editedAt: call.now() })
      .where(eq(sopRemarks.id, id))
    await tell(change, version)
    return { revision: revision + 1 }
  })
}

export async function removeRemark(call: Call, { id }: Named): Promise<void> {
  const known = await remarkWith(call, id)
  await call.change(async change => {
    const version = await ownVersion(change, call, known.version)
    await change.tx.delete(sopRemarks).where(eq(sopRemarks.id, id))
    await tell(change, version)
  })
}

export async function judge(
  call: Call,
  { id, rubric, revision }: Named & { rubric: RubricView; revision: number },
): Promise<{ revision: number }> {
  const { owner } = await textOf(call, id)
  const sealed = await sealRubric(call, owner, rubric)
  return call.change(async change => {
    const version = await ownVersion(change, call, id)
    if (version.rubricRevision !== revision) throw await edited(change, call.caller.id)
    await change.tx
      .update(sopVersions)
      .set({ rubric: sealed, rubricRevision: revision + 1 })
      .where(eq(sopVersions.id, id))
    await tell(change, version)
    return { revision: revision + 1 }
  })
}

function check({ text, tag }: Said): void {
  if (text === '' && tag === null) throw new Refusal(invalidInput, { text: copy.tagOrRemark })
  if (text.length > longestRemark)
    throw new Refusal(invalidInput, { text: `Please use at most ${longestRemark} characters.` })
}

/** What was published is the student's to see at once; what is being written is not. */
const tell = (change: Change, version: Version): Promise<void> =>
  version.publishedAt === null ? change.announceToDesk('sops') : announceBoth(change, version.owner, 'sop', 'sops')

async function textOf(call: Call, id: string): Promise<Version & { text: string }> {
  const version = foundIn(await call.db.select().from(sopVersions).where(eq(sopVersions.id, id)))
  return Object.assign(version, { text: await call.vault.open(version.owner, version.text) })
}

async function remarkWith({ db }: Call, id: string): Promise<Remark> {
  const found = foundIn(await db.select().from(sopRemarks).where(eq(sopRemarks.id, id)))
  return found
}

async function placeOf(call: Call, { id, version, owner }: Remark): Promise<Anchor | null> {
  const remarks = await remarksOf(call, { id: version, owner, rubric: null })
  return remarks.find(known => known.id === id)?.place ?? null
}

async function edited({ tx }: Change, author: string | null): Promise<Refusal> {
  const [person] = author === null ? [] : await tx.select().from(people).where(eq(people.id, author))
  return new Refusal({ ...editedMeanwhile, message: copy.editedBy(person?.firstName || 'Somebody') })
}
