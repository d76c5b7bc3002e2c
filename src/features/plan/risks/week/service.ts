// What of a lead's students is due this week: their dates from the rows that the list of risks is made from, and what waits.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { noteLooks } from '#src/features/audit/actions.ts'
import type { Desk } from '#src/features/desk-kit/kinds.ts'
import { list } from '#src/features/desk-kit/request-list.ts'
import { studentLeads } from '#src/features/people/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import * as audited from '../../audit-actions.ts'
import type { WeekView } from '../../contract.ts'
import { planRisks } from '../../tables.ts'
import { byDay, datesWithin, lastDayOf } from './rules.ts'

/** Whom an advisor leads, with the dates of their week; who is enrolled by now has no row, and no dates. */
export async function ledStudents(db: Queries, lead: string, today: Temporal.PlainDate) {
  const rows = await db
    .select({ person: people, next: planRisks.next })
    .from(studentLeads)
    .innerJoin(people, eq(people.id, studentLeads.owner))
    .leftJoin(planRisks, eq(planRisks.owner, people.id))
    .where(and(eq(studentLeads.lead, lead), isNull(people.erasedAt)))
    .orderBy(asc(people.firstName), asc(people.id))
  return rows.map(({ person, next }) => ({ person, dates: datesWithin(next?.week ?? [], today) }))
}

export async function readWeek(desk: Desk, call: Call): Promise<WeekView> {
  const today = dayOf(call.now())
  const led = await ledStudents(call.db, call.caller.id, today)
  const students = led.map(({ person }) => person.id)
  const waiting = students.length === 0 ? [] : await list(desk, call, { state: 'open', students })
  const last = lastDayOf(today).toString()
  const items = [
    ...led.flatMap(({ person, dates }) =>
      dates.map(({ day, title, word }) => ({
        id: `${person.id} ${day} ${title}`,
        day,
        student: namedStudent(person),
        title,
        word,
        path: `/desk/students/${person.id}`,
      })),
    ),
    ...waiting.flatMap(({ id, student, title, path, dueAt }) => {
      const day = dayOf(Temporal.Instant.from(dueAt)).toString()
      return student === null || day > last ? [] : [{ id, day, student, title, word: null, path }]
    }),
  ]
  await noteLooks(
    call,
    [...new Set(items.map(({ student }) => student.id))].map(id => ({ what: audited.planRisksRead, about: id })),
  )
  return { today: today.toString(), students: led.length, days: byDay(items) }
}
