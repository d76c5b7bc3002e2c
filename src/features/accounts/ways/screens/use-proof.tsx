import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readAgain } from '#src/browser/queries.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import { ProveAgain } from './proof-outlet.tsx'

type Asked = { go: () => void; leave: () => void }

/**
 * For what is done only soon after a proof of who one is: `proved` does it, and where it is refused for that asks
 * for the proof and does it again. The dialog stands outside of any form, since forms do not nest.
 */
export function useProof(): { proved: <T>(act: () => Promise<T>) => Promise<T>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>()

  async function proved<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'prove-again') throw error
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setAsked({ go: resolve, leave: () => reject(error) })
      await promise.finally(() => setAsked(undefined))
      return act()
    }
  }

  return {
    proved,
    dialog: asked !== undefined && <ProveAgain onProved={asked.go} onClose={asked.leave} />,
  }
}

/** `added` puts another way in on the account after such a proof, and says so. */
export function useAdding(words: string, onAdded?: () => void) {
  const { proved, dialog } = useProof()
  const toasts = useToasts()
  const queries = useQueryClient()
  async function added(act: () => Promise<unknown>): Promise<void> {
    await proved(act)
    toasts.success(words)
    onAdded?.()
    await readAgain(queries, 'session')
  }
  return { proved, added, dialog }
}
