import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { journey, journeyQuery } from './journey.ts'

export const useJourney = () => useQuery(journeyQuery)

type StepName = { stage: string; step: string }

/** A verb of the journey; what it changed is read again at once, without waiting to be told. */
function useVerb<Input>(verb: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => queries.invalidateQueries({ queryKey: journeyQuery.queryKey }),
  })
}

export const useVisit = () => useVerb((input: { stage: string }) => journey.visit(input))
export const useMark = () => useVerb((input: StepName) => journey.mark(input))
export const useUnmark = () => useVerb((input: StepName) => journey.unmark(input))
export const useShowBadge = () => useVerb((input: StepName) => journey.showBadge(input))
export const useEarlyAccess = () => useVerb((input: { stage: string }) => journey.askEarlyAccess(input))
