import { readOf } from '#src/browser/reads.ts'
import type { customStepsContracts } from '../module.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import { completionOf } from '#src/features/progress/rules.ts'
import type { CustomStepView } from '../contract.ts'
import * as copy from '../copy.ts'

export const { customSteps } = apiOf<typeof customStepsContracts>()

const rereads = ['custom-steps', 'journey'] as const
const later = laterOf<typeof customStepsContracts>(rereads)

/** With what was done and is not sent yet. */
export const useCustomStep = (id: string) =>
  useQuery({ ...readOf(customSteps.read, { id }), select: useWished(asWished) })

function asWished(step: CustomStepView, wishes: Wishes): CustomStepView {
  const isComplete = wishes.get(completionOf(step.id))
  if (isComplete === undefined) return step
  return { ...step, completedAt: isComplete === true ? (step.completedAt ?? Temporal.Now.instant().toString()) : null }
}

/** A verb of a step; what it changed is read again at once, without waiting for the announcement. */
export function useStepVerb<Input>(verb: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSettled: () => rereadNow(queries, ...rereads),
  })
}

type Completing = { step: Pick<CustomStepView, 'id' | 'title'>; isComplete: boolean }

/** Without a network it is kept, shown as done, and sent later. */
export const useCompletion = () =>
  useStepVerb(({ step: { id, title }, isComplete }: Completing) => {
    const words = isComplete ? copy.keptComplete(title) : copy.keptReopen(title)
    const calls = later(marked(completionOf(id), words, isComplete)).customSteps
    return isComplete ? calls.complete({ id }) : calls.reopen({ id })
  })
