import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, day, instant } from '#src/platform/database/columns.ts'
import { actor, changeColumns, ownedColumns, person } from '#src/platform/identity/columns.ts'
import { productKinds, simKinds, type Terms } from './rules.ts'

const kind = () => text({ enum: productKinds }).notNull()
/** What a partner offers, as of a day and with where it was read. Kept at the desk; what was ordered is never removed. */
export const products = pgTable(
  'products',
  {
    /** Its own name in addresses: 'everyday-student-account'. */
    id: text().primaryKey(),
    kind: kind(),
    provider: text().notNull(),
    title: text().notNull(),
    pitch: text().notNull().default(''),
    needsSsn: boolean().notNull(),
    /** A month, in cents; for a card a year. */
    price: integer().notNull(),
    terms: jsonb().$type<Terms>().notNull(),
    /** For a phone plan. */
    sims: text({ enum: simKinds }).array().notNull().default([]),
    /** The partner's own page. */
    website: text(),
    source: text().notNull(),
    checkedOn: day().notNull(),
    /** Sample data says so until the desk has put its own. */
    isSample: boolean().notNull().default(true),
    place: integer().notNull(),
    ...changeColumns(),
    retiredAt: instant(),
  },
  table => [index('products_kind').on(table.kind, table.place), check('products_price', sql`${table.price} >= 0`)],
)

/** Which one a student means to take. */
export const productChoices = pgTable(
  'product_choices',
  {
    owner: person().notNull(),
    kind: kind(),
    product: text()
      .notNull()
      .references(() => products.id),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.kind] }), index('product_choices_product').on(table.product)],
)

/** A paper to bring that lies ready, as the product's list words it. */
export const productPapers = pgTable(
  'product_papers',
  { owner: person().notNull(), kind: kind(), paper: text().notNull(), tickedAt: instant().notNull() },
  table => [primaryKey({ columns: [table.owner, table.kind, table.paper] })],
)

/** An application for an account or a card, an order of a line. What becomes of it is dated. */
export const productOrders = pgTable(
  'product_orders',
  {
    ...ownedColumns(),
    kind: kind(),
    product: text()
      .notNull()
      .references(() => products.id),
    /** The terms as they were then: what was promised is what counts. */
    asOffered: jsonb()
      .$type<{
        title: string
        provider: string
        price: number
        needsSsn: boolean
        terms: Terms
        checkedOn: string
        version: number
      }>()
      .notNull(),
    sim: text({ enum: simKinds }),
    /** Name, phone, address, days: as typed, sealed with the student's key. */
    sealed: bytes().notNull(),
    sentAt: instant().notNull(),
    takenUpAt: instant(),
    takenUpBy: actor(),
    grantedAt: instant(),
    declinedAt: instant(),
    answeredBy: actor(),
    /** What the desk wrote: the next step, the tracking number, the activation code, or why not. Sealed. */
    sealedAnswer: bytes(),
    withdrawnAt: instant(),
    receivedAt: instant(),
    ...changeColumns(),
  },
  table => [
    index('product_orders_owner').on(table.owner, table.sentAt),
    // Of two sent at once, one stands.
    uniqueIndex('product_orders_standing')
      .on(table.owner, table.kind)
      .where(sql`${table.withdrawnAt} is null and ${table.declinedAt} is null`),
    index('product_orders_product').on(table.product),
    index('product_orders_open')
      .on(table.sentAt)
      .where(sql`${table.grantedAt} is null and ${table.declinedAt} is null and ${table.withdrawnAt} is null`),
    check(
      'product_orders_answer',
      sql`(${table.grantedAt} is null or ${table.declinedAt} is null) and (${table.receivedAt} is null or ${table.grantedAt} is not null)`,
    ),
    check(
      'product_orders_withdrawn',
      sql`${table.withdrawnAt} is null or (${table.grantedAt} is null and ${table.declinedAt} is null)`,
    ),
  ],
)
