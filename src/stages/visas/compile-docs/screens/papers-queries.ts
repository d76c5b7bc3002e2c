import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import { laterOf, marked } from '../../../../browser/unsent/or-kept.ts'
import { rereadNow } from '../../../../browser/unsent/reread.ts'
import { useWished, type Wishes } from '../../../../browser/unsent/use-unsent.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import { ticksAsWished, withTick } from '../../../../values/ticks.ts'
import type { visasContracts } from '../../contract.ts'
import type { TicksView } from '../contract.ts'
import { keptTick } from '../copy.ts'
import { tickOf } from '../rules.ts'

type Contract = (typeof visasContracts)['compileDocs']

const compileDocs = apiOf<Contract>('compileDocs')
const later = laterOf<Contract>('compileDocs', ['visas'])

const papersQuery = queryOptions({ queryKey: ['visas', 'papers'], queryFn: () => compileDocs.read({}) })

/** With what was ticked and is not sent yet. */
export const useTicks = () => useQuery({ ...papersQuery, select: useWished(asWished) })

const asWished = ({ ticks }: TicksView, wishes: Wishes): TicksView => ({
  ticks: ticksAsWished(ticks, wishes, tickOf, Temporal.Now.instant().toString()),
})

type Ticking = { paper: string; title: string; isTicked: boolean }

/** Shown from the press on, and kept where there is no network; taken back, and told, where it was refused. */
export function useTick() {
  const queries = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = papersQuery
  return useMutation({
    mutationFn: ({ paper, title, isTicked }: Ticking) => {
      const calls = later(marked(tickOf(paper), keptTick(title, isTicked), isTicked))
      return isTicked ? calls.tick({ paper }) : calls.untick({ paper })
    },
    // One after the other, as they were pressed.
    scope: { id: 'visa-papers' },
    onMutate: async ticking => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, known => known && ticked(known, ticking))
    },
    onError: (error, ticking) => {
      queries.setQueryData(queryKey, known => known && ticked(known, { ...ticking, isTicked: !ticking.isTicked }))
      toasts.error(error.message)
    },
    onSettled: () => rereadNow(queries, queryKey),
  })
}

const ticked = ({ ticks }: TicksView, { paper, isTicked }: Ticking): TicksView => ({
  ticks: withTick(ticks, paper, isTicked, Temporal.Now.instant().toString()),
})
