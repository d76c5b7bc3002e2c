// What the server puts together from all modules, and hands to the handlers and jobs of each.
import type { BoundStage } from '../journey/read.ts'
import type { FactsByStage, StageFacts, StageView } from '../journey/views.ts'
import type { Call, Services } from '../platform/services.ts'
import type { Among } from './slots.ts'

/** The product's stages and their facts: who reads them knows no stage by name. */
export type Journey = {
  stages: readonly BoundStage[]
  loadFacts: (call: Call) => Promise<FactsByStage>
  loadFactsAt: (call: Call, stage: string) => Promise<StageFacts | undefined>
}

export type AppServices = {
  stages: readonly BoundStage[]
  /** Of the caller, as their facts say. */
  journey: Journey
  stagesOf: (call: Call) => Promise<readonly StageView[]>
  journeyOfStudent: (services: Services, student: string) => Promise<readonly StageView[]>
  factsOf: (services: Pick<Services, 'sql' | 'vault'>, student: string) => Promise<FactsByStage>
  factsOfMany: (
    services: Pick<Services, 'sql' | 'vault'>,
    students: readonly string[],
  ) => Promise<ReadonlyMap<string, FactsByStage>>
  /** What all modules give to a slot. */
  given: <Answer>(slot: Among<Answer>) => Answer
}
