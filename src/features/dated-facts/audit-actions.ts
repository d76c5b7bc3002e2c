// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/action.ts'

export const factChanged = auditAction({
  name: 'fact-changed',
  words: 'Changed a fact about the world',
  about: 'A fact about the world',
})
