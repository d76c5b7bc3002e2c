import { dismiss, useShownToasts } from '#src/ui/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { Undoable } from '../contract.ts'
import { undo, undoFor, undone } from '../rules.ts'
import { requests } from './api.ts'

type Offered = {
  /** 'Done: Call her'. */
  what: string
  onUndone?: (() => void) | undefined
}

/** Says what was done, with the way to undo it for as long as the server does that: it outlives what was pressed. */
export function useOfferUndo() {
  const toasts = useToasts()
  const queries = useQueryClient()
  const bringBack = async (done: Undoable, { onUndone }: Offered) => {
    try {
      await requests.undo(done)
      toasts.success(undone)
      onUndone?.()
    } catch (error) {
      toasts.error(error instanceof Error ? error.message : String(error))
    }
    await rereadNow(queries, 'requests', 'chat')
  }
  return (done: Undoable, offered: Offered) =>
    toasts.info(`${offered.what}.`, {
      words: undo,
      act: () => void bringBack(done, offered),
      seconds: undoFor.seconds,
    })
}

/** The newest that can still be undone: as if it was pressed there. */
export function useUndoNewest(): () => void {
  const { toasts } = useShownToasts()
  return () => {
    const newest = toasts.findLast(({ action }) => action !== undefined)
    if (newest === undefined) return
    dismiss(newest.id)
    newest.action?.act()
  }
}
