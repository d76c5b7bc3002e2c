// Puts the sample plans where there are none. What the desk made of them stays.
import { eq } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { insurancePlans, universityDemands, universityPlans } from '../tables.ts'

type University = { id: string; customDates: boolean }

export type InsuranceStock = {
  plans: readonly Omit<typeof insurancePlans.$inferInsert, 'changedAt'>[]
  universities: readonly University[]
  premiums: readonly Omit<typeof universityPlans.$inferInsert, 'changedAt'>[]
  demands: readonly (typeof universityDemands.$inferInsert)[]
}

export async function stockInsurance({ db, change, now }: Services, stock: InsuranceStock): Promise<void> {
  if ((await db.$count(insurancePlans)) > 0) return
  const changedAt = now()
  await change(async ({ tx, announce }) => {
    const made = await tx
      .insert(insurancePlans)
      .values(stock.plans.map(plan => ({ ...plan, changedAt })))
      .onConflictDoNothing()
      .returning({ id: insurancePlans.id })
    // Another process was first.
    if (made.length === 0) return
    await tx.insert(universityPlans).values(stock.premiums.map(premium => ({ ...premium, changedAt })))
    await tx.insert(universityDemands).values([...stock.demands])
    for (const { id, customDates } of stock.universities) {
      await tx.update(universities).set({ customDates }).where(eq(universities.id, id))
    }
    await announce('all', 'insurance', 'journey')
  })
}
