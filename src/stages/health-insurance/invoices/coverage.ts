// Which payments are for a bill: its own, and those for several bills at once.
import { insuranceInvoice, insuranceRest } from '../quote/rules.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import { insuranceInvoices, insuranceRests } from '../tables.ts'

/** In a statement about bills. */
export const paysBill = or(
  and(eq(payments.purpose, insuranceInvoice.name), sql`${payments.reference} = ${insuranceInvoices.id}::text`),
  and(
    eq(payments.purpose, insuranceRest.name),
    sql`${payments.reference} in (select ${insuranceRests.id}::text from ${insuranceRests}
      where ${insuranceInvoices.id} = any(${insuranceRests.bills}))`,
  ),
)
