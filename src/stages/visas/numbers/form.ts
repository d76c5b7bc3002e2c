// The DS-160 of an application that was refused.
import { readProfile, rewriteProfile, withFacts } from '#src/features/passport-profile/stored.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/house.ts'

/** A form that was refused is history: another application has another barcode. */
export const putAwayForm = (tx: Transaction, call: Call, round: number): Promise<void> =>
  rewriteProfile(tx, call, known => {
    const { applicationId = '', barcode = '' } = known.facts
    return {
      ...withFacts(known, { applicationId: '', barcode: '' }, undefined),
      earlier: { ...known.earlier, [round]: { applicationId, barcode } },
    }
  })

export const putBackForm = (tx: Transaction, call: Call, round: number): Promise<void> =>
  rewriteProfile(tx, call, known => {
    const { [round]: form, ...others } = known.earlier
    return { ...withFacts(known, form ?? {}, undefined), earlier: others }
  })

/** Whether the form of the present application has a number. */
export async function hasForm(db: Queries, call: Call): Promise<boolean> {
  const { applicationId = '', barcode = '' } = (await readProfile(call, db)).facts
  return applicationId !== '' || barcode !== ''
}
