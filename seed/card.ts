// What the demo's students have on their cards: one more than a SEVIS fee, one less.
import { inArray } from 'drizzle-orm'
import { nothingSent } from '../src/features/exchange/cost/rules.ts'
import { sellingRate, type SellingRate } from '../src/features/exchange/service.ts'
import { payments } from '../src/features/payments/tables.ts'
import type { Services } from '../src/platform/services.ts'
import { people } from '../src/platform/identity/tables.ts'
import type { IssuedCard } from '../src/platform/ports.ts'
import { payerTitle } from '../src/stages/forex/card/copy.ts'
import { putOnCard } from '../src/stages/forex/card/funds.ts'
import { cardOf } from '../src/stages/forex/card/issue.ts'
import { quoteAt } from '../src/stages/forex/card/quote.ts'
import { hold } from '../src/stages/forex/card/rules.ts'
import { cardOrders, cards } from '../src/stages/forex/card/tables.ts'
import { meera, rohan } from './people.ts'

const funds: Readonly<Record<string, number>> = { [meera.email]: 52_000, [rohan.email]: 12_050 }

type Owner = { id: string; email: string; name: string }

export async function seedCards(services: Services): Promise<void> {
  const rows = await services.db
    .select()
    .from(people)
    .where(inArray(people.email, Object.keys(funds)))
  for (const { id, email, firstName, lastName } of rows) {
    if ((await cardOf(services.db, id)) !== undefined) continue
    const owner = { id, email: email ?? '', name: `${firstName} ${lastName}` }
    const issued = await services.ports.issuing.issue({ ...owner, reference: id })
    await writeCard(services, owner, issued, await sellingRate(services))
  }
}

/** As if it had been asked for, paid and issued a moment ago. Of two processes at once the second writes nothing. */
const writeCard = (
  services: Services,
  owner: Owner,
  { id: providerId, ...printed }: IssuedCard,
  selling: SellingRate,
) =>
  services.change(async change => {
    const at = services.now()
    const card = { owner: owner.id, providerId, ...printed, name: owner.name, issuedAt: at }
    const written = await change.tx.insert(cards).values(card).onConflictDoNothing().returning()
    if (written.length === 0) return
    const returnTo = `${services.settings.publicUrl}/forex/get-card`
    const notified = {
      dollars: funds[owner.email] ?? 0,
      fundedBy: 'savings' as const,
      panMark: null,
      sentBefore: 0,
    }
    const [order] = await change.tx
      .insert(cardOrders)
      .values({
        ...notified,
        ...quoteAt(selling, { ...notified, paid: nothingSent }),
        owner: owner.id,
        name: owner.name,
        email: owner.email,
        returnTo,
        createdAt: at,
        heldUntil: at.add(hold),
      })
      .returning()
    if (order === undefined) return
    const [payment] = await change.tx
      .insert(payments)
      .values({
        owner: owner.id,
        purpose: 'card-funding',
        reference: order.id,
        provider: 'razorpay',
        amount: order.total,
        currency: 'INR',
        payer: { title: payerTitle, name: owner.name, email: owner.email, returnTo },
        createdAt: at,
        providerPaymentId: `pay_demo_${order.id}`,
        paidAt: at,
      })
      .returning()
    if (payment !== undefined) await putOnCard(change, { ...payment, paidAt: at }, order)
  })
