// An insurance is ended: nothing more is asked for, and what was paid goes back by the rule that was kept with it.
import * as audited from '../audit-actions.ts'
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf, parseDay } from '#src/values/dates.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import type { Policy } from '../policies/current.ts'
import { askForRefund } from '../purchase/refunds.ts'
import { insuranceRequests } from '../tables.ts'
import { allDueOf, endedPayments } from '../refunds/ended.ts'
import { endedWords } from '../refunds/rule/copy.ts'
import { markVoid, unpaidBills } from './bills.ts'
import { holdStanding, noteAndNotify, pages } from './actions.ts'
import * as copy from './copy.ts'
import { checkAskedOn } from './rules.ts'

type Ending = { id: string; reason: string; askedOn: string }

export const end = (call: Call, { id, reason, askedOn }: Ending): Promise<void> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    const endedAt = call.now()
    const endAskedOn = countedDay(policy, askedOn, dayOf(endedAt).toString())
    await change.tx
      .update(insuranceRequests)
      .set({ cancelledAt: endedAt, endAskedOn })
      .where(eq(insuranceRequests.id, id))
    await markVoid(change, call, await unpaidBills(change, id), 'cancelled')
    const { planName } = policy.request
    const back = await askForAll(change, call, { id, planName, endedAt })
    await noteAndNotify(change, call, policy, {
      what: audited.insuranceEnded,
      detail: `${planName}: ${reason.slice(0, 200)}`,
      message: copy.messages.ended(planName, reason, back),
      href: pages.policy,
    })
  })

/** The earliest day on which the student asked, whichever way. */
function countedDay({ request }: Policy, typed: string, today: string): Temporal.PlainDate | null {
  const boughtOn = dayOf(request.depositConfirmedAt ?? request.createdAt).toString()
  const wrong = checkAskedOn({ askedOn: typed, boughtOn, today })
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  const [first] = [parseDay(typed), request.endAskedOn].flatMap(day => day ?? []).toSorted(Temporal.PlainDate.compare)
  return first ?? null
}

type Ended = { id: string; planName: string; endedAt: Temporal.Instant }

/** Also where nothing goes back by the rule: somebody decides so, and the student hears why. Answers what they read of their money. */
async function askForAll(change: Change, call: Call, { id, planName, endedAt }: Ended): Promise<string> {
  const rows = await endedPayments(change.tx, eq(insuranceRequests.id, id))
  for (const { payment, due } of rows) await askForRefund(change, call, payment, `${planName} was ended`, due?.due)
  const all = allDueOf(rows, endedAt)
  return all === null ? copy.noRuleYet : endedWords(all)
}
