// A paper that shows a whole Aadhaar number is not kept.
import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { Refusal, type Problem } from '#src/wire/problem.ts'
import { aadhaarWhole, unreadable, type DocumentView } from '../contract.ts'
import { readBytes } from '../documents.ts'
import { drop } from '../service.ts'
import { documents } from '../tables.ts'
import { numbersIn } from './number-check.ts'

/** The same of one that is stored already, and stays as it is where it lies. */
export async function refuseWholeIn(call: Call, id: string): Promise<void> {
  const [found] = await call.db
    .select({ type: documents.type })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.owner, call.caller.id)))
  if (found?.type !== 'application/pdf') return
  const why = await wholeIn(call, id)
  if (why !== undefined) throw new Refusal(why)
}

/** A PDF that cannot be read cannot be shown to anybody else either. */
export async function refuseWhole(call: Call, document: DocumentView): Promise<void> {
  if (document.type !== 'application/pdf') return
  const why = await wholeIn(call, document.id)
  if (why === undefined) return
  await drop(call, { id: document.id })
  throw new Refusal(why)
}

async function wholeIn(call: Call, id: string): Promise<Problem | undefined> {
  const shown = await numbersIn(call.caller.id, async () => (await readBytes(call, id)).bytes)
  return shown?.isAadhaar === false ? undefined : shown?.isAadhaar === true ? aadhaarWhole : unreadable
}
