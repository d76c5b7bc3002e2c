// Puts the sample products where there are none. What the desk made of them stays.
import type { Services } from '#src/platform/services.ts'
import { products } from './tables.ts'

export type ProductStock = readonly Omit<typeof products.$inferInsert, 'changedAt'>[]

export const stockProducts = ({ change, now }: Services, stock: ProductStock): Promise<void> =>
  change(async ({ tx }) => {
    const changedAt = now()
    await tx
      .insert(products)
      .values(stock.map(product => ({ ...product, changedAt })))
      .onConflictDoNothing()
  })
