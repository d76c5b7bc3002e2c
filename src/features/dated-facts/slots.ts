import { lte, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { monthsUntilRecheck } from '#src/journey/guide.ts'
import { slot } from '#src/manifest/slots.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { ListedFact } from './contract.ts'
import type { ShippedFact } from './rules.ts'

export type ListWanted = {
  /** Rows of each list. */
  most: number
  /** Only what may be due to be read again on this day. */
  dueOn?: Temporal.PlainDate | undefined
}

/** A list that the desk keeps: it says itself what it knows and since when. */
export type DatedList = (db: Queries, wanted: ListWanted) => Promise<ListedFact[]>

/** Of a list by when its rows were read: those that may be due. */
export const mayBeDue = (readOn: AnyPgColumn, { dueOn }: ListWanted): SQL | undefined =>
  dueOn === undefined ? undefined : lte(readOn, dueOn.subtract({ months: monthsUntilRecheck }))

/** Lists of the desk whose rows carry a source and a day. */
export const datedLists = slot<DatedList>('dated-facts/lists')

/** What a module says about the world, as it was released. The desk reads it again. */
export const shippedFacts = slot<readonly ShippedFact[]>('dated-facts/shipped')
