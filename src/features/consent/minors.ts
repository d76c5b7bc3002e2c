// What stops for somebody under 18: nobody measures what they look at, and no news is sent to them.
import { eq, sql, type SQL } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { isMinor, ofAge } from '#src/values/birthdays.ts'
import { homeZone } from '#src/values/dates.ts'
import { births } from './tables.ts'

/** A report of use is thrown away where it is of somebody under 18. */
export const ofAdults =
  <Input>(record: (call: OpenCall, input: Input) => Promise<void>) =>
  async (call: OpenCall, input: Input): Promise<void> => {
    const { caller, db, now } = call
    const [row] = caller === undefined ? [] : await db.select().from(births).where(eq(births.owner, caller.id))
    if (caller !== undefined && row !== undefined && isMinor(row.bornOn, todayOf({ now, caller }))) return
    return record(call, input)
  }

/** Of a row of people, in their zone: nobody who has said that they are under 18. */
export const isOfAge = (now: Temporal.Instant): SQL => sql`not exists (
  select from ${births} where ${births.owner} = ${people.id}
    and ${births.bornOn} + make_interval(years => ${ofAge}) > (${now.toString()}::timestamptz at time zone coalesce(${people.zone}, ${homeZone}))::date)`
