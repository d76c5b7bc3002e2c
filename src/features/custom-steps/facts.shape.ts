import { happened } from '#src/journey/shape.ts'
import { webinarFields } from '../webinars/facts.shape.ts'

/** Assigned by the desk, answered by the student, fulfilled by the desk, completed by the student. */
export const customStepFields = {
  assignedAt: happened,
  answeredAt: happened,
  fulfilledAt: happened,
  completedAt: happened,
  /** Of the webinar it invites to. */
  ...webinarFields,
}
