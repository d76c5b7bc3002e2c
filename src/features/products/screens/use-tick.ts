import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rereadNow } from '../../../browser/unsent/reread.ts'
import { useToasts } from '../../../ui/toasts.tsx'
import { withTick } from '../../../values/ticks.ts'
import type { CounterView } from '../contract.ts'
import type { ProductKind } from '../rules.ts'
import { counterQuery, tickPaper } from './product-queries.ts'

type Ticking = { paper: string; isReady: boolean }

/** Shown from the press on, and kept where there is no network; taken back, and told, where it was refused. */
export function useTick(kind: ProductKind) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = counterQuery(kind)
  return useMutation({
    mutationFn: ({ paper, isReady }: Ticking) => tickPaper(kind, paper, isReady),
    // One after the other, as they were pressed.
    scope: { id: `product-papers:${kind}` },
    onMutate: async ticking => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, known => known && ticked(known, ticking))
    },
    onError: (error, { paper, isReady }) => {
      queries.setQueryData(queryKey, known => known && ticked(known, { paper, isReady: !isReady }))
      toasts.error(error.message)
    },
    onSettled: () => rereadNow(queries, queryKey),
  })
}

const ticked = (counter: CounterView, { paper, isReady }: Ticking): CounterView => ({
  ...counter,
  papers: withTick(counter.papers, paper, isReady, Temporal.Now.instant().toString()),
})
