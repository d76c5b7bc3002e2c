// A paper that shows a whole Aadhaar number is not kept.
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { aadhaarWhole, unreadable, type DocumentView } from '../contract.ts'
import { readBytes } from '../documents.ts'
import { drop } from '../service.ts'
import { numbersIn } from './number-check.ts'

/** A PDF that cannot be read cannot be shown to anybody else either. */
export async function refuseWhole(call: Call, document: DocumentView): Promise<void> {
  if (document.type !== 'application/pdf') return
  const shown = await numbersIn(call.caller.id, async () => (await readBytes(call, document.id)).bytes)
  if (shown?.isAadhaar === false) return
  await drop(call, { id: document.id })
  throw new Refusal(shown?.isAadhaar === true ? aadhaarWhole : unreadable)
}
