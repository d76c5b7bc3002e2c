import { desc, eq } from 'drizzle-orm'
import type { HistorySource } from '../../features/students/service.ts'
import { dollars, formatMoney } from '../../values/money.ts'
import { groupCodes, groupMembers } from './groups/tables.ts'
import { insuranceRequests } from './purchase/tables.ts'

type Event = { at: Temporal.Instant | null; what: string }

export const insuranceHistory: HistorySource = async (call, student) =>
  [...(await requestsOf(call, student)), ...(await groupsOf(call, student))].flatMap(({ at, what }) =>
    at === null ? [] : [{ at: at.toString(), what, by: null }],
  )

async function requestsOf({ db }: Parameters<HistorySource>[0], student: string): Promise<Event[]> {
  const rows = await db
    .select()
    .from(insuranceRequests)
    .where(eq(insuranceRequests.owner, student))
    .orderBy(desc(insuranceRequests.createdAt))
    .limit(100)
  return rows.flatMap(({ planName, partner, depositAmount, ...row }) => [
    { at: row.createdAt, what: `Applied for the insurance '${planName}' (${partner})` },
    { at: row.withdrawnAt, what: `Gave up the application for '${planName}'` },
    {
      at: row.depositConfirmedAt,
      what: `Paid the deposit for '${planName}': ${formatMoney(dollars(depositAmount))}`,
    },
    { at: row.cancelledAt, what: `The insurance '${planName}' was ended` },
  ])
}

async function groupsOf({ db }: Parameters<HistorySource>[0], student: string): Promise<Event[]> {
  const [made, joined] = await Promise.all([
    db.select().from(groupCodes).where(eq(groupCodes.createdBy, student)).limit(100),
    db.select().from(groupMembers).where(eq(groupMembers.joinedBy, student)).limit(100),
  ])
  return [
    ...made.map(({ createdAt }) => ({ at: createdAt, what: 'Made an insurance group' })),
    ...joined.map(({ joinedAt }) => ({ at: joinedAt, what: 'Joined an insurance group' })),
  ]
}
