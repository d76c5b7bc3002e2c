// The desk keeps what partners offer: added, changed, retired, brought back.
import * as audited from '../audit-actions.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { blankOf, typedOf } from '#src/records/fields.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { touched, type Named } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { catalogueVerbs } from '#src/features/desk-kit/catalogue/verbs.ts'
import { productChoices, productOrders, products } from '../tables.ts'
import { productView } from '../views.ts'
import { catalogueChanged, productIdTaken, productTyped, type DeskProduct } from './contract.ts'
import {
  checkNewProduct,
  checkProduct,
  keptProduct,
  newProductRecord,
  productRecord,
  type NewProduct,
  type ProductTyped,
} from './rules.ts'

/** What was ordered keeps its terms; students who compare see a change at once. */
export const productEntries = catalogueVerbs({
  name: 'products',
  roles: ['advisor', 'admin'],
  changed: catalogueChanged,
  action: audited.productChanged,
  find: async (db, id) => (await db.select().from(products).where(eq(products.id, id)).for('update'))[0],
  titleOf: ({ title }) => title,
  stateOf: ({ retiredAt }) => (retiredAt === null ? 'published' : 'retired'),
  typedOf: product => typedOf(productRecord, product),
  typed: productTyped,
  blank: blankOf(productRecord),
  check: (typed, { kind }, { now }) => checkProduct(typed, kind, dayOf(now()).toString()),
  write: ({ tx }, call, product, typed) =>
    tx
      .update(products)
      .set({ ...keptProduct(product.kind, typed), ...touched(call, product) })
      .where(eq(products.id, product.id)),
  shown: {
    publish: audited.productRestored,
    retire: audited.productRetired,
    set: ({ tx }, call, product, isShown) =>
      tx
        .update(products)
        .set({ retiredAt: isShown ? null : call.now(), ...touched(call, product) })
        .where(eq(products.id, product.id)),
  },
  announce: ({ announce }) => announce('all', 'products', 'journey'),
})

export async function catalogue({ db }: Call): Promise<DeskProduct[]> {
  const rows = await db
    .select({
      product: products,
      changedBy: people.firstName,
      chosenBy: db.$count(productChoices, eq(productChoices.product, products.id)),
      underWay: db.$count(
        productOrders,
        and(
          eq(productOrders.product, products.id),
          isNull(productOrders.grantedAt),
          isNull(productOrders.declinedAt),
          isNull(productOrders.withdrawnAt),
        ),
      ),
    })
    .from(products)
    .leftJoin(people, eq(people.id, products.changedBy))
    .orderBy(sql`${products.retiredAt} is not null`, asc(products.kind), asc(products.place), asc(products.id))
    .limit(500)
  return rows.map(({ product, ...rest }) => ({
    ...productView(product),
    ...rest,
    place: product.place,
    changedAt: product.changedAt.toString(),
  }))
}

export async function add(call: Call, { id, kind: kindTyped, ...typed }: NewProduct): Promise<Named> {
  const wrong = checkNewProduct({ id, kind: kindTyped, ...typed }, dayOf(call.now()).toString())
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  const kind = newProductRecord.kind.keptOf(kindTyped)
  return call.change(async changing => {
    const made = await changing.tx
      .insert(products)
      .values({ id, kind, ...keptProduct(kind, typed), changedAt: call.now(), changedBy: call.caller.id })
      .onConflictDoNothing()
      .returning({ id: products.id })
    if (made.length === 0) throw new Refusal(productIdTaken)
    await productEntries.note(changing, call, id, { what: audited.productAdded, as: 'added' })
    return { id }
  })
}

type Changed = ProductTyped & Named & { version: number }

export const change = (call: Call, { id, version, ...typed }: Changed): Promise<void> =>
  productEntries.change(call, { id, version }, typed)

export const retire = (call: Call, named: Named): Promise<void> => productEntries.retire(call, named)
export const bringBack = (call: Call, named: Named): Promise<void> => productEntries.publish(call, named)
