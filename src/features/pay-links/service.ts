import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { fromOrigin, perDay, perHour, useAll } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call, Services, OpenCall } from '#src/platform/services.ts'
import { hashToken, newToken } from '#src/platform/identity/tokens.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { read as readRates } from '../exchange/service.ts'
import type { EndReaches, Reach } from '../people/personal-data/sources.ts'
import { closeCardPages } from '../payments/checkouts.ts'
import { payee } from '../payments/rules.ts'
import { payments } from '../payments/tables.ts'
import { linkOver, linkUnknown, notPayable, type OwnLinkView, type payLinksContract, type PayView } from './contract.ts'
import * as copy from './copy.ts'
import { findBill, openPageFor, type Named, type Payables } from './pages.ts'
import { payable, type PayableBill } from './payable.ts'
import { linkLife, linkStateOf, nameIn } from './rules.ts'
import { payLinks } from './tables.ts'

export const payLinksHandlers = (payables: Payables): Handlers<{ payLinks: typeof payLinksContract }>['payLinks'] => ({
  read: (call, bill) => read(call, payables, bill),
  make: (call, bill) => make(call, payables, bill),
  cancel,
  open: (call, { code }) => open(call, payables, code),
  pay: (call, { code }) => pay(call, payables, code),
})

type Link = typeof payLinks.$inferSelect

/** Somebody else's bill is answered like one that never had a link. */
async function read(call: Call, payables: Payables, { purpose, reference }: Named): Promise<OwnLinkView> {
  const [link] = await call.db
    .select()
    .from(payLinks)
    .where(ofBill(call.caller.id, { purpose, reference }))
    .orderBy(desc(payLinks.id))
    .limit(1)
  const bill = link && (await findBill(call, payables, link))
  if (link === undefined || bill === undefined) return { link: null }
  return {
    link: {
      id: link.id,
      madeAt: momentOf(link.madeAt),
      expiresAt: momentOf(link.expiresAt),
      state: linkStateOf(link, bill.state, call.now()),
    },
  }
}

const ofBill = (owner: string, { purpose, reference }: Named) =>
  and(eq(payLinks.owner, owner), eq(payLinks.purpose, purpose), eq(payLinks.reference, reference))

/** The change answers nothing, so that the link is kept nowhere, not even as the answer of a repeated call. */
async function make(call: Call, payables: Payables, named: Named): Promise<{ address: string }> {
  const { caller, settings } = call
  const bill = await findBill(call, payables, named)
  if (bill === undefined || bill.owner !== caller.id) throw new Refusal(notFound)
  if (bill.state !== 'open') throw new Refusal(notPayable)
  await call.limits.use(perDay(`pay-links:${caller.id}`, mostMade))
  const { token, hash } = newToken(call.random)
  const at = call.now()
  await call.change(async ({ tx, announce }) => {
    // Of two at once, the second takes the place of the first.
    await tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')
    await tx
      .update(payLinks)
      .set({ cancelledAt: at })
      .where(and(ofBill(caller.id, named), isNull(payLinks.cancelledAt)))
    await tx
      .insert(payLinks)
      .values({ owner: caller.id, ...named, tokenHash: hash, madeAt: at, expiresAt: at.add(linkLife) })
    await announce(`person:${caller.id}`, 'payments')
    return {}
  })
  return { address: `${settings.publicUrl}/pay/${token}` }
}

const mostMade = 30

/** First nobody can come in by it any more; then the card page that is open by it is closed. */
async function cancel(call: Call, { link: id }: { link: string }): Promise<void> {
  const { caller } = call
  const link = await call.change(async ({ tx, announce }) => {
    const [cancelled] = await tx
      .update(payLinks)
      .set({ cancelledAt: sql`coalesce(${payLinks.cancelledAt}, ${call.now().toString()}::timestamptz)` })
      .where(and(eq(payLinks.id, id), eq(payLinks.owner, caller.id)))
      .returning({ id: payLinks.id })
    if (cancelled === undefined) throw new Refusal(notFound)
    await announce(`person:${caller.id}`, 'payments')
    return cancelled
  })
  await closeCardPages(call, caller.id, undefined, ({ payer }) => payer.link === link.id)
}

/** Those that somebody could still pay by, or look at. */
export async function linkReaches(call: Call, { given }: Pick<AppServices, 'given'>): Promise<Reach[]> {
  const now = call.now()
  const open = await call.db
    .select()
    .from(payLinks)
    .where(and(eq(payLinks.owner, call.caller.id), isNull(payLinks.cancelledAt), gt(payLinks.expiresAt, now)))
  return open.map(({ purpose, madeAt, expiresAt }) => ({
    kind: 'pay-link',
    name: given(payable).find(({ name }) => name === purpose)?.words ?? copy.billOfEarlier,
    since: momentOf(madeAt),
    until: momentOf(expiresAt),
    usedAt: null,
    zone: null,
    isThisOne: false,
  }))
}

export const cancelLinks: EndReaches = async (services, owner) => {
  await services.change(async ({ tx, announce }) => {
    await tx
      .update(payLinks)
      .set({ cancelledAt: services.now() })
      .where(and(eq(payLinks.owner, owner), isNull(payLinks.cancelledAt)))
    await announce(`person:${owner}`, 'payments')
  })
  await closeCardPages(services, owner, undefined, ({ payer }) => payer.link !== undefined)
}

async function open(call: OpenCall, payables: Payables, code: string): Promise<PayView> {
  const { link, bill } = await found(call, payables, code)
  const state = linkStateOf(link, bill.state, call.now())
  const isShown = state === 'open' || (state === 'paid' && (await wasPaidBy(call, link)))
  const { firstName, what, amount, terms } = bill
  return {
    state,
    bill: isShown
      ? {
          firstName: nameIn(firstName),
          payee,
          what,
          amount,
          rate: await rateFor(call, amount),
          terms: terms ? { ...terms, points: [...terms.points] } : null,
        }
      : null,
    expiresAt: momentOf(link.expiresAt),
  }
}

/** A family thinks in rupees. Where no rate can be had the bill stands without. */
async function rateFor(call: OpenCall, { currency }: PayableBill['amount']) {
  if (currency !== 'USD') return null
  try {
    const { midRate, source, isSample, collectedAt } = await readRates(call)
    return { midRate, source, isSample, collectedAt }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Whom the money came from by this link is thanked with what they paid; others read only that it was paid. */
const wasPaidBy = async ({ db }: Services, { id, owner, purpose, reference }: Link): Promise<boolean> =>
  (await db.$count(
    payments,
    and(
      eq(payments.owner, owner),
      eq(payments.purpose, purpose),
      eq(payments.reference, reference),
      isNotNull(payments.paidAt),
      eq(sql`${payments.payer}->>'link'`, id),
    ),
  )) > 0

/** Nothing of the request but its code is read. */
async function pay(call: OpenCall, payables: Payables, code: string): Promise<{ url: string }> {
  const { link, bill } = await found(call, payables, code)
  const state = linkStateOf(link, bill.state, call.now())
  if (state !== 'open') throw new Refusal(linkOver[state])
  const page = `${call.settings.publicUrl}/pay`
  const here = `${page}/${code}`
  const url = await openPageFor(call, payables, {
    named: link,
    bill,
    by: { link: link.id },
    page,
    returnTo: { successUrl: `${here}?paid`, cancelUrl: here },
    isStanding: async () =>
      (await call.db.$count(payLinks, and(eq(payLinks.id, link.id), isNull(payLinks.cancelledAt)))) > 0,
    over: linkOver.cancelled,
  })
  return { url }
}

/** Many phones share an address of their network, so it is counted generously; a code that there is not, strictly. */
async function found(call: OpenCall, payables: Payables, code: string): Promise<{ link: Link; bill: PayableBill }> {
  await useAll(call.limits, fromOrigin(call.request.origin, perHour('pay', mostByAddress)))
  const [link] = await call.db
    .select()
    .from(payLinks)
    .where(eq(payLinks.tokenHash, hashToken(code)))
  const bill = link && (await findBill(call, payables, link))
  if (link === undefined || bill === undefined || bill.owner !== link.owner) {
    await useAll(call.limits, fromOrigin(call.request.origin, perHour('pay-unknown', mostUnknown)))
    throw new Refusal(linkUnknown)
  }
  await call.limits.use(perHour(`pay-link:${link.id}`, mostByLink))
  return { link, bill }
}

const mostByAddress = 600
const mostUnknown = 60
const mostByLink = 300
