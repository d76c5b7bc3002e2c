import { and, eq, isNull } from 'drizzle-orm'
import { isUuid } from '#src/values/ids.ts'
import { closeCardPages, openCardCheckout, type ReturnTo, ownAddress } from '#src/features/payments/checkouts.ts'
import { payments, type Payer } from '#src/features/payments/tables.ts'
import { writeNotices } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { dollars } from '#src/values/money.ts'
import { conflict, notFound, Refusal } from '#src/wire/problem.ts'
import { insuranceDeposit, namesInviter } from '../quote/rules.ts'
import { toAcknowledge } from '../demands/verdict/rules.ts'
import { planRefused } from '../details/contract.ts'
import type { partners } from '../coverage/rules.ts'
import { verdictNow } from '../details/verdict.ts'
import { insuranceRequests } from '../tables.ts'
import { depositIsPaid, notAcknowledged } from './contract.ts'

export { lastApplication, mine } from './queries.ts'
export { apply, withdraw } from './requests.ts'

type Checkout = {
  docID: string
  partner: (typeof partners)[number]
  email: string
  name: string
  redirectUri: string
  acknowledged?: string | undefined
}

export async function checkout(call: Call, input: Checkout): Promise<{ url: string }> {
  const returnTo = ownAddress(call.settings.publicUrl, input.redirectUri, 'redirectUri')
  const request = await ownRequest(call, input)
  if (request.depositConfirmedAt !== null) throw new Refusal(depositIsPaid)
  const verdict = await verdictNow(call.db, request)
  if (verdict.isRefused) throw new Refusal(planRefused)
  const missing = toAcknowledge(verdict, request.acknowledged)
  if (missing !== null && input.acknowledged !== missing) throw new Refusal(notAcknowledged)
  await call.limits.use(checkoutsOf(call.caller.id))
  if (missing !== null) await noteAcknowledged(call, request.id, missing)
  const payer = { title: request.planName, name: input.name, email: input.email, returnTo }
  return { url: await openDepositPage(call, request, payer) }
}

/** Its owner's, or that of somebody else who pays it. */
export async function openDepositPage(
  services: Services,
  { id, owner, depositAmount }: typeof insuranceRequests.$inferSelect,
  payer: Payer,
  returnTo?: ReturnTo,
): Promise<string> {
  await noteCheckout(services, { id, owner })
  const wanted = { owner, purpose: insuranceDeposit, reference: id, amount: dollars(depositAmount), payer } as const
  const url = await openCardCheckout(services, wanted, returnTo)
  const standing = and(eq(insuranceRequests.id, id), isNull(insuranceRequests.withdrawnAt))
  if ((await services.db.$count(insuranceRequests, standing)) > 0) return url
  // Withdrawn while its page was made: nobody pays there.
  await closeCardPages(services, owner, and(eq(payments.purpose, insuranceDeposit.name), eq(payments.reference, id)))
  throw new Refusal(conflict)
}

const checkoutsOf = (person: string) => perHour(`deposit-checkouts:${person}`, 60)

/** What was acknowledged stays so, until the verdict is another. */
const noteAcknowledged = (call: Call, id: string, acknowledged: string): Promise<void> =>
  call.change(async ({ tx, announce }) => {
    await tx
      .update(insuranceRequests)
      .set({ acknowledged, acknowledgedAt: call.now() })
      .where(eq(insuranceRequests.id, id))
    await announce(`person:${call.caller.id}`, 'insurance')
  })

/** From the first time on, no matter who opened its page, it is no draft any more. */
const noteCheckout = (services: Services, { id, owner }: { id: string; owner: string }): Promise<void> =>
  services.inTransaction(async tx => {
    const noted = await tx
      .update(insuranceRequests)
      .set({ checkoutAt: services.now() })
      .where(and(eq(insuranceRequests.id, id), isNull(insuranceRequests.checkoutAt)))
      .returning({ id: insuranceRequests.id })
    if (noted.length === 0) return
    const audience = `person:${owner}` as const
    await writeNotices(tx, [
      { audience, about: 'insurance' },
      { audience, about: 'journey' },
    ])
  })

/** Somebody else's, or one that was given up, is answered like one that was never there. */
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
            isNull(insuranceRequests.withdrawnAt),
          ),
        )
    : []
  if (request === undefined) throw new Refusal(notFound)
  return request
}

/** So few that the keyword is not found by trying. */
const askedOf = (person: string) => perHour(`insurance-referrer:${person}`, 60)

export async function referrer(call: Call, { referredBy }: { referredBy: string }): Promise<{ isInviter: boolean }> {
  await call.limits.use(askedOf(call.caller.id))
  return { isInviter: namesInviter(referredBy, call.settings.SAFAR_INVITER_KEYWORD) }
}
