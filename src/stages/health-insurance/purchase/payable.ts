// The deposit, paid by somebody else by a link: once the student was led to pay it, and as long as it can be paid.
import { insuranceDeposit } from '../quote/rules.ts'
import { eq } from 'drizzle-orm'
import type { BillState } from '#src/features/pay-links/rules.ts'
import type { Payable } from '#src/features/pay-links/payable.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { isUuid } from '#src/values/ids.ts'
import { dollars } from '#src/values/money.ts'
import { foundOne } from '#src/wire/problem.ts'
import { isBlockOf } from '../blocking/guard.ts'
import { insuranceBlocks } from '../blocking/tables.ts'
import { toAcknowledge } from '../demands/verdict/rules.ts'
import * as copy from './days/copy.ts'
import { ruleWords } from '../refunds/rule/shown/copy.ts'
import { keptRuleOf } from '../refunds/ended.ts'
import { openDepositPage } from './service.ts'
import { verdictNow } from '../details/verdict.ts'
import { insuranceRequests } from '../tables.ts'

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
  if (request.withdrawnAt !== null || request.checkoutAt === null) return 'over'
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
