// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/actions.ts'

export const transcriptPublished = auditAction({
  name: 'transcript-published',
  words: 'Published an interview',
  isQuiet: true,
})
export const transcriptDeclined = auditAction({
  name: 'transcript-declined',
  words: 'Did not publish an interview',
  isQuiet: true,
})
export const transcriptWithdrawn = auditAction({
  name: 'transcript-withdrawn',
  words: 'Took an interview off the list',
})
export const mockInterviewPublished = auditAction({
  name: 'mock-interview-published',
  words: 'Published comments on a mock interview',
  isQuiet: true,
})
export const mockFormSet = auditAction({ name: 'mock-form-set', words: 'Set the form of a mock interview' })
export const transcriptRead = auditAction({
  name: 'transcript-read',
  words: 'Read an interview that a student sent',
  look: 'What you sent us about your visa interview',
  isQuiet: true,
})
export const mockInterviewRead = auditAction({
  name: 'mock-interview-read',
  words: 'Opened a mock interview',
  look: 'Your mock interview',
  isQuiet: true,
})
export const attorneyCallRead = auditAction({
  name: 'attorney-call-read',
  words: 'Read what a call with an attorney is about',
  look: 'What your call with an attorney is about',
  isQuiet: true,
})
export const sevisReversalRead = auditAction({
  name: 'sevis-reversal-read',
  words: 'Read why a SEVIS fee is to be put back',
  look: 'What you wrote about the SEVIS fee',
  isQuiet: true,
})
export const formAdded = auditAction({
  name: 'form-added',
  words: 'Added a form for the I-20',
  about: "A university's form",
})
export const formMapped = auditAction({
  name: 'form-mapped',
  words: 'Mapped a form for the I-20',
  about: "A university's form",
})
export const formReplaced = auditAction({
  name: 'form-replaced',
  words: 'Replaced the file of a form for the I-20',
  about: "A university's form",
})
export const formPublished = auditAction({
  name: 'form-published',
  words: 'Published a form for the I-20',
  about: "A university's form",
})
export const formWithdrawn = auditAction({
  name: 'form-withdrawn',
  words: 'Withdrew a form for the I-20',
  about: "A university's form",
})
export const formRemoved = auditAction({
  name: 'form-removed',
  words: 'Threw a form for the I-20 away',
  about: "A university's form",
})
export const attorneyAdded = auditAction({ name: 'attorney-added', words: 'Added an attorney', about: 'An attorney' })
export const attorneyChanged = auditAction({
  name: 'attorney-changed',
  words: 'Changed an attorney',
  about: 'An attorney',
})
export const attorneyCallCancelled = auditAction({
  name: 'attorney-call-cancelled',
  words: 'Cancelled a call with an attorney',
})
export const attorneyCallReassigned = auditAction({
  name: 'attorney-call-reassigned',
  words: 'Gave a call to another attorney',
})
export const attorneyCallHeld = auditAction({
  name: 'attorney-call-held',
  words: 'Noted that a call was held',
})
export const attorneyRefundSent = auditAction({
  name: 'attorney-refund-sent',
  words: 'Sent money back',
})
export const sevisFeeReturned = auditAction({ name: 'sevis-fee-returned', words: 'Put a SEVIS fee back on a card' })
export const sevisReversalRefused = auditAction({
  name: 'sevis-reversal-refused',
  words: 'Refused to put a SEVIS fee back',
})
