import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { isUsZone, type UsZone } from '#src/values/dates.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route, type FileAnswer } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
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
  zone: z.custom<UsZone>(value => typeof value === 'string' && isUsZone(value)).nullable(),
})
export type AppointmentView = z.infer<typeof appointmentView>

const clock = z.string().max(10)
const day = z.string().max(20)

export const appointmentContract = {
  read: route('GET', '/api/visas/appointment', {
    who: 'student',
    summary: 'The visa appointment with its two visits, and how often it was changed.',
    input: nothing,
    answer: appointmentView,
  }),
  tell: route('PUT', '/api/visas/appointment', {
    who: 'student',
    summary: 'Tells of an appointment. Where one stands, `why` says whether it was changed or is only mended.',
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
    answer: nothing,
    problems: [interviewPast, whyRequired],
  }),
  remove: route('DELETE', '/api/visas/appointment', {
    who: 'student',
    summary: 'There is no appointment any more.',
    input: nothing,
    answer: nothing,
    problems: [notFound],
  }),
  calendar: route('GET', '/api/visas/appointment/{visit}/calendar', {
    who: 'student',
    summary: 'One of the two visits as a calendar file.',
    input: z.object({ visit: z.enum(['interview', 'vac']) }),
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [notFound],
  }),
}
