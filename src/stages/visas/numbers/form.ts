// The DS-160 of an application that was refused.
import * as earlier from '#src/features/passport-profile/earlier.ts'
import { readProfile, rewriteProfile } from '#src/features/passport-profile/stored.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'

/** A form that was refused is history: another application has another barcode, and other confirmations. */
export const putAwayForm = (tx: Transaction, call: Call, round: number): Promise<unknown> =>
  rewriteProfile(tx, call, known => earlier.putAway(known, round))

export const putBackForm = (tx: Transaction, call: Call, round: number): Promise<unknown> =>
  rewriteProfile(tx, call, known => earlier.putBack(known, round))

/** Whether the form of the present application has a number or a paper. */
export const hasForm = async (db: Queries, call: Call): Promise<boolean> => earlier.hasForm(await readProfile(call, db))
