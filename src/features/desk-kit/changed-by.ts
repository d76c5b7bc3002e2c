import { eq } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { Problem } from '#src/wire/problem.ts'
import * as copy from './rules.ts'

/** The same problem, with who changed it and when. */
export async function changedBy(
  db: Queries,
  problem: Problem,
  person: string | null,
  at: Temporal.Instant,
  words?: (name: string) => string,
): Promise<Problem> {
  const [found] = person === null ? [] : await db.select().from(people).where(eq(people.id, person))
  const name = `${found?.firstName ?? ''} ${found?.lastName ?? ''}`.trim() || copy.somebody
  const message =
    words?.(found?.firstName || copy.somebody) ??
    copy.changedBy(name, `${formatDay(dayOf(at))}, ${formatClock(at)} IST`)
  return { ...problem, message }
}
