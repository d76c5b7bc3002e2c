// How somebody last wanted a queue: what they searched and which filters they chose.
import { useRead } from '#src/browser/reads.ts'
import { useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useVerb } from '#src/browser/use-verb.ts'
import { fieldOf } from '#src/values/unknown.ts'
import type { SavedView } from '../views/contract.ts'
import { requests } from './api.ts'

export type QueueView = Pick<SavedView, 'search' | 'chosen'>

const rereads = ['desk-views'] as const

/** The named views of one queue: one's own, on every device, and those that colleagues share. */
export function useViews(queue: string) {
  const query = useRead(requests.views)
  const views = (query.data ?? []).filter(view => view.queue === queue)
  const save = useVerb((view: Omit<SavedView, 'queue'>) => requests.saveView({ queue, ...view }), { rereads })
  const remove = useVerb((name: string) => requests.removeView({ queue, name }), { rereads })
  return { query, views, save: save.mutateAsync, remove: remove.mutate }
}

/**
 * How a queue is seen now, read from the address alone. The filters are in it, so that they outlive a look at one of the
 * rows and can be sent to a colleague; a link to the queue without any shows all of it. What was searched is often
 * somebody's name: it is kept with the entry of the history, and no log has it.
 */
export function useView(): readonly [QueueView, (view: QueueView) => void] {
  const chosen = Object.fromEntries(new URLSearchParams(useSearch()))
  const search = fieldOf(useHistoryState<unknown>(), searched)
  const become = (next: QueueView) => {
    const wanted = new URLSearchParams(Object.entries(next.chosen).filter(([, value]) => value !== '')).toString()
    const address = wanted === '' ? location.pathname : `${location.pathname}?${wanted}`
    history.replaceState({ [searched]: next.search }, '', address)
  }
  return [{ search: typeof search === 'string' ? search : '', chosen }, become]
}

const searched = 'searched'
