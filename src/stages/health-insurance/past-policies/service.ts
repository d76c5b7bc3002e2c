// A policy of before ends before the next begins: asked when the form is filled in, and held to when it is sent.
import { and, eq, isNotNull, isNull, max } from 'drizzle-orm'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { insuranceRequests } from '../tables.ts'
import { keyOf, startAfter, type Insured } from './rules.ts'
import { insurancePastPolicies } from './tables.ts'

type PastPolicy = { endDate: string; start: string }

export async function find(call: Call, insured: Insured): Promise<PastPolicy | null> {
  await call.limits.use(questionsOf(call.caller.id))
  return (await pastPolicyOf(call, insured)) ?? null
}

/** By name and day of birth, or bought here by this very person; nothing where it is over. */
export async function pastPolicyOf(call: Call, insured: Insured): Promise<PastPolicy | undefined> {
  const [[noted], [own]] = await Promise.all([
    call.db
      .select({ endDate: insurancePastPolicies.endDate })
      .from(insurancePastPolicies)
      .where(eq(insurancePastPolicies.mark, call.vault.mark(keyOf(insured)))),
    call.db
      .select({ endDate: max(insuranceRequests.coverageEnd) })
      .from(insuranceRequests)
      .where(
        and(
          eq(insuranceRequests.owner, call.caller.id),
          eq(insuranceRequests.partner, 'WellAway'),
          isNotNull(insuranceRequests.depositConfirmedAt),
          isNull(insuranceRequests.cancelledAt),
        ),
      ),
  ])
  const [endDate] = [noted?.endDate, own?.endDate]
    .flatMap(day => (day == null ? [] : [day.toString()]))
    .toSorted()
    .toReversed()
  const start = startAfter(endDate, todayOf(call).toString())
  return endDate === undefined || start === undefined ? undefined : { endDate, start }
}

/** Enough for somebody who mistypes, too few for somebody who asks after others. */
const questionsOf = (person: string) => perHour(`past-policies:${person}`, 20)

/** What the partner says of earlier customers. Said again, the later day counts. */
export async function notePastPolicies(
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  policies: readonly (Insured & { endDate: Temporal.PlainDate })[],
): Promise<void> {
  for (const { endDate, ...insured } of policies) {
    const row = { mark: vault.mark(keyOf(insured)), endDate, notedAt: now() }
    await db
      .insert(insurancePastPolicies)
      .values(row)
      .onConflictDoUpdate({ target: insurancePastPolicies.mark, set: row })
  }
}
