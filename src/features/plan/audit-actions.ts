// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const planEffectRead = auditAction({
  name: 'plan-effect-read',
  words: 'Saw which dates of theirs a changed fact would move',
  look: 'Which dates of your plan a changed rule would move',
  isQuiet: true,
})
export const planRisksRead = auditAction({
  name: 'plan-risks-read',
  words: 'Saw which dates of theirs are at risk',
  look: 'Which dates of your plan are at risk',
  isQuiet: true,
})
