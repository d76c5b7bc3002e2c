// What a stage knows of its costs: bills, fees and what was paid through it.
import { slot } from '#src/manifest/slots.ts'
import type { Call } from '#src/platform/house.ts'
import type { FoundCost } from './rules.ts'

export type CostSource = (call: Pick<Call, 'db' | 'vault' | 'caller' | 'now'>) => Promise<readonly FoundCost[]>

/** What a student pays, or will, in the steps of a module: rows of the ledger. */
export const costs = slot<CostSource>('money/costs')
