// One stored content, many uses: each use is a row of its own, so that what one place sends, shows and erases is its own.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { fileTooLarge, wrongKind, type DocumentView } from './contract.ts'
import { viewOf } from './documents.ts'
import { refuseWholeIn } from './numbers/whole-numbers.ts'
import { fileProblem, kindByName, purposeOf, type PurposeName } from './rules.ts'
import { saying } from './streams.ts'
import { documents } from './tables.ts'
import { countFile, refuseUnproved } from './uploads.ts'

type Taken = Use & { /** It may show a number, and not all of it. */ isAadhaar?: boolean }

/** Takes what is stored for another purpose, and does with it what the place does. */
export async function taken(
  call: Call,
  { isAadhaar = false, ...use }: Taken,
  keep: (change: Change, document: DocumentView, sentAt: Temporal.Instant) => Promise<void>,
): Promise<DocumentView> {
  await refuseUnproved(call)
  await countFile(call)
  if (isAadhaar) await refuseWholeIn(call, use.id)
  return call.change(async change => {
    const { document, sentAt } = await useAgain(change, call, use)
    await keep(change, document, sentAt)
    return document
  })
}

type Use = { id: string; purpose: PurposeName; /** As the place calls it. */ title?: string | undefined }

/** One's own, which was sent with something. Nothing of it is stored again; the place's own rules hold as for any file. */
async function useAgain(
  { tx }: Change,
  call: Call,
  { id, purpose, title }: Use,
): Promise<{ document: DocumentView; sentAt: Temporal.Instant }> {
  const { caller, now } = call
  // Held against its removal: until this is committed its content stays.
  const source = foundIn(
    await tx
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.id, id),
          eq(documents.owner, caller.id),
          isNotNull(documents.arrivedAt),
          isNotNull(documents.attachedTo),
        ),
      )
      .for('key share'),
  )
  // Whether it is locked was looked at only where that matters.
  if (purposeOf(purpose).opensForAll === true && purposeOf(source.purpose).opensForAll !== true)
    throw new Refusal(notFound)
  const name = title === undefined ? source.name : `${title}${source.name.slice(source.name.lastIndexOf('.'))}`
  const wrong = fileProblem({ name, bytes: source.bytes ?? 0 }, purpose)
  if (wrong !== undefined) throw saying(kindByName(name, purpose) === undefined ? wrongKind : fileTooLarge, wrong)
  const { type, path, bytes, says, recordMark } = source
  const at = now()
  const values = { owner: caller.id, sentBy: caller.id, purpose, name, type, path, bytes, sentAt: at, arrivedAt: at }
  const [row] = await tx
    .insert(documents)
    .values({ ...values, says, recordMark, isFurtherUse: true })
    .returning()
  if (row === undefined) throw new Error('The use was not written.')
  return { document: viewOf(row), sentAt: source.sentAt }
}
