// A paper that shows a whole Aadhaar number is not kept.
import { readBytes } from '../../../../features/documents/documents.ts'
import { drop } from '../../../../features/documents/service.ts'
import type { DocumentView } from '../../../../features/documents/contract.ts'
import { poolOf } from '../../../../platform/workers/pool.ts'
import type { Call } from '../../../../platform/house.ts'
import { Refusal } from '../../../../wire/problem.ts'
import { aadhaarWhole, unreadable } from '../contract.ts'
import type { MaskingJobs } from './worker.ts'

const readers = poolOf<MaskingJobs>(new URL('./worker.ts', import.meta.url))

/** A PDF that cannot be read cannot be shown to a bank either. */
export async function refuseWhole(call: Call, document: DocumentView): Promise<void> {
  if (document.type !== 'application/pdf') return
  const fetch = async () => (await readBytes(call, document.id)).bytes
  const isWhole = await readers.runOn(call.caller.id, 'showsWholeNumber', fetch).catch(() => undefined)
  if (isWhole === false) return
  await drop(call, { id: document.id })
  throw new Refusal(isWhole === true ? aadhaarWhole : unreadable)
}
