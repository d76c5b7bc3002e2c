// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/actions.ts'

export const cardIssueRetried = auditAction({
  name: 'card-issue-retried',
  words: 'Asked the issuer again for a US debit card',
})
