import { dayOf } from '../values/dates.ts'
import type { Call } from './services.ts'

/** The day it is where the caller is: what a student plans is counted on their own clock. */
export const todayOf = ({ now, caller }: Pick<Call, 'now' | 'caller'>): Temporal.PlainDate => dayOf(now(), caller.zone)
