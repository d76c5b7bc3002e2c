// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const notificationSent = auditAction({
  name: 'notification-sent',
  words: 'Sent a notification',
  about: 'A notification',
})
export const notificationChanged = auditAction({
  name: 'notification-changed',
  words: 'Changed a notification',
  about: 'A notification',
})
export const notificationEnded = auditAction({
  name: 'notification-ended',
  words: 'Ended a notification',
  about: 'A notification',
})
