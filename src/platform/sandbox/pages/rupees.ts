// Razorpay's payment page: pay, let the bank decline, go back, or cancel the link.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { PaymentLink } from '#src/platform/rupees/link.ts'
import type { PaymentLinks } from '#src/platform/rupees/payment-links.ts'
import { missing, money, show, html, type Html } from './layout.ts'

const named = z.object({ id: z.string().regex(/^\w{1,100}$/) })
const answer = z.object({ do: z.enum(['pay', 'decline', 'back', 'cancel', 'again']) })

export function serveRupees(app: FastifyInstance, links: PaymentLinks): void {
  app.get('/sandbox/rupees/:id', async (request, reply) => {
    const { id } = named.parse(request.params)
    return showLink(reply, links, await links.find(id))
  })

  app.post('/sandbox/rupees/:id', async (request, reply) => {
    const { id } = named.parse(request.params)
    switch (answer.parse(request.body).do) {
      case 'pay':
        return afterPaying(reply, links, await links.pay(id))
      case 'decline':
        return showLink(reply, links, await links.fail(id), 'Payment was declined by the bank. Try again.')
      case 'back':
        return goBack(reply, links, await links.find(id))
      case 'cancel':
        return showLink(reply, links, await links.cancel(id))
      case 'again':
        return showLink(reply, links, await links.notifyAgain(id))
    }
  })
}

function afterPaying(reply: FastifyReply, links: PaymentLinks, link: PaymentLink | undefined): FastifyReply {
  const back = link?.status === 'paid' ? links.wayBack(link) : undefined
  return back === undefined ? showLink(reply, links, link) : reply.redirect(back, 303)
}

/** Unpaid, Razorpay sends nobody back by itself: this is the browser's own way back. */
const goBack = (reply: FastifyReply, links: PaymentLinks, link: PaymentLink | undefined) =>
  link === undefined || link.callbackUrl === null ? showLink(reply, links, link) : reply.redirect(link.callbackUrl, 303)

function showLink(
  reply: FastifyReply,
  links: PaymentLinks,
  link: PaymentLink | undefined,
  alert?: string,
): FastifyReply {
  if (link === undefined) return missing(reply)
  return show(reply, {
    title: 'Rupee payment',
    leadsTo: [link.callbackUrl],
    body: html`<div class="board">
        <h1>${link.description}</h1>
        <p class="sum">${money(link.currency, link.amount)}</p>
        <p class="quiet">${link.name}, ${link.email}</p>
      </div>
      ${alert === undefined || link.status !== 'created' ? undefined : html`<p role="alert">${alert}</p>`}
      ${ways[link.status]} ${link.status === 'created' ? undefined : wayBack(links.wayBack(link))}`,
  })
}

const again = html`<form method="post"><button name="do" value="again">Send Razorpay’s notice again</button></form>`

const ways: Record<PaymentLink['status'], Html> = {
  created: html`<form method="post">
    <button class="first" name="do" value="pay">Pay</button>
    <button name="do" value="decline">Let the bank decline</button>
    <button name="do" value="back">Abandon</button>
    <button name="do" value="cancel">Cancel the link</button>
  </form>`,
  paid: html`<p>This is paid.</p>
    ${again}`,
  cancelled: html`<p>This link was cancelled.</p>
    ${again}`,
  expired: html`<p>This link has expired.</p>
    ${again}`,
}

const wayBack = (url: string | undefined) =>
  url === undefined ? undefined : html`<p><a href="${url}">Back to Safar</a></p>`
