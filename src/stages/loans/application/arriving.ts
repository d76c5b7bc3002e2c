// A paper on its way into the application, from the student or from who borrows with them.
import type { DocumentView } from '#src/features/documents/contract.ts'
import { refuseWhole } from '#src/features/documents/numbers/whole-numbers.ts'
import { forgetRepeated, receive } from '#src/features/documents/uploads.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { PaperField } from './rules.ts'

export type Arriving = { field: PaperField; name: string; content: AsyncIterable<Uint8Array> }

/** Under the key of who sends it, with the checks of a paper of the application. */
export async function received(
  call: Call,
  { field, folder: within, name, content }: Arriving & { folder: string },
  keep: (change: Change, document: DocumentView) => Promise<void>,
): Promise<DocumentView> {
  await call.vault.keyOf(call.caller.id)
  const folder = `userApplication/${call.caller.id}/${within}/${field}`
  const isAadhaar = field === 'aadhaar'
  const arriving = { name, purpose: 'loan', content, folder, mayShowNumbers: isAadhaar } as const
  const document = await receive(call, call.caller.id, arriving)
  if (isAadhaar) await refuseWhole(call, document)
  const kept = call.change(async change => {
    await keep(change, document)
    return document
  })
  return forgetRepeated(call, document, kept)
}
