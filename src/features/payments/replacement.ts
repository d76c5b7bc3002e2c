// A page that was handed out can be paid for days, also after a bank declined there. Before the next one is made, the
// provider is asked to cancel those before it, so that a person can't pay twice.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Call, Services } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { findOpen, giveUpStale, put, type Attempt, type Payment } from './attempts.ts'
import { paymentArrived } from './contract.ts'
import { payments } from './tables.ts'

/** Answers the series that the next attempt belongs to. One attempt of a purpose can be paid at a time. */
export async function cancelEarlier(call: Call, attempt: Attempt): Promise<string | undefined> {
  await giveUpStale(call, attempt)
  const standing = await findOpen(call, attempt)
  await cancelOpen(call, attempt, ({ id }) => id === standing?.id)
  const [last] = await call.db
    .select()
    .from(payments)
    .where(ownOf(call, attempt))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return last === undefined || last.paidAt !== null ? undefined : (last.series ?? last.id)
}

type Kind = Pick<Attempt, 'purpose' | 'provider'>

const ownOf = ({ caller }: Call, { purpose, provider }: Kind) =>
  and(eq(payments.owner, caller.id), eq(payments.purpose, purpose.name), eq(payments.provider, provider))

type IsKept = (payment: Pick<Payment, 'id' | 'reference'>) => boolean

/** Every page of the caller's that can still be paid for this purpose; refused where one was just paid. */
export async function cancelOpen(call: Call, kind: Kind, isKept: IsKept = () => false): Promise<void> {
  const open = await call.db
    .select()
    .from(payments)
    .where(
      and(ownOf(call, kind), isNull(payments.paidAt), isNull(payments.cancelledAt), isNotNull(payments.providerId)),
    )
  for (const payment of open.filter(one => !isKept(one))) {
    await cancelAt(call, call.caller.id, { id: payment.id, providerId: payment.providerId ?? '' })
  }
}

type Page = { id: string; providerId: string }

/** Razorpay takes no payment on this page from then on; refused where one was just made. */
export async function cancelAt(services: Services, owner: string, { id, providerId }: Page): Promise<void> {
  const at = services.now()
  if ((await services.ports.rupees.cancel(providerId)) === 'paid') throw new Refusal(paymentArrived)
  await put(services, owner, { cancelledAt: at, expiredAt: at }, and(eq(payments.id, id), isNull(payments.paidAt)))
}
