// What one asked to be insured with, for the person who asked.
import { insuranceDeposit } from '../quote/rules.ts'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { universities } from '#src/features/universities/tables.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { besideOthers } from '../beside/rules.ts'
import { insurancePlans, universityDemands, insuranceCards, insuranceWaivers, insuranceRequests } from '../tables.ts'
import { toAcknowledge } from '../demands/verdict/rules.ts'
import { keptRuleOf } from '../refunds/ended.ts'
import type { ApplicationView, RequestView } from './contract.ts'
import { periodOf } from './requests.ts'
import { isTest, openApplication } from '../application/sealed.ts'
import { verdictOf } from '../details/verdict.ts'

/** The latest that stands. */
export async function mine(call: Call): Promise<RequestView | null> {
  const { db, caller } = call
  const [found] = await db
    .select({
      row: insuranceRequests,
      university: universities,
      plan: insurancePlans,
      demands: universityDemands,
      approvedAt: insuranceWaivers.approvedAt,
    })
    .from(insuranceRequests)
    .innerJoin(universities, eq(universities.id, insuranceRequests.university))
    .innerJoin(insurancePlans, eq(insurancePlans.id, insuranceRequests.plan))
    .leftJoin(universityDemands, eq(universityDemands.university, insuranceRequests.university))
    .leftJoin(insuranceWaivers, eq(insuranceWaivers.request, insuranceRequests.id))
    .where(
      and(
        eq(insuranceRequests.owner, caller.id),
        isNull(insuranceRequests.withdrawnAt),
        isNull(insuranceRequests.cancelledAt),
      ),
    )
    .orderBy(desc(insuranceRequests.id))
    .limit(1)
  if (found === undefined) return null
  const { row, university, approvedAt } = found
  const attempt = await latestAttempt(db, row)
  const verdict = verdictOf(found, row.visa, row.coverageStart.toString())
  return {
    docID: row.id,
    partner: row.partner,
    planID: row.plan,
    planName: row.planName,
    universityID: row.university,
    universityName: university.displayName ?? university.name,
    visa: row.visa,
    coverageStartDate: row.coverageStart.toString(),
    coverageEndDate: row.coverageEnd.toString(),
    numberOfMonths: row.months,
    billingCycle: row.billingCycle,
    finalPremium: row.premium,
    depositAmount: row.depositAmount,
    groupDiscount: row.groupDiscount,
    referralDiscount: row.referralDiscount,
    invoice: row.invoice,
    refundRule: keptRuleOf(row),
    status: approvedAt === null ? 'PesonalisedPlansReceived' : 'WaiverApplicationApproved',
    draft: row.checkoutAt === null && row.depositConfirmedAt === null,
    depositConfirmed: row.depositConfirmedAt !== null,
    checkoutAt: row.checkoutAt?.toString() ?? null,
    verdict,
    toAcknowledge: toAcknowledge(verdict, row.acknowledged),
    depositConfirmedAt: row.depositConfirmedAt?.toString() ?? null,
    besides: row.depositConfirmedAt === null ? await besidesOf(call, row) : [],
    attempt,
    createdAt: row.createdAt.toString(),
    ...(row.partner === 'GBG' && {
      coveragePeriod: periodOf(row.coverageStart.toString(), row.coverageEnd.toString()),
      memberId: await memberOf(call, row),
    }),
    ...((await isTest(call.vault, row)) && { testMe: true as const }),
  }
}

async function memberOf(
  { db, vault }: Call,
  { id, owner }: Pick<typeof insuranceRequests.$inferSelect, 'id' | 'owner'>,
) {
  const [card] = await db.select().from(insuranceCards).where(eq(insuranceCards.request, id))
  return card === undefined ? null : vault.open(owner, card.sealedMember)
}

/** With whatever partner: they are all paid for by the same person. */
async function besidesOf(call: Call, { coverageStart, coverageEnd }: typeof insuranceRequests.$inferSelect) {
  const others = await call.db
    .select()
    .from(insuranceRequests)
    .where(
      and(
        eq(insuranceRequests.owner, call.caller.id),
        isNotNull(insuranceRequests.depositConfirmedAt),
        isNull(insuranceRequests.cancelledAt),
      ),
    )
  return besideOthers(
    { start: coverageStart.toString(), end: coverageEnd.toString() },
    others.map(other => ({
      planName: other.planName,
      start: other.coverageStart.toString(),
      end: other.coverageEnd.toString(),
    })),
    todayOf(call).toString(),
  )
}

/** What became of the latest try to pay, as its provider reported. */
async function latestAttempt(
  db: Queries,
  { id, owner }: typeof insuranceRequests.$inferSelect,
): Promise<RequestView['attempt']> {
  const [attempt] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, insuranceDeposit.name), eq(payments.reference, id), eq(payments.owner, owner)))
    .orderBy(desc(payments.id))
    .limit(1)
  if (attempt === undefined) return null
  const { paidAt, failedAt, expiredAt, createdAt } = attempt
  if (paidAt !== null) return { outcome: 'paid', at: paidAt.toString() }
  if (failedAt !== null) return { outcome: 'failed', at: failedAt.toString() }
  if (expiredAt !== null) return { outcome: 'expired', at: expiredAt.toString() }
  return { outcome: 'open', at: createdAt.toString() }
}

/** What one typed the last time, also where it was given up: the form begins with it. */
export async function lastApplication({ db, caller, vault }: Call): Promise<ApplicationView | null> {
  const [row] = await db
    .select({ id: insuranceRequests.id, sealed: insuranceRequests.sealed })
    .from(insuranceRequests)
    .where(eq(insuranceRequests.owner, caller.id))
    .orderBy(desc(insuranceRequests.id))
    .limit(1)
  if (row === undefined) return null
  const { application, refEmails } = await openApplication(vault, caller.id, row.sealed)
  return { docID: row.id, application, refEmails: [...refEmails] }
}
