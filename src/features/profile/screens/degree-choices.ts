import type { Choice } from '#src/ui/select.tsx'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { degrees, isDegree, type Degree } from '#src/features/people/onboarding/rules.ts'

export const degreeChoices: readonly Choice[] = degrees.map(degree => ({
  value: degree,
  label: copy.degreeNames[degree],
}))

export const degreeIn = (text: string): Degree | null => (isDegree(text) ? text : null)
