// Files of the folder on this device: there only where the student put them, and gone with the sign-out.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchFile } from '#src/browser/download.ts'
import { keepFile, keptFile } from '#src/browser/kept-files.ts'
import { optional } from '#src/browser/reads.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'

const fieldOf = ({ id }: Pick<DocumentView, 'id'>): string => `vault:${id}`
const key = (owner: string, ids: readonly string[]) => ['kept-files', owner, ...ids] as const

/** Which of these are on this device. Its own store is asked, with or without a network. */
export function useKeptFiles(files: readonly Pick<DocumentView, 'id'>[]) {
  const owner = useUser()?.id ?? ''
  const queries = useQueryClient()
  const ids = files.map(({ id }) => id)
  const kept = useQuery({
    queryKey: key(owner, ids),
    queryFn: async () => {
      const found = await Promise.all(files.map(file => keptFile(owner, fieldOf(file))))
      return ids.filter((_, at) => found[at] !== undefined)
    },
    networkMode: 'always',
    gcTime: 0,
  })
  const readAgain = () => queries.invalidateQueries({ queryKey: ['kept-files'] })
  return {
    kept: optional(kept),
    keep: async (all: readonly DocumentView[]): Promise<boolean> => {
      for (const file of all) {
        const content = await fetchFile(`/api/documents/${file.id}`)
        await keepFile(owner, fieldOf(file), new File([content], file.name, { type: file.type }))
      }
      const found = await Promise.all(all.map(file => keptFile(owner, fieldOf(file))))
      await readAgain()
      return found.every(file => file !== undefined)
    },
    remove: async (all: readonly Pick<DocumentView, 'id'>[]) => {
      for (const file of all) await keepFile(owner, fieldOf(file), null)
      await readAgain()
    },
    open: (file: Pick<DocumentView, 'id'>) => keptFile(owner, fieldOf(file)),
  }
}
