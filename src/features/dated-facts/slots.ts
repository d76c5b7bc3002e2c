import { lte, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { monthsUntilRecheck } from '#src/journey/guide.ts'
import { slot } from '#src/manifest/slots.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { ListedFact } from './contract.ts'
import type { FactTyped } from './record/rules.ts'
import type { EditedFact, ShippedFact } from './rules.ts'

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

/** A change of a fact as it was typed, over the version that was seen. */
export type ProposedFact = { id: string; version: number; typed: FactTyped }
export type WaitingFact = ProposedFact & { by: string; at: string }

/** Who else has a say before a change takes effect. */
export type SecondLook = {
  isNeeded: (call: Call, compared: { before: EditedFact; after: EditedFact }, app: AppServices) => Promise<boolean>
  ask: (change: Change, call: Call, proposed: ProposedFact) => Promise<void>
  waiting: (from: { db: Queries; now: Call['now'] }) => Promise<readonly WaitingFact[]>
}

export const secondLooks = slot<SecondLook>('dated-facts/second-looks')
