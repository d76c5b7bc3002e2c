// What stands on the receipt of a call with an attorney.
import { and, eq } from 'drizzle-orm'
import type { PaidFor } from '#src/features/payments/slots.ts'
import { isUuid } from '#src/values/ids.ts'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import { placedCalls } from './calls.ts'
import { attorneyCalls } from './tables.ts'

export const callReceipt: PaidFor['receipt'] = async ({ db }, { owner, reference, payer }) => {
  const [placed] = isUuid(reference)
    ? await placedCalls(db, and(eq(attorneyCalls.id, reference), eq(attorneyCalls.owner, owner)))
    : []
  return {
    from: payer.name,
    about: [
      ['For', payer.title],
      ...(placed === undefined
        ? []
        : [
            [
              'Call on',
              `${formatDay(dayOf(placed.slot.startTime))}, ${formatClock(placed.slot.startTime)} IST`,
            ] as const,
          ]),
    ],
    isSample: false,
  }
}
