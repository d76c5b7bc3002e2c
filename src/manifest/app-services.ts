// What the server puts together from all modules, and hands to the handlers and jobs of each.
import type { BoundStage, FactsByStage, StageFacts, StageView } from '../journey/read.ts'
import type { Call, House } from '../platform/house.ts'
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
  journeyOfStudent: (house: House, student: string) => Promise<readonly StageView[]>
  factsOf: (house: Pick<House, 'sql' | 'vault'>, student: string) => Promise<FactsByStage>
  factsOfMany: (
    house: Pick<House, 'sql' | 'vault'>,
    students: readonly string[],
  ) => Promise<ReadonlyMap<string, FactsByStage>>
  /** What all modules give to a slot. */
  given: <Answer>(slot: Among<Answer>) => Answer
}
