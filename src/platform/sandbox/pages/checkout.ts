// Stripe's checkout page: pay, let the card be declined, go back, or let the time run out.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Checkouts, Checkout } from '#src/platform/cards/checkouts.ts'
import { missing, money, show, html, type Html } from './layout.ts'

const named = z.object({ id: z.string().regex(/^\w{1,100}$/) })
const answer = z.object({ do: z.enum(['pay', 'decline', 'back', 'expire', 'again']) })

export function serveCheckout(app: FastifyInstance, checkouts: Checkouts): void {
  app.get('/sandbox/checkout/:id', async (request, reply) => {
    const { id } = named.parse(request.params)
    return showCheckout(reply, await checkouts.find(id))
  })

  app.post('/sandbox/checkout/:id', async (request, reply) => {
    const { id } = named.parse(request.params)
    switch (answer.parse(request.body).do) {
      case 'pay':
        return afterPaying(reply, await checkouts.pay(id))
      case 'decline':
        return showCheckout(reply, await checkouts.find(id), 'Your card was declined. Try another one.')
      case 'back':
        return goBack(reply, await checkouts.find(id))
      case 'expire':
        return goBack(reply, await checkouts.expire(id))
      case 'again':
        return showCheckout(reply, await checkouts.notifyAgain(id))
    }
  })
}

function afterPaying(reply: FastifyReply, checkout: Checkout | undefined): FastifyReply {
  if (checkout?.status !== 'complete') return showCheckout(reply, checkout)
  return reply.redirect(checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id), 303)
}

const goBack = (reply: FastifyReply, checkout: Checkout | undefined) =>
  checkout === undefined || checkout.cancelUrl === null
    ? showCheckout(reply, checkout)
    : reply.redirect(checkout.cancelUrl, 303)

function showCheckout(reply: FastifyReply, checkout: Checkout | undefined, alert?: string): FastifyReply {
  if (checkout === undefined) return missing(reply)
  return show(reply, {
    title: 'Card payment',
    leadsTo: [checkout.successUrl, checkout.cancelUrl],
    body: html`<div class="board">
        <h1>${checkout.title}</h1>
        <p class="sum">${money(checkout.currency, checkout.amount)}</p>
        <p class="quiet">${checkout.email ?? undefined}</p>
      </div>
      ${alert === undefined ? undefined : html`<p role="alert">${alert}</p>`} ${ways[checkout.status](checkout)}`,
  })
}

const ways: Record<Checkout['status'], (checkout: Checkout) => Html> = {
  open: () =>
    html`<form method="post">
      <button class="first" name="do" value="pay">Pay</button>
      <button name="do" value="decline">Let the card be declined</button>
      <button name="do" value="back">Abandon</button>
      <button name="do" value="expire">Let the time run out</button>
    </form>`,
  complete: ({ successUrl }) =>
    html`<p>This is paid.</p>
      ${again}
      <p><a href="${successUrl}">Back to Safar</a></p>`,
  expired: ({ cancelUrl }) =>
    html`<p>The time for paying ran out.</p>
      ${again}${cancelUrl === null ? undefined : html`<p><a href="${cancelUrl}">Back to Safar</a></p>`}`,
}

const again = html`<form method="post"><button name="do" value="again">Send Stripe’s notice again</button></form>`
