import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { isUsZone, type UsZone } from '#src/values/dates.ts'
import { calendarFile } from '#src/wire/files.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { consulates } from '../transcripts/rules.ts'
import * as copy from './copy.ts'
import { checkPlanned } from './rules.ts'

export const interviewPast = problem('interview-past', 422, copy.interviewPast, 'interviewDay')
export const whyRequired = problem('why-required', 422, copy.whyRequired, 'why')

const appointmentView = z.object({
  now: moment,
  appointment: z
    .object({
      place: z.enum(consulates),
      interview: moment,
      vac: moment.nullable(),
      bookedAt: moment,
      /** How many changes count. */
      changes: z.number().int(),
      changedAt: moment.nullable(),
    })
    .nullable(),
  sevisPaidAt: moment.nullable(),
  /** Of the university that they are going to; null where it is not known. */
  zone: z
    .custom<UsZone>(value => typeof value === 'string' && isUsZone(value))
    .meta({ type: 'string' })
    .nullable(),
})
export type AppointmentView = z.infer<typeof appointmentView>

const clock = z.string().max(10)
const day = z.string().max(20)

export const appointmentContract = {
  read: studentRoute('GET', '/api/visas/appointment', {
    summary: 'The visa appointment with its two visits, and how often it was changed.',
    topic: 'visas',
    answer: appointmentView,
  }),
  tell: studentRoute('PUT', '/api/visas/appointment', {
    summary: 'Enters the appointment. Where there is one already, `why` says whether it was changed or only corrected.',
    input: z
      .object({
        place: z.enum(consulates),
        interviewDay: day,
        interviewTime: clock,
        vacDay: day.default(''),
        vacTime: clock.default(''),
        why: z.enum(['rescheduled', 'corrected']).nullable().default(null),
      })
      .superRefine(saying(checkPlanned)),
    problems: [interviewPast, whyRequired],
  }),
  remove: studentRoute('DELETE', '/api/visas/appointment', {
    summary: 'Says that there is no appointment any more.',
    problems: [notFound],
  }),
  calendar: studentRoute('GET', '/api/visas/appointment/{visit}/calendar', {
    summary: 'One of the two visits as a calendar file.',
    input: z.object({ visit: z.enum(['interview', 'vac']) }),
    ...calendarFile,
    problems: [notFound],
  }),
}
