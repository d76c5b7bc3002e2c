import { and, eq, isNull } from 'drizzle-orm'
import { openCardCheckout } from '../../../features/payments/checkouts.ts'
import type { PaidPayment } from '../../../features/payments/notices.ts'
import { ownAddress } from '../../../features/payments/own-address.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { Limit } from '../../../platform/database/limits.ts'
import type { Call } from '../../../platform/house.ts'
import { dollars } from '../../../values/money.ts'
import { notFound, Refusal } from '../../../wire/problem.ts'
import { depositIsPaid } from './contract.ts'
import type { partners } from './rules.ts'
import { insuranceRequests } from './tables.ts'

type Checkout = {
  docID: string
  partner: (typeof partners)[number]
  email: string
  name: string
  redirectUri: string
}

export async function checkout(call: Call, input: Checkout): Promise<{ url: string }> {
  const returnTo = ownAddress(call.settings.publicUrl, input.redirectUri, 'redirectUri')
  const request = await ownRequest(call, input)
  if (request.depositConfirmedAt !== null) throw new Refusal(depositIsPaid)
  await call.limits.use(checkoutsOf(call.caller.id))
  const url = await openCardCheckout(call, {
    purpose: 'insurance-deposit',
    reference: request.id,
    amount: dollars(request.depositAmount),
    payer: { title: request.planName, name: input.name, email: input.email, returnTo },
  })
  return { url }
}

const checkoutsOf = (person: string): Limit => ({
  key: `deposit-checkouts:${person}`,
  most: 60,
  per: Temporal.Duration.from({ minutes: 60 }),
})

/** Somebody else's is answered like one that was never there. */
async function ownRequest(call: Call, { docID, partner }: Checkout) {
  const [request] = isUuid(docID)
    ? await call.db
        .select()
        .from(insuranceRequests)
        .where(
          and(
            eq(insuranceRequests.id, docID),
            eq(insuranceRequests.owner, call.caller.id),
            eq(insuranceRequests.partner, partner),
          ),
        )
    : []
  if (request === undefined) throw new Refusal(notFound)
  return request
}

/** Once, in the transaction that takes the notice; what follows of it is read from its date. */
export async function confirmDeposit(
  { tx, announce }: Change,
  { owner, reference, paidAt }: PaidPayment,
): Promise<void> {
  const confirmed = await tx
    .update(insuranceRequests)
    .set({ depositConfirmedAt: paidAt })
    .where(
      and(
        eq(insuranceRequests.id, reference),
        eq(insuranceRequests.owner, owner),
        isNull(insuranceRequests.depositConfirmedAt),
      ),
    )
    .returning({ id: insuranceRequests.id })
  if (confirmed.length > 0) await announce(`person:${owner}`, 'journey', 'insurance')
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
