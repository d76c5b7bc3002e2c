// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const journeySeen = auditAction({
  name: 'journey-seen',
  words: 'Saw the journey as the student does',
  look: 'Your home and your stages, as you see them',
  isQuiet: true,
})
export const leadAssigned = auditAction({ name: 'lead-assigned', words: 'Assigned a lead advisor' })
export const leadCleared = auditAction({ name: 'lead-cleared', words: 'Took the lead advisor off a student' })
export const tagGiven = auditAction({ name: 'tag-given', words: 'Gave a student a tag' })
export const tagTaken = auditAction({ name: 'tag-taken', words: 'Took a tag from a student' })
export const tagRemoved = auditAction({ name: 'tag-removed', words: 'Removed a tag from the list', about: 'A tag' })
