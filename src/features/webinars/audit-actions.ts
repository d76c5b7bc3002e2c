// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const webinarScheduled = auditAction({
  name: 'webinar-scheduled',
  words: 'Scheduled a webinar',
  about: 'A webinar',
})
export const webinarChanged = auditAction({ name: 'webinar-changed', words: 'Changed a webinar', about: 'A webinar' })
export const webinarCancelled = auditAction({
  name: 'webinar-cancelled',
  words: 'Cancelled a webinar',
  about: 'A webinar',
})
export const webinarSlotAdded = auditAction({
  name: 'webinar-slot-added',
  words: 'Added a time to a webinar',
  about: 'A webinar',
})
export const webinarSlotChanged = auditAction({
  name: 'webinar-slot-changed',
  words: 'Changed a time of a webinar',
  about: 'A webinar',
})
export const webinarSlotCancelled = auditAction({
  name: 'webinar-slot-cancelled',
  words: 'Cancelled a time of a webinar',
  about: 'A webinar',
})
export const webinarRecordingSet = auditAction({
  name: 'webinar-recording-set',
  words: 'Set the recording of a webinar',
  about: 'A recording',
})
