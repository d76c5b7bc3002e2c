// What a stage knows of its costs: bills, fees and what was paid through it.
import type { Call } from '#src/platform/house.ts'
import type { FoundCost } from './rules.ts'

export type CostSource = (call: Pick<Call, 'db' | 'vault' | 'caller' | 'now'>) => Promise<readonly FoundCost[]>
