// An insurance is ended: nothing more is asked for, and what was paid goes back by the rule that was kept with it.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { askForRefund } from '../purchase/refunds.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { allDueOf, endedPayments } from '../refunds/ended.ts'
import { endedWords } from '../refunds/rule/copy.ts'
import { markVoid, unpaidBills } from './billing.ts'
import * as copy from './copy.ts'
import { holdStanding, noteAndNotify, pages } from './actions.ts'

export const end = (call: Call, { id, reason }: { id: string; reason: string }): Promise<Nothing> =>
  call.change(async change => {
    const policy = await holdStanding(change, id)
    const endedAt = call.now()
    await change.tx.update(insuranceRequests).set({ cancelledAt: endedAt }).where(eq(insuranceRequests.id, id))
    await markVoid(change, call, await unpaidBills(change, id), 'cancelled')
    const { planName } = policy.request
    const back = await askForAll(change, call, { id, planName, endedAt })
    await noteAndNotify(change, call, policy, {
      what: 'insurance-ended',
      detail: `${planName}: ${reason.slice(0, 200)}`,
      message: copy.messages.ended(planName, reason, back),
      href: pages.policy,
    })
    return {}
  })

type Ended = { id: string; planName: string; endedAt: Temporal.Instant }

/** What of which nothing goes back isn't asked for. Answers what the student reads of their money. */
async function askForAll(change: Change, call: Call, { id, planName, endedAt }: Ended): Promise<string> {
  const rows = await endedPayments(change.tx, eq(insuranceRequests.id, id))
  for (const { payment, due } of rows) {
    if (due?.due !== 0) await askForRefund(change, call, payment, `${planName} was ended`, due?.due)
  }
  const all = allDueOf(rows, endedAt)
  return all === null ? copy.noRuleYet : endedWords(all)
}
