// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const refundSentAgain = auditAction({ name: 'refund-sent-again', words: 'Sent a failed refund again' })
export const refundPaidByHand = auditAction({
  name: 'refund-paid-by-hand',
  words: 'Noted that a failed refund was paid by hand',
})
