import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { people } from './tables.ts'

/** Accounts that anybody could have made: no letter and no code has reached their owner. For a query that joins `people`. */
export const ownedByUnproved = (owner: AnyPgColumn | string): SQL | undefined =>
  and(eq(people.id, owner), isNull(people.emailVerifiedAt), isNull(people.phoneVerifiedAt))

/** How long somebody who can't be reached keeps a time that others want. */
export const unprovedHoldHours = 24
