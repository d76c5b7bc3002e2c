import { assignedFrom } from '#src/features/custom-steps/assigned/rules.ts'
import type { JourneyTable } from '#src/features/progress/rules.ts'
import { stages } from '#src/stages/stages.ts'

export const journeyTable: JourneyTable = { stages, assignedFrom }
