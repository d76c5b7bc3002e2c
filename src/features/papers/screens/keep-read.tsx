import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newKey } from '#src/browser/api.ts'
import { readAgain } from '#src/browser/queries.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { upload } from '#src/browser/upload.ts'
import * as documents from '#src/features/documents/copy.ts'
import { fileProblem } from '#src/features/documents/rules.ts'
import type { Readable } from '#src/features/documents/screens/slots.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { fieldOf } from '#src/values/unknown.ts'
import * as copy from '../copy.ts'
import { filesAmong, isPaperName } from '../rules.ts'
import { titleOf } from '../titles/copy.ts'
import { papersApi } from './api.ts'
import { noteRecord } from './note-record.ts'

/** What was read at a step is sent nowhere: kept here, it is known at every other step. */
export function KeepRead({ file, paper, day }: Readable) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const own = optional(useRead(papersApi.read))
  const keep = useMutation({
    mutationFn: async () => {
      const known = { paper, name: file.name, ...(day !== '' && { issuedOn: day }) }
      const to = `/api/vault/papers?${new URLSearchParams(known)}`
      const kept = await upload(to, file, { onProgress: () => {}, brokenOff: documents.brokenOff, key: newKey() }).done
      await noteRecord(String(fieldOf(kept, 'id')), file)
      await readAgain(queries, ['own-papers'])
    },
    onSuccess: () => toasts.success(copy.added(isPaperName(paper) ? titleOf(paper) : file.name)),
    onError: error => toasts.error(error.message),
  })
  const isThere =
    own && filesAmong(own).some(({ document: { name, bytes } }) => name === file.name && bytes === file.size)
  if (isThere !== false || fileProblem({ name: file.name, bytes: file.size }, 'vault') !== undefined) return null
  return (
    <div className="stack-2">
      <p className="quiet">{copy.keepReadWords}</p>
      <div>
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {copy.keepRead}
        </Button>
      </div>
    </div>
  )
}
