// What a student did about the loan. What the banks did is in the audit of the desk (features/desk/history.ts).
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Happening, HistorySource } from '#src/features/audit/actions.ts'
import { loanApplications, loanAgents, loanMeetings, loanSlots, loanSendings, loanAsks, loanOffers } from './tables.ts'

export const loanHistory: HistorySource = async (call, student) => {
  const all = await Promise.all([submitted, sent, takenBack, answered, accepted, met].map(part => part(call, student)))
  return all.flat()
}

type Part = (call: Parameters<HistorySource>[0], student: string) => Promise<readonly Happening[]>

const submitted: Part = async ({ db }, student) => {
  const [row] = await db.select().from(loanApplications).where(eq(loanApplications.owner, student))
  if (row === undefined) return []
  return [
    { at: row.academicsAt, what: 'Submitted Academics of the loan application' },
    { at: row.identityAt, what: 'Submitted Identity of the loan application' },
    { at: row.financialAt, what: 'Submitted Financial of the loan application' },
  ]
}

/** One line for all that were agreed to at the same moment. */
const sent: Part = async ({ db }, student) => {
  const rows = await db
    .select()
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), isNotNull(loanSendings.consentedAt)))
    .orderBy(loanSendings.bank)
  return [...Map.groupBy(rows, ({ consentedAt }) => String(consentedAt)).values()].map(together => ({
    at: together[0]?.consentedAt ?? null,
    what: `Agreed to send the loan application to ${together.map(({ bank }) => bank).join(', ')}`,
  }))
}

const takenBack: Part = async ({ db }, student) => {
  const rows = await db
    .select({ bank: loanSendings.bank, at: loanSendings.takenBackAt })
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), isNotNull(loanSendings.takenBackAt)))
  return rows.map(({ bank, at }) => ({ at, what: `Took back the consent for ${bank} to read the loan application` }))
}

const answered: Part = async ({ db }, student) => {
  const rows = await db
    .select({ bank: loanAsks.bank, at: loanAsks.answeredAt })
    .from(loanAsks)
    .where(and(eq(loanAsks.owner, student), isNotNull(loanAsks.answeredAt)))
  return rows.map(({ bank, at }) => ({ at, what: `Answered ${bank} about the loan` }))
}

const accepted: Part = async ({ db }, student) => {
  const rows = await db
    .select({ bank: loanOffers.bank, at: loanOffers.acceptedAt })
    .from(loanOffers)
    .where(and(eq(loanOffers.owner, student), isNotNull(loanOffers.acceptedAt)))
  return rows.map(({ bank, at }) => ({ at, what: `Accepted the loan offer of ${bank}` }))
}

const met: Part = async ({ db }, student) => {
  const rows = await db
    .select({ meeting: loanMeetings, agent: loanAgents })
    .from(loanMeetings)
    .innerJoin(loanSlots, eq(loanSlots.id, loanMeetings.slot))
    .innerJoin(loanAgents, eq(loanAgents.id, loanSlots.host))
    .where(eq(loanMeetings.owner, student))
  return rows.flatMap(({ meeting, agent: { name, bank } }) => [
    { at: meeting.bookedAt, what: `Booked a meeting with ${name} of ${bank}` },
    { at: meeting.endedAt, what: `Gave up the meeting with ${name} of ${bank}` },
  ])
}
