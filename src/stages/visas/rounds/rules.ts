// A further application after a refusal: what of the stage is done again, and what stays.

/** Under which section the letter refuses the visa, as the student reads it. */
export const reasons = ['214b', 'other', 'unsure'] as const
export type RefusalReason = (typeof reasons)[number]

/** Why an appointment was entered: booked first; changed on the site, which counts; or only mended here, which does not. */
export const appointmentReasons = ['booked', 'rescheduled', 'corrected'] as const
export type AppointmentReason = (typeof appointmentReasons)[number]

/** Somebody refused so often needs a person, not a form. */
export const mostRounds = 9

/** Marks of these steps are history once a new application begins; those of the others stay. */
export const doneAgain = ['DS160', 'ConsularAppointment', 'CompileDocs', 'PostInterview'] as const
/** By what a student has who had done the whole stage before Safar. */
export const stays = ['I20Form', 'VisaTranscripts', 'PaySEVISFee', 'MockInterview', 'AttendWebinar'] as const
