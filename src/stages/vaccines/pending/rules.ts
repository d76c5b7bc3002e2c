// What was pressed and waits for a network, and what it will have changed. Answers about single vaccines change nothing
// here: the record stays on the server.
import type { PendingRule } from '#src/journey/stage.ts'
import { fieldOf } from '#src/values/unknown.ts'
import type { VaccineFacts } from '../facts.shape.ts'

export const planDraft = 'vaccine-plan'

export const keptPlan: PendingRule<VaccineFacts> = (facts, pending) =>
  typeof fieldOf(pending.get(planDraft), 'flight') === 'string' ? { ...facts, isPlanKept: true } : facts
