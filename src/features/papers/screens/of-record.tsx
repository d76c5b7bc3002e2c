import { optional, useRead } from '#src/browser/reads.ts'
import { readFile } from '#src/features/documents/screens/read-paper-file.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fromEarlierRound } from '../rules.ts'
import { ofRecord } from '../validity/rules.ts'
import { papersApi } from './api.ts'

/** Without a network it is not known, until the file is read at a step. */
export async function noteRecord(id: string, file: File): Promise<void> {
  const found = await readFile(file)
  const sevisId = found.kind === 'read' ? found.says.sevisId : undefined
  if (sevisId !== undefined) await papersApi.noteRead({ id, sevisId }).catch(() => {})
}

export function OfRecord({ sevisId }: { sevisId: string }) {
  const own = optional(useRead(papersApi.read))
  if (own === undefined) return null
  const since = { roundBegan: null, startMoved: null, record: own.record }
  if (fromEarlierRound({ paper: 'i-20', addedAt: '', sevisId }, since) === undefined) return null
  return (
    <Notice tone="wrong" live>
      {ofRecord({ sevisId }, since)}
    </Notice>
  )
}
