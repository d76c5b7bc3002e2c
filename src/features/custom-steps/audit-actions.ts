// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const stepAnswersRead = auditAction({
  name: 'step-answers-read',
  words: "Read a student's answers in a step",
  look: 'Your answers in a step',
  isQuiet: true,
})
export const stepAssigned = auditAction({ name: 'step-laid', words: 'Assigned a step', about: 'A custom step' })
export const stepEdited = auditAction({ name: 'step-edited', words: 'Edited a step', about: 'A custom step' })
export const stepMoved = auditAction({ name: 'step-moved', words: 'Moved a step', about: 'A custom step' })
export const stepStudentsChanged = auditAction({
  name: 'step-students-changed',
  words: 'Changed who has a step',
  about: 'A custom step',
})
// The history of steps says to whom each was given.
export const stepGivenToOne = auditAction({ name: 'step-given-to-one', words: 'Gave a student a step', isQuiet: true })
export const stepTakenBack = auditAction({ name: 'step-taken-back', words: 'Took a step back from a student' })
export const stepWithdrawn = auditAction({ name: 'step-withdrawn', words: 'Withdrew a step', about: 'A custom step' })
export const stepAssignedAgain = auditAction({
  name: 'step-laid-again',
  words: 'Assigned a step again',
  about: 'A custom step',
})
export const stepFulfilled = auditAction({
  name: 'step-fulfilled',
  words: 'Answered a student in a step',
  isQuiet: true,
})
export const stepCorrected = auditAction({
  name: 'step-corrected',
  words: 'Corrected an answer in a step',
})
