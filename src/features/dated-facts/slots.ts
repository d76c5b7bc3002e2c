import { slot } from '#src/manifest/slots.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { ListedFact } from './contract.ts'
import type { ShippedFact } from './rules.ts'

/** A list that the desk keeps: it says itself what it knows and since when. At most so many rows of each. */
export type DatedList = (db: Queries, most: number) => Promise<ListedFact[]>

/** Lists of the desk whose rows carry a source and a day. */
export const datedLists = slot<DatedList>('dated-facts/lists')

/** What a module says about the world, as it was released. The desk reads it again. */
export const shippedFacts = slot<readonly ShippedFact[]>('dated-facts/shipped')
