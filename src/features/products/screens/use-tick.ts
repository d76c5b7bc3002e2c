import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../ui/toasts.tsx'
import type { CounterView } from '../contract.ts'
import type { ProductKind } from '../rules.ts'
import { counterQuery, productsApi } from './product-queries.ts'

type Ticking = { paper: string; isReady: boolean }

/** Shown from the press on; taken back, and told, where it was refused. */
export function useTick(kind: ProductKind) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = counterQuery(kind)
  return useMutation({
    mutationFn: (ticking: Ticking) => productsApi.tick({ kind, ...ticking }),
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
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

const ticked = (counter: CounterView, { paper, isReady }: Ticking): CounterView => {
  const others = counter.papers.filter(one => one.paper !== paper)
  const papers = isReady ? [...others, { paper, tickedAt: Temporal.Now.instant().toString() }] : others
  return { ...counter, papers }
}
