// How somebody last wanted a queue: what they searched and which filters they chose.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useVerb } from '#src/browser/use-verb.ts'
import type { SavedView } from '../contract.ts'
import { requests } from './requests-query.ts'

export type QueueView = Pick<SavedView, 'search' | 'chosen'>

const viewsQuery = queryOptions({ queryKey: ['desk-views'], queryFn: () => requests.views({}) })
const rereads = ['desk-views'] as const

/** The named views of one queue, which are on every device of who named them. */
export function useViews(queue: string) {
  const { data = [] } = useQuery(viewsQuery)
  const save = useVerb((view: Omit<SavedView, 'queue'>) => requests.saveView({ queue, ...view }), { rereads })
  const remove = useVerb((name: string) => requests.removeView({ queue, name }), { rereads })
  return { views: data.filter(view => view.queue === queue), save: save.mutateAsync, remove: remove.mutate }
}
