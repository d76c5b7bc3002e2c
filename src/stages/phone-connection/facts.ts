// What the journey knows of the flight, by which the Indian number is recharged.
import type { Fragment, Sql } from '../../platform/database/database.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const flightFactsOf = (sql: Sql): Fragment => sql`
  select to_json(f.flight_date) from profiles f where f.owner = p.id`

export const readFlightFacts = (column: unknown): Record<string, { own: { flight: unknown } }> => ({
  'phone-connection': { own: { flight: column } },
})
