// What staff do here, as the audit notes it.
import { auditAction } from '#src/features/audit/actions.ts'

export const vaccineSetChanged = auditAction({
  name: 'vaccine-set-changed',
  words: 'Changed what a university asks of vaccines',
  about: 'A vaccine list',
})
export const vaccineSetRestored = auditAction({
  name: 'vaccine-set-restored',
  words: 'Put the sample of a vaccine list back',
  about: 'A vaccine list',
})
export const vaccineSetRemoved = auditAction({
  name: 'vaccine-set-removed',
  words: 'Threw the vaccine list of a university away',
  about: 'A vaccine list',
})
export const clinicAdded = auditAction({ name: 'clinic-added', words: 'Added a clinic', about: 'A clinic' })
export const clinicChanged = auditAction({ name: 'clinic-changed', words: 'Changed a clinic', about: 'A clinic' })
export const clinicRetired = auditAction({ name: 'clinic-retired', words: 'Retired a clinic', about: 'A clinic' })
export const clinicRestored = auditAction({
  name: 'clinic-restored',
  words: 'Brought a clinic back',
  about: 'A clinic',
})
export const vaccineAppointmentAttended = auditAction({
  name: 'vaccine-appointment-attended',
  words: 'Noted what was given at an appointment',
})
export const vaccineAppointmentMissed = auditAction({
  name: 'vaccine-appointment-missed',
  words: 'Noted that nobody came to an appointment',
})
export const vaccineAppointmentReopened = auditAction({
  name: 'vaccine-appointment-reopened',
  words: 'Took back what was noted of an appointment',
})
export const vaccineAppointmentCancelled = auditAction({
  name: 'vaccine-appointment-cancelled',
  words: 'Cancelled an appointment for a clinic',
})
