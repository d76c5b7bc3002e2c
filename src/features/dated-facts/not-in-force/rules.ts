// Where a copy of the regulations prints a postponed rule, the register wins.
import type { ShippedFact } from '../rules.ts'
import { untilDate } from './copy.ts'

/** Each is in force, or not, as the desk has it: a court's decision is an edit there. */
export const postponedRules: readonly ShippedFact[] = [untilDate]

export const isPostponed = ({ state }: Pick<ShippedFact, 'state'>): boolean => state === 'blocked'
