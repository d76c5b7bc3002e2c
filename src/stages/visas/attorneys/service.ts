// The student's side of calls with attorneys.
import { and, eq } from 'drizzle-orm'
import { eventFile } from '#src/features/appointments/letters.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { placedCalls } from './calls.ts'
import { attorneyCalls } from './tables.ts'
import { eventOf } from './notices.ts'

export { book, cancel, move } from './bookings.ts'
export { pay } from './payment.ts'
export { read } from './views.ts'

export async function calendar(call: Call, { call: id }: { call: string }): Promise<FileAnswer> {
  const [placed] = await placedCalls(call.db, and(eq(attorneyCalls.id, id), eq(attorneyCalls.owner, call.caller.id)))
  if (placed === undefined || placed.call.confirmedAt === null) throw new Refusal(notFound)
  return eventFile('safar-attorney-call.ics', eventOf(call, placed))
}
