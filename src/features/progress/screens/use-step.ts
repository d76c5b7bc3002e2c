import type { StepView } from '#src/journey/read.ts'
import { useJourney } from './use-journey.ts'

/** How a step stands, for its own panel. */
export const useStep = (stage: string, step: string): StepView | undefined =>
  useJourney()
    .data?.stages.find(({ route }) => route === stage)
    ?.steps.find(({ id }) => id === step)
