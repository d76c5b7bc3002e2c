// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const roleGranted = auditAction({ name: 'role-granted', words: 'Gave a role' })
export const signInLinkMade = auditAction({ name: 'sign-in-link-made', words: 'Made a sign-in link' })
export const secondFactorsReset = auditAction({ name: 'second-factors-reset', words: 'Reset the second factors' })
export const sessionsEnded = auditAction({ name: 'sessions-ended', words: 'Ended all sessions' })
export const personRead = auditAction({
  name: 'person-read',
  words: 'Looked at how to reach somebody',
  look: 'Your name and how to reach you',
  isQuiet: true,
})
