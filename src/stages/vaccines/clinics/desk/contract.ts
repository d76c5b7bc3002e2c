import { z } from 'zod'
import { typedShape } from '#src/records/shapes.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { vaccines } from '#src/stages/vaccines/requirements/rules.ts'
import { notYetOver, sharedClinicView, time } from '../contract.ts'
import * as copy from '../rules.ts'
import { clinicRecord } from './rules.ts'
import { endings } from '#src/stages/vaccines/facts.shape.ts'

export const clinicChanged = problem('clinic-changed', 409, copy.clinicChanged)
export const slotBooked = problem('slot-booked', 409, copy.slotBooked)
export const anotherStands = problem('another-appointment', 409, copy.anotherStands)

const who = ['advisor', 'admin'] as const
const id = z.uuid()
const vaccine = z.enum(vaccines)

const clinic = sharedClinicView.extend({
  openOn: z.array(z.number().int()),
  version: z.number().int(),
  changedAt: moment,
  changedBy: z.string().nullable(),
  isRetired: z.boolean(),
})
export type DeskClinic = z.infer<typeof clinic>

const listed = clinic.extend({ free: z.number().int(), booked: z.number().int(), toSettle: z.number().int() })
export type ListedClinic = z.infer<typeof listed>

const appointment = time.extend({
  student: z.object({ id: z.string(), name: z.string() }),
  vaccines: z.array(vaccine),
  price: z.number().int(),
  endedAt: moment.nullable(),
  ending: z.enum(endings).nullable(),
  /** Who noted it at the desk. */
  endedBy: z.string().nullable(),
})
export type DeskAppointment = z.infer<typeof appointment>

const deskTime = time.extend({ capacity: z.number().int(), taken: z.number().int() })
export type DeskTime = z.infer<typeof deskTime>

const typed = typedShape(clinicRecord)

export const vaccineClinicsDeskContract = {
  list: route('GET', '/api/desk/clinics', {
    who,
    summary: 'The clinics: what is free, what is booked, and which appointments lack an outcome.',
    topic: 'vaccine-slots',
    input: nothing,
    answer: z.array(listed),
  }),
  read: route('GET', '/api/desk/clinics/{id}', {
    who,
    summary: 'One clinic with its coming times and its appointments.',
    topic: 'vaccine-slots',
    input: z.object({ id }),
    answer: z.object({ clinic, times: z.array(deskTime), appointments: z.array(appointment) }),
    problems: [notFound],
  }),
  add: route('POST', '/api/desk/clinics', {
    who,
    summary: 'Adds a clinic.',
    input: typed,
    answer: z.object({ id: z.string() }),
    problems: [invalidInput],
  }),
  change: route('PUT', '/api/desk/clinics/{id}', {
    who,
    summary: 'Changes a clinic; booked appointments keep their price.',
    input: typed.extend({ id, version: z.number().int() }),
    answer: nothing,
    problems: [notFound, invalidInput, clinicChanged],
  }),
  retire: route('DELETE', '/api/desk/clinics/{id}', {
    who,
    summary: 'Retires a clinic: no new bookings; booked appointments stay.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound],
  }),
  bringBack: route('PUT', '/api/desk/clinics/{id}/return', {
    who,
    summary: 'Brings a retired clinic back.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound],
  }),
  addTimes: route('POST', '/api/desk/clinics/{id}/times', {
    who,
    summary: 'Adds half hours, each with some places. An existing one stays as it is.',
    input: z.object({ id, startTimes: z.array(moment).min(1).max(50), places: z.number().int().min(1).max(50) }),
    answer: nothing,
    problems: [notFound, invalidInput],
  }),
  withdrawTime: route('DELETE', '/api/desk/clinic-times/{time}', {
    who,
    summary: 'Removes a time that nobody booked.',
    input: z.object({ time: id }),
    answer: nothing,
    problems: [notFound, slotBooked],
  }),
  settle: route('PUT', '/api/desk/vaccine-appointments/{id}/outcome', {
    who,
    summary: 'Notes what was given at an appointment, or nothing where the student was not there.',
    input: z.object({ id, given: z.array(vaccine).max(vaccines.length) }),
    answer: nothing,
    problems: [notFound, notYetOver, invalidInput],
  }),
  reopen: route('DELETE', '/api/desk/vaccine-appointments/{id}/outcome', {
    who,
    summary: 'Undoes what was noted about an appointment, with the doses.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound, anotherStands],
  }),
  cancel: route('DELETE', '/api/desk/vaccine-appointments/{id}', {
    who,
    summary: 'Cancels an appointment for the clinic, with a reason for the student.',
    input: z.object({
      id,
      reason: z.string().max(1000).transform(visibleLine).pipe(z.string().min(1, copy.required.reason).max(300)),
    }),
    answer: nothing,
    problems: [notFound],
  }),
}
