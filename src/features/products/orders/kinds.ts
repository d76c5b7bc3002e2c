import { eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import type { ProductKind } from '../rules.ts'
import { productOrders } from '../tables.ts'

/** What each order of a student is for. */
export const orderKinds = ({ db }: Call, student: string): Promise<{ id: string; kind: ProductKind }[]> =>
  db
    .select({ id: productOrders.id, kind: productOrders.kind })
    .from(productOrders)
    .where(eq(productOrders.owner, student))
