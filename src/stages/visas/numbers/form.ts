// What is stored of the numbers, and the DS-160 of an application that was refused.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/house.ts'
import { numbers } from './contract.ts'
import { visaNumbers } from './tables.ts'

type Row = typeof visaNumbers.$inferSelect

/** The numbers of the DS-160 by the application that they were of: kept with those that count, under the same seal. */
const stored = numbers.extend({
  earlier: z.record(z.string(), numbers.pick({ applicationId: true, barcode: true })).exactOptional(),
})
type Stored = z.output<typeof stored>

export const unseal = async ({ vault, caller }: Call, row: Row | undefined): Promise<Stored> =>
  row?.sealed == null ? {} : stored.parse(JSON.parse(await vault.open(caller.id, row.sealed)))

/** A form that was refused is history: another application has another barcode. */
export const putAwayForm = (tx: Transaction, call: Call, round: number): Promise<void> =>
  rewrite(tx, call, ({ applicationId = '', barcode = '', earlier, ...rest }) => ({
    ...rest,
    earlier: { ...earlier, [round]: { applicationId, barcode } },
  }))

export const putBackForm = (tx: Transaction, call: Call, round: number): Promise<void> =>
  rewrite(tx, call, ({ earlier = {}, ...rest }) => {
    const { [round]: form, ...others } = earlier
    return { ...rest, ...form, earlier: others }
  })

/** Whether the form of the present application has a number. */
export async function hasForm(db: Queries, call: Call): Promise<boolean> {
  const [row] = await db.select().from(visaNumbers).where(eq(visaNumbers.owner, call.caller.id))
  const { applicationId = '', barcode = '' } = await unseal(call, row)
  return applicationId !== '' || barcode !== ''
}

async function rewrite(tx: Transaction, call: Call, change: (known: Stored) => Stored): Promise<void> {
  const { caller, vault, now } = call
  const [row] = await tx.select().from(visaNumbers).where(eq(visaNumbers.owner, caller.id)).for('update')
  if (row?.sealed == null) return
  const sealed = await vault.seal(caller.id, JSON.stringify(change(await unseal(call, row))))
  await tx.update(visaNumbers).set({ sealed, updatedAt: now() }).where(eq(visaNumbers.owner, caller.id))
}
