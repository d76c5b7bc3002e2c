import type { progressContracts } from '../contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useWishes } from '#src/browser/unsent/use-unsent.ts'
import type { StepView } from '#src/journey/views.ts'
import * as copy from '../copy.ts'
import { markOf, visitOf } from '../rules.ts'
import { journey, journeyQuery } from './journey.ts'
import { useReadJourney } from './journey-query.ts'

/** With what is done and not sent yet. */
export const useJourney = () => useReadJourney(useWishes())

/** A verb of the journey; what it changed is read again at once, without waiting for the announcement. */
function useVerb<Input>(verb: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => rereadNow(queries, journeyQuery.queryKey),
  })
}

/** Without a network it is kept, and sent later. */
const later = laterOf<typeof progressContracts>(['journey'])

type Named = { stage: string; step: Pick<StepView, 'id' | 'title'> }

export const useVisit = () =>
  useVerb(({ stage, label }: { stage: string; label: string }) =>
    later(marked(visitOf(stage), copy.keptVisit(label), true)).journey.visit({ stage }),
  )

/** Shows the mark and all that it unlocks when it is pressed. If the server refuses it, a message says why and the step is as before. */
const around = { rereads: ['journey'], inOrder: 'journey' } as const

export const useMark = () =>
  useTick(
    ({ stage, step: { id, title } }: Named) =>
      later(marked(markOf(stage, id), copy.keptMark(title), true)).journey.mark({ stage, step: id }),
    { ...around, shows: ({ stage, step }) => ({ thing: markOf(stage, step.id), is: true }) },
  )
export const useUnmark = () =>
  useTick(
    ({ stage, step: { id, title } }: Named) =>
      later(marked(markOf(stage, id), copy.keptUnmark(title), false)).journey.unmark({ stage, step: id }),
    { ...around, shows: ({ stage, step }) => ({ thing: markOf(stage, step.id), is: false }) },
  )
export const useShowBadge = () => useVerb((input: { stage: string; step: string }) => journey.showBadge(input))
export const useEarlyAccess = () => useVerb((input: { stage: string }) => journey.askEarlyAccess(input))
