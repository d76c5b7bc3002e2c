// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const approvalAsked = auditAction({ name: 'approval-asked', words: 'Asked a second person to confirm' })
export const approvalConfirmed = auditAction({
  name: 'approval-confirmed',
  words: 'Confirmed what a colleague asked for',
})
export const approvalRefused = auditAction({ name: 'approval-refused', words: 'Refused what a colleague asked for' })
export const approvalWithdrawn = auditAction({
  name: 'approval-withdrawn',
  words: 'Withdrew what they had asked a colleague to confirm',
})
