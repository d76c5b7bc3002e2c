// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const studentRead = auditAction({
  name: 'student-read',
  words: "Opened a student's page",
  look: 'Your page: where you are in each stage, and what happened',
  isQuiet: true,
})
// The note itself stands in the student's file.
export const noteWritten = auditAction({ name: 'note-written', words: 'Wrote an internal note', isQuiet: true })
export const noteRemoved = auditAction({ name: 'note-removed', words: 'Removed an internal note' })
export const noteStaged = auditAction({ name: 'note-staged', words: 'Said which stage an internal note is about' })
export const requestHandedOver = auditAction({ name: 'request-handed-over', words: 'Handed a request over' })
export const workSnoozed = auditAction({ name: 'work-snoozed', words: 'Snoozed something that waits' })
export const workDone = auditAction({ name: 'work-done', words: 'Said that something is done' })
export const workUndone = auditAction({ name: 'work-undone', words: 'Undid what they had just done with what waits' })
// Among a student's requests a to-do says itself.
export const todoAdded = auditAction({ name: 'todo-added', words: 'Added a to-do', isQuiet: true })
export const todoTakenBack = auditAction({ name: 'todo-taken-back', words: 'Took a to-do back' })
