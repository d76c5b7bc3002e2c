// A large refund is looked at by a second person before it is sent.
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { askSecondPerson } from '#src/features/approvals/requests.ts'
import { releaseApproval } from '#src/features/approvals/release.ts'
import type { Call } from '#src/platform/services.ts'
import { owedFor } from './owed.ts'

export const insuranceRefundApproval = releaseApproval({
  name: 'insurance-refund',
  words: 'An insurance refund',
  who: ['underwriter', 'admin'],
  path: '/desk/insurance-refunds',
  announces: ['requests', 'refunds'],
})

export async function askRelease(call: Call, { payment: id }: { payment: string }): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { payment } = await owedFor(change.tx, id)
    const payload = { currency: payment.currency, minor: payment.amount }
    await askSecondPerson(change, call, insuranceRefundApproval, { subject: id, about: payment.owner, payload })
  })
}
