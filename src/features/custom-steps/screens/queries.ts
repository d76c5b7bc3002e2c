import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../browser/api.ts'
import type { customStepsContract } from '../contract.ts'

export const customSteps = apiOf<typeof customStepsContract>('customSteps')

export const customStepQuery = (id: string) =>
  queryOptions({ queryKey: ['custom-steps', 'mine', id], queryFn: () => customSteps.read({ id }) })

/** A verb of a step; what it changed is read again at once, without waiting to be told. */
export function useStepVerb<Input>(verb: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSettled: () =>
      Promise.all(['custom-steps', 'journey'].map(about => queries.invalidateQueries({ queryKey: [about] }))),
  })
}
