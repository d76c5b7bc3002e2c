// A large refund is looked at by a second person before it is sent.
import { mustHaveProved } from '../../../features/accounts/proof/service.ts'
import { askSecondPerson } from '../../../features/approvals/asking.ts'
import { releaseApproval } from '../../../features/approvals/releasing.ts'
import type { Call } from '../../../platform/house.ts'
import type { Nothing } from '../../../wire/shapes.ts'
import { owedFor } from './owed.ts'

export const insuranceRefundApproval = releaseApproval({
  name: 'insurance-refund',
  who: ['underwriter', 'admin'],
  path: '/desk/insurance-refunds',
  announces: ['requests'],
})

export async function askRelease(call: Call, { payment: id }: { payment: string }): Promise<Nothing> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { payment } = await owedFor(change.tx, id)
    const payload = { currency: payment.currency, minor: payment.amount }
    await askSecondPerson(change, call, insuranceRefundApproval, { subject: id, about: payment.owner, payload })
    return {}
  })
}
