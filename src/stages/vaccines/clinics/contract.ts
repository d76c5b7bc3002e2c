import { z } from 'zod'
import { answerShape } from '#src/records/shapes.ts'
import { calendarFile } from '#src/wire/files.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { vaccines } from '../requirements/rules.ts'
import * as copy from './rules.ts'
import { clinicRecord } from './desk/rules.ts'

export const slotTaken = problem('slot-taken', 409, copy.slotTaken, 'slot')
export const clinicClosed = problem('clinic-closed', 409, copy.closedThen, 'slot')
export const tooLateToChange = problem('too-late-to-change', 409, copy.tooLateToChange)
export const notYetOver = problem('not-yet-over', 409, copy.notYetOver)
export const doseNotDue = problem('dose-not-due', 409, copy.doseNotDue, 'vaccines')
export const notGiven = problem('not-given', 409, copy.notGiven, 'vaccines')

const vaccine = z.enum(vaccines)

export const time = z.object({ id: z.string(), startTime: moment, endTime: moment })

/** What a student and the desk both see of a clinic. */
export const sharedClinicView = answerShape(clinicRecord)
  .omit({ openOn: true })
  .extend({ id: z.string(), asOf: z.iso.date() })

const clinicView = sharedClinicView.extend({
  /** Its times, with how many places are left. */
  slots: z.array(time.extend({ left: z.number().int() })),
})
export type ClinicView = z.infer<typeof clinicView>

export const vaccineClinicsContract = {
  read: signedInRoute('GET', '/api/vaccines/clinics', {
    summary: 'The clinics with what each gives, its prices and its free times.',
    topic: 'vaccine-slots',
    answer: z.object({ now: moment, clinics: z.array(clinicView) }),
  }),
  book: studentRoute('PUT', '/api/vaccines/appointment', {
    summary: 'Books a place at a clinic for some vaccines. Booked again, the appointment moves.',
    begins: 'sending',
    input: z.object({ slot: z.uuid(), vaccines: z.array(vaccine).min(1, copy.required.vaccines).max(vaccines.length) }),
    problems: [notFound, slotTaken, clinicClosed, tooLateToChange, doseNotDue, notGiven],
  }),
  cancel: studentRoute('DELETE', '/api/vaccines/appointment', {
    summary: 'Cancels the booking, until 24 hours before.',
    problems: [notFound, tooLateToChange],
  }),
  calendar: studentRoute('GET', '/api/vaccines/appointment/calendar', {
    summary: 'The booked appointment, as a calendar file.',
    problems: [notFound],
    ...calendarFile,
  }),
  say: studentRoute('PUT', '/api/vaccines/appointment/outcome', {
    summary: 'Says what an appointment that is over led to: what was given, or nothing if you were not there.',
    input: z.object({ given: z.array(vaccine).max(vaccines.length) }),
    problems: [notFound, notYetOver, invalidInput],
  }),
}
