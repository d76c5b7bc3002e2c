import { eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { placedCalls } from './calls.ts'
import { endingWords } from './desk/copy.ts'
import { attorneyCalls } from './tables.ts'

export const attorneyHistory: HistorySource = async ({ db }, student) => {
  const placed = await placedCalls(db, eq(attorneyCalls.owner, student))
  return placed.flatMap(({ call, attorney }) => [
    { at: call.askedAt, what: `Asked for a ${call.kind} call with ${attorney.name}` },
    { at: call.kind === 'paid' ? call.confirmedAt : null, what: `Paid for the call with ${attorney.name}` },
    { at: call.endedAt, what: `Call with ${attorney.name}: ${call.ending === null ? '' : endingWords[call.ending]}` },
  ])
}
