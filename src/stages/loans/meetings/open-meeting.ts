import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { loanAgents, loanMeetings, loanSlots } from '../tables.ts'

export type OpenMeeting = NonNullable<Awaited<ReturnType<typeof openMeeting>>>

/** The meeting that has not ended, with its official. */
export async function openMeeting(db: Queries, owner: string) {
  const [found] = await db
    .select({ meeting: loanMeetings, slot: loanSlots, agent: loanAgents })
    .from(loanMeetings)
    .innerJoin(loanSlots, eq(loanSlots.id, loanMeetings.slot))
    .innerJoin(loanAgents, eq(loanAgents.id, loanSlots.host))
    .where(and(eq(loanMeetings.owner, owner), isNull(loanMeetings.endedAt)))
  return found ?? null
}
