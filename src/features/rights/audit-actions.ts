// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const breachListed = auditAction({
  name: 'breach-listed',
  words: 'Listed who is concerned by a breach',
  about: 'A breach',
})
export const breachNotified = auditAction({
  name: 'breach-told',
  words: 'Notified people about a breach',
  about: 'A breach',
})
