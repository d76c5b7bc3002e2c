// The student's side of calls with attorneys.
import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/house.ts'
import { calendarAnswer } from '#src/platform/made-files.ts'
import { calendarFile } from '#src/values/calendar-file.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { eventOf } from './calendar.ts'
import { placedCalls } from './calls.ts'
import { attorneyCalls } from './tables.ts'

export { book, cancel, move } from './booking.ts'
export { pay } from './paying.ts'
export { read } from './views.ts'

export async function calendar(call: Call, { call: id }: { call: string }): Promise<FileAnswer> {
  const [placed] = await placedCalls(call.db, and(eq(attorneyCalls.id, id), eq(attorneyCalls.owner, call.caller.id)))
  if (placed === undefined || placed.call.confirmedAt === null) throw new Refusal(notFound)
  return calendarAnswer('safar-attorney-call.ics', calendarFile(eventOf(call, placed)))
}
