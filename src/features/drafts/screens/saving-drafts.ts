// The page is shown before drafts are fetched and sent: their script comes once the browser has nothing else to do.
import type { QueryClient } from '@tanstack/react-query'
import { idle } from '#src/browser/idle.ts'

const load = () => import('./draft-sync.ts')

/** While a student is signed in. */
export function syncDrafts(queries: QueryClient, owner: string, onFound: (words: string) => void): () => void {
  let stop: (() => void) | undefined
  let isLeft = false
  const start = async () => {
    await idle()
    const { startSync } = await load()
    if (isLeft) return
    const end = await startSync(queries, owner, onFound)
    if (isLeft) end()
    else stop = end
  }
  // Without its script drafts stay on this device, and the next page tries again.
  start().catch(() => {})
  return () => {
    isLeft = true
    stop?.()
  }
}

/** Before a sign-out takes what is on this device. Answers how many drafts could not be sent. */
export const saveDraftsNow = async (): Promise<number> => (await load()).saveDraftsNow()
