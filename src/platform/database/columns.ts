// Columns whose values are the types we think in.
import { sql } from 'drizzle-orm'
import { customType, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** A moment. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  toDriver: value => value.toString(),
  fromDriver: value => Temporal.Instant.from(value),
})

/** A day without a clock or a zone, such as a birthday. */
export const day = customType<{ data: Temporal.PlainDate; driverData: string }>({
  dataType: () => 'date',
  toDriver: value => value.toString(),
  fromDriver: value => Temporal.PlainDate.from(value),
})

/** The transaction that wrote a row. */
export const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Ids grow with time, so that new rows lie together on disk. */
export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`uuidv7()`)

/** The row that this one is a part of, and is deleted with. */
export const partOf = (key: () => AnyPgColumn) => uuid().notNull().references(key, { onDelete: 'cascade' })
