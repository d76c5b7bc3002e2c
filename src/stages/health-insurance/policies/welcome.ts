// A deposit is paid: the student hears of it, and the desk has something to do.
import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
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
import { policiesWhere, guideOf, universityName, holdWaiver } from './current.ts'
import { inProgress, noGuide } from './copy.ts'

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
