// A deposit is paid: the student hears of it, and the desk has something to do.
import { eq } from 'drizzle-orm'
import { notify } from '#src/features/notifications/notify.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { noteTodos } from '../desk/todos.ts'
import { insuranceRequests } from '../tables.ts'
import { verdictOf } from '../purchase/verdict.ts'
import { guideOf, policiesWhere, universityName } from './current.ts'
import { holdWaiver } from '../waiver/lock.ts'
import { emailWithin, guideWithin, isPromised } from '../waiver/rules.ts'
import { insuranceWaivers } from '../tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { depositWords } from './deposit-words.ts'
import { notifyBoth } from './notices.ts'
import { writeTo } from './messages.ts'

const page = '/health-insurance/get-waiver-guide'

/** In the transaction that takes the notice. */
export async function welcomePolicy(change: Change, services: Services, request: string): Promise<void> {
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
