import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, partOf } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'

/** That a person proved a second account of theirs, and that it was joined to this one. */
export const accountJoins = pgTable(
  'account_joins',
  {
    id: id(),
    /** The account that stays. */
    owner: person().notNull(),
    /** The account that ends. It has no key to people, so that it outlives whatever becomes of that row. */
    joined: uuid().notNull(),
    /** Both proofs come from one browser. */
    session: uuid().notNull(),
    provedAt: instant().notNull(),
    joinedAt: instant(),
    /** Files of the other account that were copied and are still to be removed under their old name. */
    files: text().array().notNull().default([]),
    /** Nothing can arrive for the other account any more, and its key is destroyed. */
    finishedAt: instant(),
  },
  table => [
    index('account_joins_owner').on(table.owner),
    index('account_joins_unfinished')
      .on(table.joinedAt)
      .where(sql`${table.joinedAt} is not null and ${table.finishedAt} is null`),
  ],
)

/** A row that both accounts had where one account can have only one: the one that is not in use, kept as it was. */
export const accountJoinRows = pgTable(
  'account_join_rows',
  {
    ...ownedColumns(),
    join: partOf(() => accountJoins.id),
    /** The table that it comes from. */
    kind: text().notNull(),
    sealed: bytes().notNull(),
    at: instant().notNull(),
  },
  table => [index('account_join_rows_owner').on(table.owner), index('account_join_rows_join').on(table.join)],
)
