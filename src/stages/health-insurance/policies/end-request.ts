// The student asks us to end an insurance: the day on which they ask decides what goes back, however long we take.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import type { PaidPayment } from '#src/features/payments/attempts.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { dayOf } from '#src/values/dates.ts'
import { noteTodos } from '../todos/todos.ts'
import { insuranceRequests, insuranceWaivers } from '../tables.ts'
import { notifyBoth, writeTo } from '../notices.ts'
import { verdictOf } from '../details/verdict.ts'
import { emailWithin, guideWithin, isPromised } from '../todos/rules.ts'
import { returnStray } from '../purchase/refunds.ts'
import { notifyFriendsLater } from '../referrals/jobs.ts'
import { verdictSentence } from '../demands/verdict/copy.ts'
import type { WaiverVerdict } from '../demands/verdict/rules.ts'
import { depositConfirmed } from '../purchase/copy.ts'
import { policyEnded, policyOver } from './contract.ts'
import { policiesWhere, type Policy, guideOf, universityName } from './current.ts'
import { inProgress, noGuide } from './copy.ts'

type Named = { policy: string }

export const askEnd = (call: Call, named: Named): Promise<void> =>
  call.change(async change => {
    const { request } = await holdOwn(change, call, named)
    const today = todayOf(call)
    if (request.coverageEnd.toString() < today.toString()) throw new Refusal(policyOver)
    if (request.endAskedOn !== null) return
    return put(change, call, named, { endAskedAt: call.now(), endAskedOn: today })
  })

export const takeBackEnd = (call: Call, named: Named): Promise<void> =>
  call.change(async change => {
    const { request } = await holdOwn(change, call, named)
    if (request.endAskedOn !== null) await put(change, call, named, { endAskedAt: null, endAskedOn: null })
  })

/** Somebody else's is answered like one that was never there. */
async function holdOwn(change: Change, { caller }: Call, { policy: id }: Named): Promise<Policy> {
  const isOwn = and(eq(insuranceRequests.id, id), eq(insuranceRequests.owner, caller.id))
  foundIn(await policiesWhere(change.tx, isOwn))
  const policy = await holdPolicy(change, id)
  if (policy.request.cancelledAt !== null) throw new Refusal(policyEnded)
  return policy
}

type Asked = Pick<typeof insuranceRequests.$inferSelect, 'endAskedAt' | 'endAskedOn'>

async function put(change: Change, call: Call, { policy: id }: Named, asked: Asked): Promise<void> {
  await change.tx.update(insuranceRequests).set(asked).where(eq(insuranceRequests.id, id))
  await noteTodos(change, call, id)
  await notifyBoth(change, call.caller.id)
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

// A deposit is paid: the student hears of it, and the desk has something to do.

const page = '/health-insurance/get-waiver-guide'

/** In the transaction that takes the notice. */
async function welcomePolicy(change: Change, services: Services, request: string): Promise<void> {
  const [policy] = await policiesWhere(change.tx, eq(insuranceRequests.id, request))
  if (policy === undefined) return
  const verdict = verdictOf(policy, policy.request.visa, policy.request.coverageStart.toString())
  const hasGuide = guideOf(policy) !== null
  const words = depositWords({
    plan: policy.request.planName,
    university: universityName(policy),
    verdict,
    hasGuide,
    today: dayOf(services.now()),
  })
  if (isPromised({ noWaiver: policy.university.noWaiver, hasGuide })) {
    const guideBy = services.now().add(guideWithin)
    await change.tx.update(insuranceRequests).set({ guideBy }).where(eq(insuranceRequests.id, request))
    await holdWaiver(change, request)
    const emailBy = services.now().add(emailWithin)
    await change.tx.update(insuranceWaivers).set({ emailBy }).where(eq(insuranceWaivers.request, request))
  }
  const { owner } = policy.request
  // The letter is our own and is sent immediately, also at night.
  await notify(change, services, { to: owner, type: 'insurance', ...words, href: page, mail: false })
  await writeTo(change, services, owner, { ...words, page })
  await noteTodos(change, services, request)
  await notifyBoth(change, owner)
}

/** Once, in the transaction that takes the notice; what follows of it is read from its date. */
export async function confirmDeposit(change: Change, payment: PaidPayment, services: Services): Promise<void> {
  const { owner, reference, paidAt } = payment
  const confirmed = await change.tx
    .update(insuranceRequests)
    .set({ depositConfirmedAt: paidAt })
    .where(
      and(
        eq(insuranceRequests.id, reference),
        eq(insuranceRequests.owner, owner),
        isNull(insuranceRequests.withdrawnAt),
        isNull(insuranceRequests.depositConfirmedAt),
      ),
    )
    .returning({ id: insuranceRequests.id })
  if (confirmed.length > 0) {
    await notifyFriendsLater(change, reference)
    return welcomePolicy(change, services, reference)
  }
  await returnStray(change, services, payment, 'deposit')
}

// What a student hears once the deposit is paid, in the notice and the letter. Nothing here is called approved: that is
// said once somebody here has checked it, or the university has decided.

type Confirmed = {
  plan: string
  university: string
  verdict: WaiverVerdict
  hasGuide: boolean
  today: Temporal.PlainDate
}

const depositWords = ({ plan, university, verdict, hasGuide, today }: Confirmed) => ({
  title: depositConfirmed,
  body: `We received your deposit for ${plan}. ${verdictSentence(verdict, university, today)} ${whatComes(verdict, hasGuide)}`,
})

const cardFollows = 'Your ID card usually follows within 24 hours.'

function whatComes({ is }: WaiverVerdict, hasGuide: boolean): string {
  if (is === 'no-waivers') return `${cardFollows} There is no waiver to submit.`
  return `${cardFollows} ${hasGuide ? inProgress.words : noGuide}`
}
