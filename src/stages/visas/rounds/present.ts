// Since when the facts of the present application count, and its appointment.
import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { visaAppointments, visaRounds } from './tables.ts'

/** Of the first application: since ever. */
export const roundStart = (owner: string | AnyPgColumn): SQL =>
  sql`coalesce((select max(${visaRounds.startedAt}) from ${visaRounds} where ${visaRounds.owner} = ${owner}), '-infinity')`

/** The same within a statement about the person `p`. */
export const roundStartOfPerson = `coalesce((select max(r.started_at) from visa_rounds r where r.owner = p.id), '-infinity')`

/** One of an earlier application is history. */
export const isStanding = (owner: string) =>
  and(
    eq(visaAppointments.owner, owner),
    isNull(visaAppointments.removedAt),
    gte(visaAppointments.enteredAt, roundStart(owner)),
  )

export const visaInterviewOf = (owner: AnyPgColumn): SQL<Temporal.Instant | null> =>
  sql<Temporal.Instant | null>`(
    select ${visaAppointments.interview} from ${visaAppointments}
    where ${visaAppointments.owner} = ${owner} and ${visaAppointments.removedAt} is null
      and ${visaAppointments.enteredAt} >= ${roundStart(owner)}
    order by ${visaAppointments.id} desc limit 1)`.mapWith(visaAppointments.interview)
