// What the stage gives to the pages of others: what stands against erasure, answers, prices, and the insurers it wrote to.
import { and, eq, isNull, desc, sql } from 'drizzle-orm'
import { requests } from '#src/features/desk-kit/tables.ts'
import type { Hindrance, StandingFacts } from '#src/features/people/personal-data/sources.ts'
import { factsFrom } from '#src/journey/shape.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { InsuranceCards } from '#src/features/family/cards/slots.ts'
import type { AnswerSource } from '#src/features/students/slots.ts'
import type { PriceList } from '#src/features/legal/service.ts'
import type { Services } from '#src/platform/services.ts'
import type { BillState } from '#src/features/pay-links/rules.ts'
import type { Payable } from '#src/features/pay-links/payable.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { isUuid } from '#src/values/ids.ts'
import { dollars } from '#src/values/money.ts'
import { foundOne } from '#src/wire/problem.ts'
import { isRunning } from './standing/rules.ts'
import { loadedInsurance } from './facts.shape.ts'
import { isBlockOf } from './blocking/guard.ts'
import { insuranceBlocks } from './blocking/tables.ts'
import { insuranceRequests, insurancePlans } from './tables.ts'
import { statusWords } from './policies/copy.ts'
import { policiesOn, policiesWhere, universityName } from './policies/current.ts'
import { policyStatusOf } from './policies/rules.ts'
import { faceOf } from './policies/service.ts'
import { insuranceDeposit } from './quote/rules.ts'
import { toAcknowledge } from './demands/verdict/rules.ts'
import * as copy from './purchase/days/copy.ts'
import { ruleWords } from './refunds/rule/shown/copy.ts'
import { keptRuleOf } from './refunds/ended.ts'
import { openDepositPage } from './purchase/service.ts'
import { verdictNow } from './details/verdict.ts'

const insuranceOf = (facts: StandingFacts) => factsFrom(loadedInsurance, facts['health-insurance']?.own)

export const insuranceHindrances: readonly Hindrance[] = [
  {
    kind: 'policy',
    isThere: ({ now }, _, facts) => insuranceOf(facts).requests.some(one => isRunning(one, dayOf(now()).toString())),
  },
  {
    kind: 'refund',
    isThere: async ({ db }, person) =>
      (await db.$count(
        requests,
        and(eq(requests.owner, person), eq(requests.kind, 'insurance-refund'), isNull(requests.settledAt)),
      )) > 0,
  },
  { kind: 'claim', isThere: (_, __, facts) => insuranceOf(facts).claims.some(({ decidedAt }) => decidedAt === null) },
]

/** For everybody at the desk who speaks with the student: advisors are asked about it in the chat. */
export const blockAnswers: AnswerSource = async ({ db }, student) => {
  const [block] = await db.select().from(insuranceBlocks).where(isBlockOf(student)).orderBy(desc(insuranceBlocks.id))
  return block === undefined
    ? []
    : [
        {
          label: 'Insurance application',
          value: `Blocked since ${formatDay(dayOf(block.blockedAt))}: ${block.reason}`,
        },
      ]
}

/** What they are insured with, and how that stands; nothing of what was typed for it. */
export const insuranceAnswers: AnswerSource = async ({ db, now }, student) => {
  const policies = await policiesWhere(db, eq(insuranceRequests.owner, student))
  const said = policies.map(policy => {
    const { coverageStart, coverageEnd, partner, planName, cancelledAt } = policy.request
    const days = { coverageStartDate: coverageStart.toString(), coverageEndDate: coverageEnd.toString() }
    const status = policyStatusOf(
      { ...days, hasCard: policy.card !== null, isEnded: cancelledAt !== null },
      dayOf(now()),
    )
    return `${planName} (${partner}) for ${universityName(policy)}, ${formatDay(coverageStart)} to ${formatDay(coverageEnd)}: ${statusWords[status]}`
  })
  return said.length === 0 ? [] : [{ label: 'Insurance', value: said.join('; ') }]
}

/** What stands on the card, and the plan's number for emergencies: nothing of what was typed to be insured. */
export const cardsForFamily: InsuranceCards = async (services, { id, today }) => {
  const policies = await policiesOn(services.db, id, today)
  const running = policies.filter(({ request }) => Temporal.PlainDate.compare(request.coverageEnd, today) >= 0)
  return Promise.all(
    running.map(async policy => ({
      id: policy.request.id,
      insurer: policy.plan.insuranceCompany,
      plan: policy.request.planName,
      policyNumber: policy.plan.policyId,
      university: universityName(policy),
      face: policy.card && (await faceOf(services, policy, policy.card)),
      from: policy.request.coverageStart.toString(),
      until: policy.request.coverageEnd.toString(),
      phone: policy.plan.emergencyPhone,
      sampleOf: policy.plan.sampleOf?.toString() ?? null,
    })),
  )
}

const isSample = sql<boolean>`${insurancePlans.sampleOf} is not null`

/** Of the plans on sale. */
export const deposits: PriceList = async db => {
  const rows = await db
    .select({
      isSample,
      least: sql<string>`min(${insurancePlans.deposit})`,
      most: sql<string>`max(${insurancePlans.deposit})`,
      on: sql<string>`max(coalesce(${insurancePlans.sampleOf}, (${insurancePlans.changedAt} at time zone 'Asia/Kolkata')::date))::text`,
    })
    .from(insurancePlans)
    .where(isNull(insurancePlans.withdrawnAt))
    .groupBy(isSample)
  return rows.map(({ least, most, ...rest }) => ({
    what: 'The deposit of a health insurance. It is part of the premium, and the invoice that follows is for the rest.',
    paidTo: 'Us, by Stripe, for the insurer',
    currency: 'USD',
    least: Number(least),
    most: Number(most),
    ...rest,
  }))
}

/** The insurers that somebody's paid application was sent to. */
export async function insurersOf({ sql }: Services, person: string): Promise<string[]> {
  const rows = await sql<{ partner: string }[]>`
    select distinct partner from insurance_requests
    where owner = ${person} and deposit_confirmed_at is not null order by partner`
  return rows.map(({ partner }) => partner)
}

// The deposit, paid by somebody else: once the student has read what speaks against a waiver, and as long as it can be paid.

export const payableDeposit: Payable = {
  ...insuranceDeposit,
  words: 'the insurance deposit',
  find: async (db, reference) => {
    const found = await requestFor(db, reference)
    if (found === undefined) return undefined
    const { request, firstName } = found
    const { owner, depositAmount, planName } = request
    const what = copy.depositTitle(planName)
    const terms = ruleWords(keptRuleOf(request))
    return { owner, firstName, what, amount: dollars(depositAmount), state: await stateOf(db, request), terms }
  },
  open: async (services, reference, payer, returnTo) => {
    const found = foundOne(await requestFor(services.db, reference))
    return openDepositPage(services, found.request, payer, returnTo)
  },
}

type Request = typeof insuranceRequests.$inferSelect

/** What its owner couldn’t pay just now, nobody else can. */
async function stateOf(db: Queries, request: Request): Promise<BillState> {
  if (request.depositConfirmedAt !== null) return 'paid'
  if (request.withdrawnAt !== null) return 'over'
  if ((await db.$count(insuranceBlocks, isBlockOf(request.owner))) > 0) return 'over'
  const verdict = await verdictNow(db, request)
  return verdict.isRefused || toAcknowledge(verdict, request.acknowledged) !== null ? 'over' : 'open'
}

async function requestFor(db: Queries, reference: string) {
  if (!isUuid(reference)) return undefined
  const [found] = await db
    .select({ request: insuranceRequests, firstName: people.firstName })
    .from(insuranceRequests)
    .innerJoin(people, eq(people.id, insuranceRequests.owner))
    .where(eq(insuranceRequests.id, reference))
  return found
}
