// An application becomes a request: checked by the rules that the form has, priced here, and one at a time.
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { universities } from '../../../features/universities/tables.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { Limit } from '../../../platform/database/limits.ts'
import type { Call } from '../../../platform/house.ts'
import { people } from '../../../platform/identity/tables.ts'
import { dayOf, parseDay } from '../../../values/dates.ts'
import { isPhoneNumber } from '../../../values/phone-numbers.ts'
import { invalidInput, notFound, Refusal } from '../../../wire/problem.ts'
import type { Nothing } from '../../../wire/shapes.ts'
import { check, checkReferrals, pagesFor, type Application } from '../application/rules.ts'
import { visas } from '../catalogue/rules.ts'
import { coverOf } from '../catalogue/service.ts'
import { insurancePlans, universityDemands, universityPlans } from '../catalogue/tables.ts'
import { findings, outcomeOf } from '../demands/rules.ts'
import { groupCodes, groupMembers } from '../groups/tables.ts'
import { readCode } from '../groups/rules.ts'
import { billingCycles, quote, type Quote } from '../quote/rules.ts'
import { groupUnknown, noPremium, planRefused, planUnavailable, type RequestView } from './contract.ts'
import { insuranceWaivers } from '../waiver/tables.ts'
import { insuranceRequests } from './tables.ts'

type Applying = { application: Application; refEmails: readonly string[] }

export async function apply(call: Call, { application: typed, refEmails }: Applying): Promise<{ docID: string }> {
  await call.limits.use(applicationsOf(call.caller.id))
  const sold = await planFor(call, typed)
  refuseWrong(call, typed, refEmails, sold)
  const groupCode = await ownGroup(call, typed)
  const price = priceOf(typed, sold, groupCode !== null)
  const sealed = await seal(call, typed, refEmails)
  return call.change(async change => {
    await withdrawOpen(change, call)
    const [made] = await change.tx
      .insert(insuranceRequests)
      .values({
        owner: call.caller.id,
        ...sealed,
        ...chosen(typed),
        ...amounts(price),
        partner: sold.plan.partner,
        university: sold.university.id,
        plan: sold.plan.id,
        planName: sold.plan.retailName,
        coverageEnd: price.end,
        groupCode,
        createdAt: call.now(),
      })
      .returning({ id: insuranceRequests.id })
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
    return { docID: made?.id ?? '' }
  })
}

const applicationsOf = (person: string): Limit => ({
  key: `insurance-applications:${person}`,
  most: 60,
  per: Temporal.Duration.from({ minutes: 60 }),
})

type Sold = {
  plan: typeof insurancePlans.$inferSelect
  premium: typeof universityPlans.$inferSelect
  university: typeof universities.$inferSelect
  demands: typeof universityDemands.$inferSelect | null
}

/** Sold there today, for this visa; a university that is not verified sells none. */
async function planFor({ db }: Call, { universityID, planID, visa }: Application): Promise<Sold> {
  const [sold] = await db
    .select({
      plan: insurancePlans,
      premium: universityPlans,
      university: universities,
      demands: universityDemands,
    })
    .from(universityPlans)
    .innerJoin(insurancePlans, eq(insurancePlans.id, universityPlans.plan))
    .innerJoin(universities, eq(universities.id, universityPlans.university))
    .leftJoin(universityDemands, eq(universityDemands.university, universityPlans.university))
    .where(
      and(
        eq(universityPlans.university, universityID),
        eq(universityPlans.plan, planID),
        isNull(insurancePlans.withdrawnAt),
        isNotNull(universities.verifiedAt),
      ),
    )
  if (sold === undefined || !sold.plan.visas.some(taken => taken === visa)) throw new Refusal(planUnavailable)
  const found = findings(coverOf(sold.plan), sold.demands?.demands ?? {})
  if (outcomeOf(found) === 'refused') throw new Refusal(planRefused)
  return sold
}

function refuseWrong(call: Call, typed: Application, refEmails: readonly string[], { plan, university }: Sold): void {
  const fields = pagesFor(plan.partner).flatMap(page => page.fields)
  const wrong = {
    ...check(fields, typed, {
      today: dayOf(call.now()).toString(),
      partner: plan.partner,
      university: {
        id: university.id,
        customDates: university.customDates,
        allowedStartDates: (university.allowedStartDates ?? []).map(String),
        maxStartDate: university.maxStartDate?.toString(),
      },
      isPhone: isPhoneNumber,
    }),
    ...checkReferrals(refEmails, typed.email),
  }
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
}

/** Only a group that one made or joined counts. */
async function ownGroup({ db, caller }: Call, typed: Application): Promise<string | null> {
  if (typed.partOfGroup !== 'yes') return null
  const code = readCode(typed.groupCode)
  const [group] = await db
    .select({ code: groupCodes.code })
    .from(groupCodes)
    .leftJoin(groupMembers, and(eq(groupMembers.code, groupCodes.code), eq(groupMembers.joinedBy, caller.id)))
    .where(and(eq(groupCodes.code, code), or(eq(groupCodes.createdBy, caller.id), isNotNull(groupMembers.joinedAt))))
    .limit(1)
  if (group === undefined) throw new Refusal(groupUnknown)
  return group.code
}

/** The rules have been asked by then: what is read here is there. */
function chosen(typed: Application) {
  const coverageStart = parseDay(typed.coverageStartDate)
  const visa = visas.find(one => one === typed.visa)
  const billingCycle = billingCycles.find(one => one === typed.billingCycle)
  if (coverageStart === undefined || visa === undefined || billingCycle === undefined) throw new Refusal(invalidInput)
  return { coverageStart, year: coverageStart.year, visa, billingCycle, months: Number(typed.numberOfMonths) }
}

function priceOf(typed: Application, { plan, premium, university }: Sold, isInGroup: boolean): Quote {
  const { coverageStart: start, months, billingCycle: cycle } = chosen(typed)
  const dob = parseDay(typed.dob)
  const price =
    dob &&
    quote(
      { partner: plan.partner, isACA: plan.isAca, bands: premium.bands, deposit: plan.deposit },
      {
        dob,
        start,
        months,
        cycle,
        stateCode: university.stateCode ?? '',
        isInGroup,
        referredBy: typed.isReferred === 'yes' ? typed.referredBy : '',
      },
    )
  if (price === undefined) throw new Refusal(noPremium)
  return price
}

const amounts = ({ premium, deposit, groupDiscount, referralDiscount, invoice }: Quote) => ({
  premium,
  depositAmount: deposit,
  groupDiscount,
  referralDiscount,
  invoice,
})

async function seal({ vault, caller }: Call, typed: Application, refEmails: readonly string[]) {
  const { securityAns1, securityAns2, ...rest } = typed
  const answers = securityAns1 === '' ? null : JSON.stringify({ securityAns1, securityAns2 })
  return {
    sealed: await vault.seal(caller.id, JSON.stringify({ ...rest, refEmails })),
    sealedAnswers: answers === null ? null : await vault.seal(caller.id, answers),
  }
}

/** The person is held, so that of two at once the second finds the first one's request. */
async function withdrawOpen({ tx }: Change, { caller, now }: Call): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')
  await tx
    .update(insuranceRequests)
    .set({ withdrawnAt: now() })
    .where(and(eq(insuranceRequests.owner, caller.id), isOpen))
}

const isOpen = and(isNull(insuranceRequests.withdrawnAt), isNull(insuranceRequests.depositConfirmedAt))

/** Edit Application: what was asked is given up, and the form is there again. */
export const withdraw = (call: Call, { docID }: { docID: string }): Promise<Nothing> =>
  call.change(async change => {
    const gone = await change.tx
      .update(insuranceRequests)
      .set({ withdrawnAt: call.now() })
      .where(and(eq(insuranceRequests.id, docID), eq(insuranceRequests.owner, call.caller.id), isOpen))
      .returning({ id: insuranceRequests.id })
    if (gone.length === 0) throw new Refusal(notFound)
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
    return {}
  })

/** The latest that stands. */
export async function mine({ db, caller }: Call): Promise<RequestView | null> {
  const [found] = await db
    .select({ row: insuranceRequests, approvedAt: insuranceWaivers.approvedAt })
    .from(insuranceRequests)
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
  const { row, approvedAt } = found
  return {
    docID: row.id,
    partner: row.partner,
    planID: row.plan,
    planName: row.planName,
    universityID: row.university,
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
    status: approvedAt === null ? 'PesonalisedPlansReceived' : 'WaiverApplicationApproved',
    draft: row.checkoutAt === null && row.depositConfirmedAt === null,
    depositConfirmed: row.depositConfirmedAt !== null,
    createdAt: row.createdAt.toString(),
  }
}
