import { readFile } from '#src/features/documents/screens/read-paper-file.tsx'
import { papersApi } from './api.ts'

/** Without a network it is not known, until the file is read at a step. */
export const note = (id: string, sevisId: string) => papersApi.noteRead({ id, sevisId }).catch(() => {})

/** Two of these may be of two SEVIS records. */
export const mayNameRecord = (paper: string): boolean => paper === 'i-20' || paper === 'sevis-receipt'

/** What a file says of its record, as it is read on this device. */
export async function noteRecord(id: string, file: File): Promise<void> {
  const found = file.type === 'application/pdf' ? await readFile(file) : undefined
  if (found?.kind === 'read' && mayNameRecord(found.paper) && found.says.sevisId !== undefined)
    await note(id, found.says.sevisId)
}
