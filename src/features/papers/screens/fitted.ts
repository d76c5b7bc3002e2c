// A stored paper for a place that takes less: made to fit on this device, by what a file that is chosen there goes through.
import { newKey } from '#src/browser/api.ts'
import { fetchFile } from '#src/browser/download.ts'
import { upload } from '#src/browser/upload.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import * as copy from '#src/features/documents/copy.ts'
import { fileProblem, isPicture, kindByName, type PurposeName } from '#src/features/documents/rules.ts'
import { shrunk } from '#src/features/documents/screens/shrink.ts'
import { fieldOf } from '#src/values/unknown.ts'

type Chosen = {
  id: string
  document: DocumentView
  versions?: readonly { document: DocumentView; isFitted: boolean }[]
}

/** The version that fits; as it is where none can be made, so that the place refuses it in its own words. */
export async function fitted(
  { id, document, versions }: Chosen,
  purpose: PurposeName | undefined,
): Promise<DocumentView> {
  if (purpose === undefined || fits(document, purpose)) return document
  const there = versions?.find(one => one.isFitted && fits(one.document, purpose))
  if (there !== undefined) return there.document
  // What a step keeps has no paper here to which a version could belong.
  if (versions === undefined || !isPicture(kindByName(document.name, purpose))) return document
  const { name, type } = document
  const whole = new File([await fetchFile(`/api/documents/${document.id}`)], name, { type })
  const file = await shrunk(whole, purpose)
  if (!fits({ name: file.name, bytes: file.size }, purpose)) return document
  const to = `/api/vault/papers/${id}/fitted?${new URLSearchParams({ name: file.name })}`
  const made = await upload(to, file, { onProgress: () => {}, brokenOff: copy.brokenOff, key: newKey() }).done
  return { id: String(fieldOf(made, 'id')), name: file.name, type: file.type, bytes: file.size }
}

const fits = (file: { name: string; bytes: number }, purpose: PurposeName): boolean =>
  fileProblem(file, purpose) === undefined
