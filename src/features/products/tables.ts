import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, day, id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { productKinds, simKinds, type Terms } from './rules.ts'

const kind = () => text({ enum: productKinds }).notNull()
const owner = () =>
  uuid()
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })
const staff = () => uuid().references(() => people.id, { onDelete: 'set null' })

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
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
    changedBy: staff(),
    retiredAt: instant(),
  },
  table => [index('products_kind').on(table.kind, table.place), check('products_price', sql`${table.price} >= 0`)],
)

/** Which one a student means to take. */
export const productChoices = pgTable(
  'product_choices',
  {
    owner: owner(),
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
  { owner: owner(), kind: kind(), paper: text().notNull(), tickedAt: instant().notNull() },
  table => [primaryKey({ columns: [table.owner, table.kind, table.paper] })],
)

/** An application for an account or a card, an order of a line. What becomes of it is dated. */
export const productOrders = pgTable(
  'product_orders',
  {
    id: id(),
    owner: owner(),
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
    takenUpBy: staff(),
    grantedAt: instant(),
    declinedAt: instant(),
    answeredBy: staff(),
    /** What the desk wrote: the next step, the tracking number, the activation code, or why not. Sealed. */
    sealedAnswer: bytes(),
    withdrawnAt: instant(),
    receivedAt: instant(),
    /** Counts every change: someone who answers an older version is warned. */
    version: integer().notNull().default(1),
    changedAt: instant().notNull(),
    changedBy: staff(),
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
