// The visa appointment of a student's present application.
import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { roundStart } from '../rounds/start.ts'
import { visaAppointments } from './tables.ts'

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
