// The insurances that somebody has, as the journey reads them.
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { universities } from '#src/features/universities/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import type { Change } from '#src/platform/database/change.ts'
import { foundIn } from '#src/wire/problem.ts'
import {
  insuranceCards,
  insurancePlans,
  universityDemands,
  universityPlans,
  insuranceRequests,
  insuranceWaivers,
} from '../tables.ts'
import { currentOnes } from '../standing/rules.ts'

export type Policy = {
  request: typeof insuranceRequests.$inferSelect
  plan: typeof insurancePlans.$inferSelect
  university: typeof universities.$inferSelect
  /** What we read of its rules. */
  demands: typeof universityDemands.$inferSelect | null
  card: typeof insuranceCards.$inferSelect | null
  waiver: typeof insuranceWaivers.$inferSelect | null
  /** The university's own for this plan. */
  brochure: string | null
}

const isPaid = isNotNull(insuranceRequests.depositConfirmedAt)

/** Those with a paid deposit, the latest first. */
export const policiesWhere = (db: Queries, which: SQL | undefined): Promise<Policy[]> =>
  requestsWhere(db, and(which, isPaid))

/** Paid or not: a deposit that arrived for what was given up has a receipt, too. */
export const requestsWhere = (db: Queries, which: SQL | undefined): Promise<Policy[]> =>
  db
    .select({
      request: insuranceRequests,
      plan: insurancePlans,
      university: universities,
      demands: universityDemands,
      card: insuranceCards,
      waiver: insuranceWaivers,
      brochure: universityPlans.brochureUrl,
    })
    .from(insuranceRequests)
    .innerJoin(insurancePlans, eq(insurancePlans.id, insuranceRequests.plan))
    .innerJoin(universities, eq(universities.id, insuranceRequests.university))
    .leftJoin(universityDemands, eq(universityDemands.university, insuranceRequests.university))
    .leftJoin(insuranceCards, eq(insuranceCards.request, insuranceRequests.id))
    .leftJoin(insuranceWaivers, eq(insuranceWaivers.request, insuranceRequests.id))
    .leftJoin(
      universityPlans,
      and(
        eq(universityPlans.university, insuranceRequests.university),
        eq(universityPlans.plan, insuranceRequests.plan),
      ),
    )
    .where(which)
    .orderBy(desc(insuranceRequests.depositConfirmedAt), desc(insuranceRequests.id))

/** Of somebody: a renewal and the one that still runs are there together, the one that begins first in front. */
export const currentPolicies = (db: Queries, owner: string, now: Temporal.Instant): Promise<readonly Policy[]> =>
  policiesOn(db, owner, dayOf(now))

/** On a day of theirs. */
export async function policiesOn(db: Queries, owner: string, today: Temporal.PlainDate): Promise<readonly Policy[]> {
  const policies = await policiesWhere(
    db,
    and(eq(insuranceRequests.owner, owner), isNull(insuranceRequests.cancelledAt)),
  )
  return currentOnes(policies, today.toString(), ({ request }) => ({
    start: request.coverageStart.toString(),
    end: request.coverageEnd.toString(),
    paidAt: request.depositConfirmedAt?.toString() ?? '',
  }))
}

/** The one that is named, else the one that runs. */
export async function ownPolicy(
  db: Queries,
  { caller, now }: Pick<Call, 'caller' | 'now'>,
  named: string | undefined,
): Promise<Policy | undefined> {
  const policies = await currentPolicies(db, caller.id, now())
  return named === undefined ? policies[0] : policies.find(({ request }) => request.id === named)
}

/** What people call it. */
export const universityName = ({ university: { displayName, name } }: Pick<Policy, 'university'>): string =>
  displayName ?? name

/** One partner's plans have a guide of their own; what the desk wrote for this student comes first. */
export const guideOf = ({ request, university, waiver }: Policy): string | null =>
  waiver?.guide ?? (request.partner === 'GBG' ? university.waiverGuideGBG : university.waiverGuide)

// What was typed to be insured, out of its seal. Only for its owner, and for anyone who at the desk opens it.

const typed = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type Typed = z.infer<typeof typed>

type Request = Pick<Policy['request'], 'owner' | 'sealed' | 'sealedAnswers'>

export const openApplication = async (vault: Vault, { owner, sealed }: Request): Promise<Typed> =>
  typed.parse(JSON.parse(await vault.open(owner, sealed)))

export const openAnswers = async (vault: Vault, { owner, sealedAnswers }: Request): Promise<Typed | null> =>
  sealedAnswers === null ? null : typed.parse(JSON.parse(await vault.open(owner, sealedAnswers)))

/** 'Meera Iyer', as it was typed to be on the card. */
export const nameIn = ({ firstName = '', middleName = '', lastName = '' }: Typed): string =>
  [firstName, middleName, lastName].filter(name => typeof name === 'string' && name !== '').join(' ')

export const textIn = (all: Typed, field: string): string => {
  const value = all[field] ?? ''
  return typeof value === 'string' ? value : value.join(', ')
}

/** One insurance at a time: of two at once, the second finds what the first left. */
export async function holdPolicy({ tx }: Change, id: string): Promise<Policy> {
  await tx
    .select({ id: insuranceRequests.id })
    .from(insuranceRequests)
    .where(and(eq(insuranceRequests.id, id), isNotNull(insuranceRequests.depositConfirmedAt)))
    .for('no key update')
  const policy = foundIn(await policiesWhere(tx, eq(insuranceRequests.id, id)))
  return policy
}

type Waiver = typeof insuranceWaivers.$inferSelect

/** The row of this request, held: of two at once the second finds what the first left. */
export async function holdWaiver({ tx }: Change, request: string): Promise<Waiver> {
  await tx.insert(insuranceWaivers).values({ request }).onConflictDoNothing()
  const [row] = await tx.select().from(insuranceWaivers).where(eq(insuranceWaivers.request, request)).for('update')
  if (row === undefined) throw new Error('The waiver was not written.')
  return row
}
