import { readOf } from '#src/browser/reads.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { OnboardingDraft } from '#src/features/people/onboarding/rules.ts'
import { onboarding } from '#src/features/people/screens/api.ts'

type Answer = Pick<OnboardingDraft, 'degree' | 'branch' | 'cycle'>

/** Keeps an answer; the others stay as they are. */
export function useAnswer() {
  const queries = useQueryClient()
  return async (answers: Answer) => {
    const kept = await onboarding.answer(answers)
    queries.setQueryData(readOf(onboarding.read).queryKey, kept)
  }
}
