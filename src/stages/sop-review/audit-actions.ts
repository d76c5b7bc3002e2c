// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/actions.ts'

export const sopPublished = auditAction({ name: 'sop-published', words: 'Published feedback on an SOP', isQuiet: true })
export const sopRead = auditAction({
  name: 'sop-read',
  words: 'Read an SOP',
  look: 'Your statement of purpose',
  isQuiet: true,
})
