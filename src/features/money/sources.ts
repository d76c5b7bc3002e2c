// What a stage knows of its costs and of what was sent abroad: bills, fees and what was paid through it.
import { slot } from '#src/manifest/slots.ts'
import type { Call } from '#src/platform/services.ts'
import type { Purpose } from '../payments/rules.ts'
import type { CostKind } from './kinds/rules.ts'
import type { RemittancesView } from './remittances/contract.ts'
import type { FoundCost } from './rules.ts'

export type CostSource = (call: Pick<Call, 'db' | 'vault' | 'caller' | 'now'>) => Promise<readonly FoundCost[]>

/** What a student pays, or will, in the steps of a module: rows of the ledger. */
export const costs = slot<CostSource>('money/costs')

/** What is paid through Safar and spent with it, by the kind of cost that it is. */
export const spentOn = slot<{ kind: CostKind; purposes: readonly Purpose[] }>('money/spent-on')

type SentThrough = (call: Call) => Promise<Pick<RemittancesView, 'card' | 'declared'>>

/** What was sent abroad through a module, and what was declared there as sent elsewhere. */
export const sentThrough = slot<SentThrough>('money/sent-through')
