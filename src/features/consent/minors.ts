// No news is sent to somebody under 18.
import { sql, type SQL } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import { ofAge } from '#src/values/birthdays.ts'
import { homeZone } from '#src/values/dates.ts'
import { births } from './tables.ts'

/** Of a row of people, in their zone: nobody who has said that they are under 18. */
export const isOfAge = (now: Temporal.Instant): SQL => sql`not exists (
  select from ${births} where ${births.owner} = ${people.id}
    and ${births.bornOn} + make_interval(years => ${ofAge}) > (${now.toString()}::timestamptz at time zone coalesce(${people.zone}, ${homeZone}))::date)`
