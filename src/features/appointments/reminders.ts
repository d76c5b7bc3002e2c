// Reminders a day and an hour before a start. Which are due is read from the clock, so that nothing is missed after a
// pause; each is written as a row first, so that of two servers one sends it.
import { sql, type SQL } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { Diary, ReminderKind, ReminderTable } from './tables.ts'

const batch = 200

export type Reminders = {
  table: ReminderTable
  /** What takes place: for whom (`subject`), when (`start_time`), and since when at that time (`since`). */
  upcoming: SQL
  send: (change: Change, kinds: ReadonlyMap<string, ReminderKind>) => Promise<void>
}

/** Appointments that have not ended. What else must hold of the appointment "a" says `where`. */
export const upcomingIn = ({ slots, appointments }: Diary, where: SQL = sql`true`): SQL =>
  sql`select a.id as subject, s.start_time, a.booked_at as since
    from ${appointments} a join ${slots} s on s.id = a.slot where a.ended_at is null and ${where}`

export async function sendReminders(services: Services, { table, upcoming, send }: Reminders): Promise<void> {
  let sent = 0
  do {
    sent = await services.change(async change => {
      const claimed = await claim(change.tx, table, upcoming, services.now())
      if (claimed.length > 0) await send(change, new Map(claimed.map(({ subject, kind }) => [subject, kind])))
      return claimed.length
    })
  } while (sent === batch)
}

/**
 * Each subject's later reminder alone, so that after a pause nobody gets both. None is due to those who took the time
 * within the reminder's own day or hour: they have just had the confirmation.
 */
async function claim(tx: Transaction, table: ReminderTable, upcoming: SQL, at: Temporal.Instant) {
  const now = sql`${at.toString()}::timestamptz`
  const due = tx
    .select({
      subject: sql<string>`due.subject`.as('subject'),
      kind: sql<ReminderKind>`plan.kind`.as('kind'),
      startTime: sql<Temporal.Instant>`due.start_time`.as('start_time'),
      sentAt: sql<Temporal.Instant>`${now}`.as('sent_at'),
    })
    .from(sql`(${upcoming}) due`)
    .innerJoin(
      sql`(values ('day', interval '1 day', interval '1 hour'), ('hour', interval '1 hour', interval '0')) as plan (kind, "from", until)`,
      sql`${now} >= due.start_time - plan."from" and ${now} < due.start_time - plan.until`,
    )
    .where(
      sql`due.since <= due.start_time - plan."from" and not exists (select 1 from ${table}
        where ${table.subject} = due.subject and ${table.kind} = plan.kind and ${table.startTime} = due.start_time)`,
    )
    .limit(batch)
  return tx.insert(table).select(due).onConflictDoNothing().returning({ subject: table.subject, kind: table.kind })
}
