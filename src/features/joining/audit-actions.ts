// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const accountsJoined = auditAction({
  name: 'accounts-joined',
  words: 'Joined another account of theirs to this one',
})
