import { useRead } from '#src/browser/reads.ts'
import type { Choice } from '#src/ui/select.tsx'
import { intakeLabel } from '#src/values/intakes.ts'
import { onboarding } from '#src/features/people/screens/api.ts'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { degrees, isDegree, type Degree } from '#src/features/people/onboarding/rules.ts'

/** The intakes to choose from today, and the one that was chosen some time ago. */
export function useIntakes(chosen: string | null) {
  const query = useRead(onboarding.read)
  const choices: readonly Choice[] = (query.data?.cycles ?? []).map(({ id, label }) => ({ value: id, label }))
  const label = chosen === null ? undefined : intakeLabel(chosen)
  if (chosen === null || label === undefined || choices.some(({ value }) => value === chosen)) return { query, choices }
  return { query, choices: [{ value: chosen, label }, ...choices] }
}

export const degreeChoices: readonly Choice[] = degrees.map(degree => ({
  value: degree,
  label: copy.degreeNames[degree],
}))

export const degreeIn = (text: string): Degree | null => (isDegree(text) ? text : null)
