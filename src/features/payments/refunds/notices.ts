// What a provider says later about money that goes back.
import { and, eq } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { RefundNotice } from '#src/platform/ports.ts'
import { isUuid } from '#src/values/ids.ts'
import { keepNotice } from '../notices.ts'
import { payments, refunds } from '../tables.ts'
import { noteAnswer } from './delivery.ts'

type Payment = typeof payments.$inferSelect

/** One about none of our refunds is another system's on the same account. */
export async function takeRefundNotice(
  services: Services,
  provider: Payment['provider'],
  notice: RefundNotice,
): Promise<void> {
  if (!isUuid(notice.reference)) return
  const [known] = await services.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .where(and(eq(refunds.id, notice.reference), eq(payments.provider, provider)))
  if (known === undefined) return
  const { refund, payment } = known
  const isAsAsked =
    notice.amount.minor === refund.amount &&
    notice.amount.currency === payment.currency &&
    (refund.providerId ?? notice.id) === notice.id
  const isNew = await services.change(async change => {
    const isKept = await keepNotice(
      change,
      payment,
      { ...notice, outcome: `refund-${notice.state}` },
      isAsAsked,
      services.now(),
    )
    if (isKept && isAsAsked) await noteAnswer(change, services, refund, payment, notice)
    return isKept
  })
  if (isNew && !isAsAsked) {
    await services.ports.errors.record({
      where: 'server',
      message: `Refund ${refund.id} is of ${refund.amount} ${payment.currency}, and a notice says ${notice.state}: ${notice.amount.minor} ${notice.amount.currency} as ${notice.id}.`,
      stack: '',
      url: '/webhooks',
      requestId: undefined,
    })
  }
}
