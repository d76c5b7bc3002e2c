import { sql } from 'drizzle-orm'

/** How many places of a time are taken. By its whole name: alone in a statement drizzle would write a bare "id". */
export const takenPlaces = sql<number>`(select count(*)::int from vaccine_appointments a
  where a.slot = vaccine_slots.id and a.ended_at is null)`
