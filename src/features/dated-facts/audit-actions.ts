// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const factChanged = auditAction({
  name: 'fact-changed',
  words: 'Changed a fact about the world',
  about: 'A fact about the world',
})
