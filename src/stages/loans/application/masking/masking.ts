// A paper that shows a whole Aadhaar number is not kept.
import type { DocumentView } from '../../../../features/documents/contract.ts'
import { readBytes } from '../../../../features/documents/documents.ts'
import { numbersIn } from '../../../../features/documents/numbers/refusing.ts'
import { drop } from '../../../../features/documents/service.ts'
import type { Call } from '../../../../platform/house.ts'
import { Refusal } from '../../../../wire/problem.ts'
import { aadhaarWhole, unreadable } from '../contract.ts'

/** A PDF that cannot be read cannot be shown to a bank either. */
export async function refuseWhole(call: Call, document: DocumentView): Promise<void> {
  if (document.type !== 'application/pdf') return
  const shown = await numbersIn(call.caller.id, async () => (await readBytes(call, document.id)).bytes)
  if (shown?.isAadhaar === false) return
  await drop(call, { id: document.id })
  throw new Refusal(shown?.isAadhaar === true ? aadhaarWhole : unreadable)
}
