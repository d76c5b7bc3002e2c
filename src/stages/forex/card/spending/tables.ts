import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

const owner = () => uuid().references(() => people.id, { onDelete: 'restrict' })

/** How a card is set at the issuer, since when. */
export const cardSettings = pgTable(
  'card_settings',
  {
    owner: owner().primaryKey(),
    /** Null while it pays. */
    frozenAt: instant(),
    /** In cents. */
    daily: bigint({ mode: 'number' }),
    monthly: bigint({ mode: 'number' }),
    limitsAt: instant(),
    /** When it was set or the issuer said so: what it said before counts no more. */
    saidAt: instant().notNull(),
    /** The issuer is being asked to set it, so nobody else does until it answered, or until then at the latest. */
    changingUntil: instant(),
  },
  table => [
    check(
      'card_settings_limits',
      sql`(${table.daily} is null) = (${table.monthly} is null) and (${table.daily} is null) = (${table.limitsAt} is null)`,
    ),
  ],
)
