// What the journey knows of the flight and the last recharge, by which the Indian number is recharged.
import type { Fragment, Sql } from '../../platform/database/database.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const flightFactsOf = (sql: Sql): Fragment => sql`
  select json_build_object('flight', (select f.flight_date from profiles f where f.owner = p.id),
    'recharge', (select json_build_object('on', r.recharged_on, 'network', r.network)
      from phone_recharges r where r.owner = p.id))`

export const readFlightFacts = (column: unknown): Record<string, { own: { flight: unknown; recharge: unknown } }> => ({
  'phone-connection': { own: { flight: Object(column).flight, recharge: Object(column).recharge } },
})
