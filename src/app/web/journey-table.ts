import { assignedFrom } from '../../features/custom-steps/assigned/rules.ts'
import type { JourneyTable } from '../../features/progress/rules.ts'
import { stages } from '../../stages/stages.ts'

export const journeyTable: JourneyTable = { stages, assignedFrom }
