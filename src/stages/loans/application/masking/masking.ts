// A paper that shows a whole Aadhaar number is not kept.
import type { DocumentView } from '#src/features/documents/contract.ts'
import { readBytes } from '#src/features/documents/documents.ts'
import { numbersIn } from '#src/features/documents/numbers/refusing.ts'
import { drop } from '#src/features/documents/service.ts'
import type { Call } from '#src/platform/house.ts'
import { Refusal } from '#src/wire/problem.ts'
import { aadhaarWhole, unreadable } from '../contract.ts'

/** A PDF that cannot be read cannot be shown to a bank either. */
export async function refuseWhole(call: Call, document: DocumentView): Promise<void> {
  if (document.type !== 'application/pdf') return
  const shown = await numbersIn(call.caller.id, async () => (await readBytes(call, document.id)).bytes)
  if (shown?.isAadhaar === false) return
  await drop(call, { id: document.id })
  throw new Refusal(shown?.isAadhaar === true ? aadhaarWhole : unreadable)
}
