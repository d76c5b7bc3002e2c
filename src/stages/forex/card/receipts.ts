// What stands on the receipt of dollars that were bought: the rate and each part of what was paid.
import { and, eq } from 'drizzle-orm'
import type { PaidFor } from '#src/features/payments/slots.ts'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import * as copy from './copy.ts'
import { formatRate } from './rules.ts'
import { cardOrders } from './tables.ts'

export const fundingReceipt: PaidFor['receipt'] = async ({ db }, { owner, reference, payer, lateAt, takenAt }) => {
  // What arrived late bought its dollars by an order of its own, once its owner said so.
  const which = lateAt === null ? eq(cardOrders.id, reference) : eq(cardOrders.convertedFrom, reference)
  const [order] =
    lateAt !== null && takenAt === null
      ? []
      : await db
          .select()
          .from(cardOrders)
          .where(and(which, eq(cardOrders.owner, owner)))
  const money = (paise: number) => formatMoney(rupees(paise))
  return {
    from: order?.name ?? payer.name,
    about: [
      ['For', order === undefined ? payer.title : `${formatMoney(dollars(order.dollars))} for your US debit card`],
      ...(order === undefined
        ? []
        : [
            [copy.receipt.rate, `${formatRate(order.rate)}, ${order.rateSource}`] as const,
            [copy.receipt.converted, money(order.converted)] as const,
            [copy.receipt.fee, money(order.fee)] as const,
            [copy.receipt.gst, money(order.gst)] as const,
            [copy.receipt.tcs, money(order.tcs)] as const,
          ]),
    ],
    isSample: false,
  }
}
