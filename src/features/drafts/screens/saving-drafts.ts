// The page is shown before drafts are fetched and sent: their script comes once the browser has nothing else to do, but
// for the first page of a session.
import type { QueryClient } from '@tanstack/react-query'
import { canSeal } from '#src/browser/can-seal.ts'
import { idle } from '#src/browser/idle.ts'
import { hasSealingKey } from '#src/browser/sealing-key.ts'

const load = () => import('./draft-sync.ts')

/** While a student is signed in. */
export function syncDrafts(queries: QueryClient, owner: string, onFound: (words: string) => void): () => void {
  let stop: (() => void) | undefined
  let isLeft = false
  const start = async () => {
    // Where there is no key nothing is sealed: the first page of a session fetches it at once.
    if (!canSeal() || (await hasSealingKey(owner))) await idle()
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
