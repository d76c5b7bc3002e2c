import { desc, eq } from 'drizzle-orm'
import type { Happening, HistorySource } from '#src/features/audit/actions.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { people } from '#src/platform/identity/tables.ts'
import { groupCodes, insuranceRequests, insuranceInvoices } from './tables.ts'
import { groupMembers } from './groups/tables.ts'
import { insuranceOwnCovers } from './own-cover/tables.ts'
import { history as ownCoverWords } from './own-cover/copy.ts'
import { insuranceClaims } from './claims/tables.ts'
import { policiesWhere, type Policy } from './policies/current.ts'

export const insuranceHistory: HistorySource = async (call, student) =>
  (await Promise.all([requestsOf(call, student), ownCoversOf(call, student), groupsOf(call, student)])).flat()

async function requestsOf({ db }: Parameters<HistorySource>[0], student: string): Promise<Happening[]> {
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
      kind: 'money',
      what: `Paid the deposit for '${planName}': ${formatMoney(dollars(depositAmount))}`,
    },
    { at: row.endAskedAt, what: `Asked us to end the insurance '${planName}'` },
    { at: row.cancelledAt, what: `The insurance '${planName}' was ended` },
  ])
}

async function ownCoversOf({ db }: Parameters<HistorySource>[0], student: string): Promise<Happening[]> {
  const rows = await db
    .select()
    .from(insuranceOwnCovers)
    .where(eq(insuranceOwnCovers.owner, student))
    .orderBy(desc(insuranceOwnCovers.id))
    .limit(100)
  // The latest is in front. What was said after another word of theirs takes its place; that is no taking back.
  return rows.flatMap(({ kind, saidAt, handedInAt, takenBackAt }, index) => [
    { at: saidAt, what: ownCoverWords.said[kind] },
    { at: handedInAt, what: ownCoverWords.handedIn },
    { at: index === 0 ? takenBackAt : null, what: ownCoverWords.takenBack },
  ])
}

async function groupsOf({ db }: Parameters<HistorySource>[0], student: string): Promise<Happening[]> {
  const [made, joined] = await Promise.all([
    db.select().from(groupCodes).where(eq(groupCodes.createdBy, student)).limit(100),
    db.select().from(groupMembers).where(eq(groupMembers.joinedBy, student)).limit(100),
  ])
  return [
    ...made.map(({ createdAt }) => ({ at: createdAt, what: 'Made an insurance group' })),
    ...joined.map(({ joinedAt }) => ({ at: joinedAt, what: 'Joined an insurance group' })),
  ]
}

/** That it happened; what it is about is read where claims are answered. */
export const claimHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ claim: insuranceClaims, last: people.firstName })
    .from(insuranceClaims)
    .leftJoin(people, eq(people.id, insuranceClaims.changedBy))
    .where(eq(insuranceClaims.owner, student))
    .limit(100)
  return rows.flatMap(({ claim: { filedAt, askedAt, answeredAt, decidedAt, outcome }, last }) => [
    { at: filedAt, what: 'Filed an insurance claim' },
    { at: askedAt, what: 'Were asked for more about a claim' },
    { at: answeredAt, what: 'Answered about a claim' },
    { at: decidedAt, what: `Claim ${outcome ?? ''}`, by: last },
  ])
}

/** From the deposit on; who did it at the desk stands beside it, in the audit. */
export const policyHistory: HistorySource = async ({ db }, student) => {
  const policies = await policiesWhere(db, eq(insuranceRequests.owner, student))
  const bills = await db
    .select({ bill: insuranceInvoices, planName: insuranceRequests.planName })
    .from(insuranceInvoices)
    .innerJoin(insuranceRequests, eq(insuranceRequests.id, insuranceInvoices.request))
    .where(eq(insuranceRequests.owner, student))
  return [
    ...policies.flatMap(happenedTo),
    ...bills.map(({ bill: { paidAt, number, amount }, planName }) => ({
      at: paidAt,
      kind: 'money' as const,
      what: `Paid insurance bill ${number} of ${planName}: ${formatMoney(dollars(amount))}`,
    })),
  ]
}

function happenedTo({ request, card, waiver }: Policy): Happening[] {
  const { planName } = request
  return [
    { at: card?.issuedAt, what: `Got the insurance card of ${planName}` },
    { at: waiver?.submittedAt, what: 'Handed in the insurance waiver' },
    { at: waiver?.approvedAt, what: 'The insurance waiver was approved' },
    { at: waiver?.refusedAt, what: 'The insurance waiver was refused' },
  ]
}
