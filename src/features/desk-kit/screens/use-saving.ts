import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { saidOf } from '../catalogue/copy.ts'
import type { KeyName } from '#src/wire/topics.ts'

/** Saved or refused, what it is about is read again; `done` is said only where it was saved. */
export function useSaving(...rereads: readonly KeyName[]) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return async (save: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      toasts.success(saidOf(await save(), done))
    } finally {
      await readAgain(queries, ...rereads)
    }
  }
}
