// The desk keeps what partners offer: added, changed, retired, brought back.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, parseDay } from '#src/values/dates.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { noteAction } from '#src/features/desk/actions.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import type { DeskAction } from '#src/features/desk/rules.ts'
import type { ProductKind } from '../rules.ts'
import { productChoices, productOrders, products } from '../tables.ts'
import { productView } from '../views.ts'
import { catalogueChanged, productIdTaken, type DeskProduct } from './contract.ts'
import { centsIn, checkProduct, kindIn, placeIn, simsIn, termsIn, type ProductTyped } from './rules.ts'

type Named = { id: string }
type Product = typeof products.$inferSelect

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

export async function add(call: Call, { id, ...typed }: ProductTyped & Named): Promise<Named> {
  const kind = kindIn(typed.kind)
  refuseWrong(call, typed)
  if (kind === undefined) throw new Refusal(invalidInput)
  return call.change(async changing => {
    const made = await changing.tx
      .insert(products)
      .values({ id, kind, ...fieldsOf(kind, typed), changedAt: call.now(), changedBy: call.caller.id })
      .onConflictDoNothing()
      .returning({ id: products.id })
    if (made.length === 0) throw new Refusal(productIdTaken)
    await noteAndTell(changing, call, 'product-added', { id, title: typed.title })
    return { id }
  })
}

type Changed = Omit<ProductTyped, 'kind'> & Named & { version: number }

export const change = (call: Call, { id, version, ...typed }: Changed): Promise<Nothing> =>
  call.change(async changing => {
    const known = await hold(changing, id)
    refuseWrong(call, { ...typed, kind: known.kind })
    if (known.version !== version) {
      throw new Refusal(await changedBy(changing.tx, catalogueChanged, known.changedBy, known.changedAt))
    }
    await changing.tx
      .update(products)
      .set({ ...fieldsOf(known.kind, typed), ...touched(call) })
      .where(eq(products.id, id))
    await noteAndTell(changing, call, 'product-changed', { id, title: typed.title })
    return {}
  })

export const retire = (call: Call, { id }: Named): Promise<Nothing> =>
  call.change(async changing => {
    const known = await hold(changing, id)
    const gone = await changing.tx
      .update(products)
      .set({ retiredAt: call.now(), ...touched(call) })
      .where(and(eq(products.id, id), isNull(products.retiredAt)))
      .returning({ id: products.id })
    if (gone.length > 0) await noteAndTell(changing, call, 'product-retired', known)
    return {}
  })

export const bringBack = (call: Call, { id }: Named): Promise<Nothing> =>
  call.change(async changing => {
    const known = await hold(changing, id)
    const back = await changing.tx
      .update(products)
      .set({ retiredAt: null, ...touched(call) })
      .where(and(eq(products.id, id), isNotNull(products.retiredAt)))
      .returning({ id: products.id })
    if (back.length > 0) await noteAndTell(changing, call, 'product-restored', known)
    return {}
  })

const touched = ({ now, caller }: Call) => ({
  version: sql`${products.version} + 1`,
  changedAt: now(),
  changedBy: caller.id,
})

async function hold({ tx }: Change, id: string): Promise<Product> {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  if (product === undefined) throw new Refusal(notFound)
  return product
}

/** Its rules need today, so the service asks them. */
function refuseWrong({ now }: Call, typed: ProductTyped): void {
  const wrong = checkProduct(typed, dayOf(now()).toString())
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
}

/** The rules have been asked by then: what is read here is there. */
function fieldsOf(kind: ProductKind, typed: Omit<ProductTyped, 'kind'>) {
  const { provider, title, pitch, needsSsn, source, isSample } = typed
  const checkedOn = parseDay(typed.checkedOn)
  if (checkedOn === undefined) throw new Refusal(invalidInput)
  return {
    provider,
    title,
    pitch,
    needsSsn,
    source,
    isSample,
    checkedOn,
    price: centsIn(typed.price) ?? 0,
    terms: termsIn(kind, typed.terms),
    sims: kind === 'phone-plan' ? simsIn(typed.sims) : [],
    website: readWebAddress(typed.website)?.href ?? null,
    place: placeIn(typed.place) ?? 0,
  }
}

/** Students who compare see it at once; who chose it, also in their journey. */
async function noteAndTell(changing: Change, call: Call, what: DeskAction, { id, title }: Named & { title: string }) {
  await noteAction(changing, call, { what, about: id, detail: title })
  await changing.announce('all', 'products', 'journey')
}
