import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { visasContracts } from '../../contract.ts'
import type { TicksView } from '../contract.ts'

const compileDocs = apiOf<(typeof visasContracts)['compileDocs']>('compileDocs')

export const papersQuery = queryOptions({ queryKey: ['visas', 'papers'], queryFn: () => compileDocs.read({}) })

type Ticking = { paper: string; isTicked: boolean }

/** Shown from the press on; taken back, and told, where it was refused. */
export function useTick() {
  const queries = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = papersQuery
  return useMutation({
    mutationFn: ({ paper, isTicked }: Ticking) =>
      isTicked ? compileDocs.tick({ paper }) : compileDocs.untick({ paper }),
    // One after the other, as they were pressed.
    scope: { id: 'visa-papers' },
    onMutate: async ticking => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, known => known && ticked(known, ticking))
    },
    onError: (error, { paper, isTicked }) => {
      queries.setQueryData(queryKey, known => known && ticked(known, { paper, isTicked: !isTicked }))
      toasts.error(error.message)
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

const ticked = ({ ticks }: TicksView, { paper, isTicked }: Ticking): TicksView => {
  const others = ticks.filter(tick => tick.paper !== paper)
  return { ticks: isTicked ? [...others, { paper, tickedAt: Temporal.Now.instant().toString() }] : others }
}
