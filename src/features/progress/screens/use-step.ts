import { optional } from '#src/browser/reads.ts'
import type { StepView } from '#src/journey/views.ts'
import { useJourney } from './use-journey.ts'

/** How a step stands, for its own panel: the page around it shows why the journey does not come. */
export const useStep = (stage: string, step: string): StepView | undefined =>
  optional(useJourney())
    ?.stages.find(({ route }) => route === stage)
    ?.steps.find(({ id }) => id === step)
