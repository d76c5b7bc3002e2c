// What happens to the cards of the sandbox out in the world: buy something, then take it, give it up or refund it.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { CardSpendings, SandboxAuthorization } from '#src/platform/issuing/purchases.ts'
import { money, show, html } from './layout.ts'

const id = z.string().regex(/^\w{1,100}$/)
const asked = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('buy'),
    id,
    merchant: z.string().min(1).max(60),
    dollars: z.coerce.number().min(0.01).max(50_000),
  }),
  z.object({ do: z.enum(['capture', 'reverse', 'refund']), id }),
])

export function serveCards(app: FastifyInstance, spendings: CardSpendings): void {
  app.get('/sandbox/cards', (_, reply) => showCards(reply, spendings))

  app.post('/sandbox/cards', async (request, reply) => {
    const wish = asked.parse(request.body)
    if (wish.do === 'buy') {
      const amount = Math.round(wish.dollars * 100)
      await spendings.authorize({ card: wish.id, amount, merchant: wish.merchant })
    } else await spendings[wish.do](wish.id)
    return reply.redirect('/sandbox/cards', 303)
  })
}

async function showCards(reply: FastifyReply, spendings: CardSpendings): Promise<FastifyReply> {
  const [cards, latest] = await Promise.all([spendings.cards(), spendings.latest()])
  return show(reply, {
    title: 'Cards',
    body: html`<div class="board"><h1>Cards</h1></div>
      ${cards.length === 0 ? html`<p>No card was issued yet.</p>` : undefined}
      ${cards.map(
        card =>
          html`<h2>${card.name}, ending in ${card.last4}</h2>
            <form method="post">
              <input type="hidden" name="id" value="${card.id}" />
              <p>
                <label>Merchant <input name="merchant" value="Corner Books" required maxlength="60" /></label>
                <label>Dollars <input name="dollars" value="12.50" inputmode="decimal" required /></label>
              </p>
              <button class="first" name="do" value="buy">Buy</button>
            </form>`,
      )}
      ${latest.map(
        one =>
          html`<form method="post">
            <input type="hidden" name="id" value="${one.id}" />
            <p>${one.merchant_data.name}: ${money(one.currency, one.amount)}, ${standing(one)}</p>
            ${
              one.status === 'pending'
                ? html`<button name="do" value="capture">The merchant takes it</button>
                    <button name="do" value="reverse">The merchant gives it up</button>`
                : undefined
            }
            ${
              one.status === 'closed' && one.approved
                ? html`<button name="do" value="refund">The merchant refunds it</button>`
                : undefined
            }
          </form>`,
      )}`,
  })
}

const standing = ({ approved, status, request_history }: SandboxAuthorization): string =>
  approved ? status : `declined (${request_history.at(-1)?.reason ?? 'unknown'})`
