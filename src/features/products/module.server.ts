import { and, asc, isNull, eq } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { factsFrom, part } from '#src/journey/shape.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { summaryOf } from '#src/journey/summary.ts'
import { history, type HistorySource } from '../audit/actions.ts'
import { personalData, type Hindrance } from '../people/personal-data/sources.ts'
import { catalogues } from '../desk-kit/catalogue/catalogue.ts'
import { datedLists, mayBeDue, type DatedList } from '../dated-facts/slots.ts'
import { refuseLocked } from '../progress/service.ts'
import { orderValues } from './person-values.ts'
import * as audited from './audit-actions.ts'
import { answer, takeUp, order, orders } from './desk/answers.ts'
import { add, bringBack, catalogue, change, productEntries, retire } from './desk/catalogue.ts'
import { productsContracts } from './module.contract.ts'
import { counters } from './rules.ts'
import { productsHandlers } from './service.ts'
import { productOrder, stepsOfProducts } from './orders/standing-orders.ts'
import { isAtPartner, standingIn } from './statuses/rules.ts'
import { loadedProducts, productFields } from './facts.shape.ts'
import { products, productChoices, productOrders } from './tables.ts'
import * as copy from './copy.ts'

/** Of a stage that has only products its steps need the orders, except declined ones. */
export const productSummary = summaryOf({ facts: productFields }, part(loadedProducts), ({ products }) => ({
  products: standingIn(products),
}))

/** What the journey knows of what somebody chose and ordered for the US. */
const productFactsOf = jsonOf(part(loadedProducts), {
  products: {
    chosen: {
      name: 'c.kind',
      each: { product: 'c.product', at: 'c.at', retiredAt: 'r.retired_at' },
      from: 'product_choices c join products r on r.id = c.product where c.owner = p.id',
    },
    orders: {
      each: {
        id: 'o.id',
        kind: 'o.kind',
        product: 'o.product',
        at: 'o.sent_at',
        takenUpAt: 'o.taken_up_at',
        grantedAt: 'o.granted_at',
        declinedAt: 'o.declined_at',
        withdrawnAt: 'o.withdrawn_at',
        receivedAt: 'o.received_at',
      },
      from: 'product_orders o where o.owner = p.id',
      orderBy: 'o.sent_at desc',
    },
  },
})

/** What a student chose and asked for. What the desk did with it is in the audit (features/desk/history.ts). */
const productHistory: HistorySource = async ({ db }, student) => {
  const [choices, orders] = await Promise.all([
    db
      .select({ at: productChoices.at, title: products.title })
      .from(productChoices)
      .innerJoin(products, eq(products.id, productChoices.product))
      .where(eq(productChoices.owner, student)),
    db.select().from(productOrders).where(eq(productOrders.owner, student)).limit(100),
  ])
  const lines = [
    ...choices.map(({ at, title }) => ({ at, what: `Chose ${title}` })),
    ...orders.flatMap(({ kind, asOffered: { title }, sentAt, withdrawnAt, receivedAt }) => [
      { at: sentAt, what: `${copy.pastOrder[kind]}: ${title}` },
      { at: withdrawnAt, what: `Took back what they asked for: ${title}` },
      { at: receivedAt, what: `Has it in hand: ${title}` },
    ]),
  ]
  return lines
}

/** The terms of partners, as long as they are offered. */
const datedProducts: DatedList = async (db, wanted) => {
  const rows = await db
    .select()
    .from(products)
    .where(and(isNull(products.retiredAt), mayBeDue(products.checkedOn, wanted)))
    .orderBy(asc(products.checkedOn))
    .limit(wanted.most)
  return rows.map(({ id, kind, provider, title, source, checkedOn, isSample }) => ({
    text: `${title} by ${provider}`,
    source: { name: source, checkedOn: checkedOn.toString() },
    shownAt: counters[kind].comparePage,
    editedAt: `/desk/products/${id}`,
    isSample,
  }))
}

const partnerOrderHindrance: Hindrance = {
  kind: 'partner-order',
  // The orders of all kinds are among the facts of each stage with products.
  isThere: (_, __, facts) =>
    factsFrom(part(loadedProducts), facts[counters['bank-account'].stage]?.own).products.orders.some(isAtPartner),
}

export default defineServerModule({
  name: 'features/products',
  calls: calls(productsContracts, ({ journey, given }) => ({
    products: productsHandlers({ given }, async (call, kind) => {
      await refuseLocked(journey, call, stepsOfProducts[kind])
    }),
    productsDesk: { catalogue, add, change, retire, bringBack, orders, order, takeUp, answer },
  })),
  facts: [{ stages: Object.values(counters).map(({ stage }) => stage), column: productFactsOf }],
  summaries: { 'bank-accounts': productSummary, 'credit-card': productSummary },
  gives: [
    ...Object.values(audited),
    history(['journey', productHistory]),
    personalData({ hindrances: [partnerOrderHindrance] }),
    catalogues(productEntries),
    datedLists(datedProducts),
    productOrder,
    orderValues,
  ],
})
