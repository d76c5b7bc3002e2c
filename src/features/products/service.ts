// The student's side: what there is, which one they choose, what lies ready for it.
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import { changedMeanwhile } from '#src/values/meanwhile.ts'
import { changedElsewhere, notFound, Refusal } from '#src/wire/problem.ts'
import { applications } from '../people/tables.ts'
import { shownValue } from '../people/values/rules.ts'
import { knownValues, type Sources } from '../people/values/statements.ts'
import { universitiesFor } from '../universities/facts.ts'
import { orderStands, productRetired, type CounterView, type productsContract } from './contract.ts'
import { apply, orderPlan } from './orders/submission.ts'
import { receive, unreceive, withdraw, standing } from './orders/standing-orders.ts'
import { papersIn, type ProductKind } from './rules.ts'
import { productChoices, productOrders, productPapers, products } from './tables.ts'
import { ordersWithNames, orderView, productView } from './views.ts'

/** Whether the step that an application belongs to is open is for the journey to say. */
export const productsHandlers = (
  sources: Sources,
  refuseLocked: (call: Call, kind: ProductKind) => Promise<void>,
): Handlers<{ products: typeof productsContract }>['products'] => ({
  read: (call, input) => read(call, input, sources),
  choose,
  tick,
  apply: async (call, input) => {
    await refuseLocked(call, input.kind)
    return apply(call, input)
  },
  orderPlan,
  withdraw,
  receive,
  unreceive,
})

type Kind = { kind: ProductKind }

const mostOrders = 20

async function read(call: Call, { kind }: Kind, sources: Sources): Promise<CounterView> {
  const { db, caller } = call
  const [chosen, papers, orders, contact] = await Promise.all([
    choiceOf(call, kind),
    db
      .select()
      .from(productPapers)
      .where(and(eq(productPapers.owner, caller.id), eq(productPapers.kind, kind))),
    ordersWithNames(db)
      .where(and(eq(productOrders.owner, caller.id), eq(productOrders.kind, kind)))
      .orderBy(desc(productOrders.sentAt))
      .limit(mostOrders),
    contactOf(call, sources),
  ])
  return {
    // What one chose is shown also when it was retired meanwhile.
    products: (
      await db
        .select()
        .from(products)
        .where(and(eq(products.kind, kind), or(isNull(products.retiredAt), eq(products.id, chosen?.product ?? ''))))
        .orderBy(asc(products.place), asc(products.id))
    ).map(productView),
    chosen,
    papers: papers.map(({ paper, tickedAt }) => ({ paper, tickedAt: momentOf(tickedAt) })),
    orders: await Promise.all(orders.map(order => orderView(call, order))),
    contact,
  }
}

async function choiceOf({ db, caller }: Call, kind: ProductKind): Promise<CounterView['chosen']> {
  const [row] = await db
    .select()
    .from(productChoices)
    .where(and(eq(productChoices.owner, caller.id), eq(productChoices.kind, kind)))
  return row === undefined ? null : { product: row.product, at: momentOf(row.at) }
}

/** What is known of them; before they said where they go, the first application says it. */
async function contactOf(call: Call, sources: Sources): Promise<CounterView['contact']> {
  const { db, caller } = call
  const [known, [applied]] = await Promise.all([
    knownValues(call, sources),
    db
      .select({ id: applications.university })
      .from(applications)
      .where(eq(applications.owner, caller.id))
      .orderBy(applications.createdAt)
      .limit(1),
  ])
  const {
    name = '',
    email = '',
    phone = '',
    flight = '',
    usAddress = '',
    address = '',
    university = applied?.id ?? '',
  } = known
  const [place] = await universitiesFor(db, caller.id, [university])
  return {
    name: shownValue('name', name, new Map()),
    email: email || (caller.email ?? ''),
    phone,
    university: place?.name ?? '',
    flight,
    usAddress,
    address,
  }
}

type Was = { product: string | null }
type Chosen = Kind & { product: string; was?: Was | undefined }

const choose = (call: Call, { kind, product, was }: Chosen): Promise<void> =>
  call.change(async change => {
    const owner = call.caller.id
    const [found] = await change.tx
      .select()
      .from(products)
      .where(and(eq(products.id, product), eq(products.kind, kind)))
      .for('share')
    if (found === undefined) throw new Refusal(notFound)
    if (found.retiredAt !== null) throw new Refusal(productRetired)
    if ((await standing(change, owner, kind)) !== undefined) throw new Refusal(orderStands)
    if (was !== undefined) await refuseOther(change, owner, { kind, product, was })
    const chosen = { product, at: call.now() }
    await change.tx
      .insert(productChoices)
      .values({ owner, kind, ...chosen })
      .onConflictDoUpdate({
        target: [productChoices.owner, productChoices.kind],
        set: chosen,
        setWhere: sql`${productChoices.product} <> ${product}`,
      })
    await announceBoth(change, owner, 'products', 'products')
  })

/** Chosen without a network, it does not take the place of what was chosen on another device meanwhile. */
async function refuseOther(
  { tx }: Change,
  owner: string,
  { kind, product, was }: Chosen & { was: Was },
): Promise<void> {
  const [known] = await tx
    .select({ product: productChoices.product, title: products.title })
    .from(productChoices)
    .innerJoin(products, eq(products.id, productChoices.product))
    .where(and(eq(productChoices.owner, owner), eq(productChoices.kind, kind)))
    .for('update', { of: productChoices })
  if (changedMeanwhile({ product }, was, { product: known?.product }).length === 0) return
  throw new Refusal(changedElsewhere, { product: known?.title ?? '' })
}

type Paper = Kind & { paper: string; isReady: boolean }

/** Ticked twice, it was ticked the first time. */
async function tick(call: Call, { kind, paper, isReady }: Paper): Promise<void> {
  const owner = call.caller.id
  if (isReady && !(await isAsked(call, kind, paper))) throw new Refusal(notFound)
  await call.change(async ({ tx, announce }) => {
    if (isReady) {
      await tx.insert(productPapers).values({ owner, kind, paper, tickedAt: call.now() }).onConflictDoNothing()
    } else {
      await tx
        .delete(productPapers)
        .where(and(eq(productPapers.owner, owner), eq(productPapers.kind, kind), eq(productPapers.paper, paper)))
    }
    await announce(`person:${owner}`, 'products')
  })
}

/** By what one chose. */
async function isAsked({ db, caller }: Call, kind: ProductKind, paper: string): Promise<boolean> {
  const [row] = await db
    .select({ terms: products.terms })
    .from(productChoices)
    .innerJoin(products, eq(products.id, productChoices.product))
    .where(and(eq(productChoices.owner, caller.id), eq(productChoices.kind, kind)))
  return row !== undefined && papersIn(row.terms).includes(paper)
}
