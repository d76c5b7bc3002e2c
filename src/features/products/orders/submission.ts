// What a student asks a partner for.
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { perDay } from '#src/platform/database/limits.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { formatDay, parseDay } from '#src/values/dates.ts'
import type { Messages } from '#src/values/messages.ts'
import { isPhoneNumber, readPhoneNumber } from '#src/values/phone-numbers.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import { markedDone, orderStands, productChanged, productRetired, tooManyOrders, type Details } from '../contract.ts'
import * as copy from '../copy.ts'
import { counters, type ProductKind, type SimKind } from '../rules.ts'
import { productChoices, productOrders, products } from '../tables.ts'
import type { Order } from '../views.ts'
import { checkLead, checkPlanOrder, simIn, type Lead, type PlanOrder } from './rules.ts'
import { requestOf, standing } from './standing-orders.ts'

type Named = { id: string }
/** As it was read. */
type Seen = { kind: ProductKind; product: string; version: number }

export async function apply(call: Call, { kind, product, version, ...lead }: Lead & Seen): Promise<Named> {
  refuseWrong(checkLead(lead, { today: todayOf(call).toString(), isPhone: isPhoneNumber }))
  const { university, usAddress, arrival } = lead
  return send(
    call,
    { kind, product, version, sim: null },
    {
      ...contactIn(lead),
      university,
      ...(usAddress !== '' && { usAddress }),
      arrival: dayIn(arrival),
    },
  )
}

export async function orderPlan(call: Call, { product, version, ...typed }: PlanOrder & Omit<Seen, 'kind'>) {
  const [plan] = await call.db.select().from(products).where(eq(products.id, product))
  if (plan?.kind !== 'phone-plan') throw new Refusal(notFound)
  refuseWrong(checkPlanOrder(typed, { today: todayOf(call).toString(), isPhone: isPhoneNumber, sims: plan.sims }))
  const sim = simIn(typed.sim) ?? null
  const { address, city, pin, flight } = typed
  return send(
    call,
    { kind: 'phone-plan', product, version, sim },
    {
      ...contactIn(typed),
      ...(sim !== null && { sim: copy.simNames[sim] }),
      ...(sim === 'sim' && { address: `${address}, ${city} ${pin.trim()}` }),
      flight: dayIn(flight),
    },
  )
}

function refuseWrong(wrong: Messages): void {
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
}

/** The rules have been asked by then: what is read here is there. */
const contactIn = ({ name, email, prefix, phone }: Pick<Lead, 'name' | 'email' | 'prefix' | 'phone'>): Details => ({
  name,
  email,
  phone: readPhoneNumber(prefix, phone) ?? phone,
})

function dayIn(typed: string): string {
  const day = parseDay(typed)
  return day === undefined ? typed : formatDay(day)
}

const ordersBy = (person: string) => perDay(`product-orders:${person}`, 20)

type Sent = Seen & { sim: SimKind | null }

async function send(call: Call, { kind, product, version, sim }: Sent, details: Details): Promise<Named> {
  const owner = call.caller.id
  await call.limits.use(ordersBy(owner), tooManyOrders)
  const sealed = await call.vault.seal(owner, JSON.stringify(details))
  return call.change(async change => {
    if ((await standing(change, owner, kind)) !== undefined) throw new Refusal(orderStands)
    await refuseMarked(change, owner, kind)
    const asOffered = await offered(change, { kind, product, version })
    const at = call.now()
    const [made] = await change.tx
      .insert(productOrders)
      .values({ owner, kind, product, asOffered, sim, sealed, sentAt: at, changedAt: at, changedBy: owner })
      .returning({ id: productOrders.id })
    if (made === undefined) throw new Error('The order was not written.')
    await chooseToo(change, { owner, kind, product, at })
    await ask(change, call, { student: owner, role: 'advisor', ...requestOf(made.id), ...wordsFor(kind, made.id) })
    await announceBoth(change, owner, 'products', 'products')
    return made
  })
}

const wordsFor = (kind: ProductKind, id: string) => ({ title: copy.asked[kind], path: `/desk/orders/${id}` })

/** Whoever has one already by their own doing would seem to be done while something is under way. */
async function refuseMarked({ tx }: Change, owner: string, kind: ProductKind): Promise<void> {
  const { stage, step } = counters[kind]
  const [mark] = await tx
    .select({ at: happenings.at })
    .from(happenings)
    .where(
      and(
        eq(happenings.owner, owner),
        eq(happenings.stage, stage),
        or(
          and(eq(happenings.what, 'marked'), eq(happenings.step, step)),
          and(eq(happenings.what, 'done-before'), inArray(happenings.step, ['', step])),
        ),
      ),
    )
  if (mark !== undefined) throw new Refusal(markedDone)
}

/** What was read is what is asked for, or nothing is. */
async function offered({ tx }: Change, { kind, product, version }: Seen): Promise<Order['asOffered']> {
  const [found] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, product), eq(products.kind, kind)))
    .for('share')
  if (found === undefined) throw new Refusal(notFound)
  if (found.retiredAt !== null) throw new Refusal(productRetired)
  if (found.version !== version) throw new Refusal(productChanged)
  const { title, provider, price, needsSsn, terms, checkedOn } = found
  return { title, provider, price, needsSsn, terms, checkedOn: checkedOn.toString(), version }
}

type Choice = typeof productChoices.$inferInsert

const chooseToo = ({ tx }: Change, { product, at, ...whose }: Choice) =>
  tx
    .insert(productChoices)
    .values({ ...whose, product, at })
    .onConflictDoUpdate({
      target: [productChoices.owner, productChoices.kind],
      set: { product, at },
      setWhere: sql`${productChoices.product} <> ${product}`,
    })
