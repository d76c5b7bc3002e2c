import { z } from 'zod'
import { documentView } from '#src/features/documents/contract.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { endings } from '../facts.shape.ts'
import { asks, kinds, tests, vaccines } from '../requirements/rules.ts'
import { whys } from '../schedule/rules.ts'
import * as copy from './copy.ts'

export const recordThere = problem('vaccine-record-there', 409, copy.takenThere, 'on')
export const tooManyRecords = problem('too-many-vaccine-records', 409, copy.tooMany)
export const vaccineHad = problem('vaccine-had', 409, copy.hadByNow)
export const recordOfClinic = problem('vaccine-record-of-clinic', 409, copy.fromClinic)

const vaccine = z.enum(vaccines)
const day = z.iso.date()
const university = z.object({ id: z.string(), name: z.string() })

export const requirementView = z.object({
  vaccine,
  ask: z.enum(asks),
  onlyBelowAge: z.number().int().nullable(),
  fromAge: z.number().int().nullable(),
  withinYears: z.number().int().nullable(),
  takesIllness: z.boolean(),
  takesTitre: z.boolean(),
  tests: z.array(z.enum(tests)),
  withinMonths: z.number().int().nullable(),
  onlyInUs: z.boolean(),
  secondAfterDays: z.number().int().nullish(),
  thirdAfterMonths: z.number().int().nullish(),
  isRead: z.boolean(),
})

const standing = z.object({
  vaccine,
  ask: z.enum(asks),
  state: z.enum(['not-asked', 'done', 'missing', 'expired', 'too-early']),
  by: z.enum(['doses', 'illness', 'titre', 'test']).optional(),
  /** Early: it counts by the days of grace alone. */
  counted: z.array(z.object({ id: z.string(), on: day, isEarly: z.literal(true).optional() })),
  of: z.number().int(),
  reasons: z.array(z.object({ id: z.string(), why: z.enum(whys) })),
  next: day.optional(),
  until: day.optional(),
})

const planned = z.object({
  vaccine,
  ask: z.enum(asks),
  dose: z.number().int(),
  of: z.number().int(),
  earliest: day,
  latest: day.optional(),
  booked: day.optional(),
  isInUs: z.boolean(),
})

const record = z.object({
  id: z.string(),
  vaccine,
  kind: z.enum(kinds),
  on: day.nullable(),
  country: z.enum(['IN', 'US']),
  clinic: z.string(),
  /** Noted at the desk after an appointment. */
  isOfClinic: z.boolean(),
})

export const appointmentView = z.object({
  id: z.string(),
  clinic: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    address: z.string(),
    phone: z.string(),
    isSample: z.boolean(),
    asOf: day,
  }),
  startTime: moment,
  endTime: moment,
  vaccines: z.array(vaccine),
  price: z.number().int(),
  bookedAt: moment,
  endedAt: moment.nullable(),
  ending: z.enum(endings).nullable(),
})
export type AppointmentView = z.infer<typeof appointmentView>

const vaccinesView = z.object({
  now: moment,
  today: day,
  /** By whose list one goes; null for the common one. */
  university: university.nullable(),
  isChosen: z.boolean(),
  /** Where the profile or the I-20 says that one goes. */
  suggested: z.array(university),
  list: z
    .object({
      items: z.array(requirementView),
      isCommon: z.boolean(),
      source: z.string(),
      checkedOn: day,
      note: z.string(),
    })
    .nullable(),
  dob: day.nullable(),
  flight: day.nullable(),
  records: z.array(record),
  lacks: z.array(vaccine),
  standings: z.array(standing),
  plan: z.array(planned),
  kept: z.object({ at: moment, flight: day }).nullable(),
  /** The one that stands, or the one that ended last. */
  appointment: appointmentView.nullable(),
  proofs: z.array(z.object({ id: z.string(), vaccine, document: documentView })),
})
export type VaccinesView = z.infer<typeof vaccinesView>

export const vaccineRecordsContract = {
  read: signedInRoute('GET', '/api/vaccines', {
    showsIdentity: true,
    summary: 'What is asked for, which of it you have, what is missing, and by when.',
    topic: 'vaccines',
    answer: vaccinesView,
  }),
  choose: signedInRoute('PUT', '/api/vaccines/university', {
    summary: 'Sets whose list you follow; null for the common one.',
    input: z.object({ university: z.string().max(200).nullable() }),
    problems: [invalidInput],
  }),
  tellDob: signedInRoute('PUT', '/api/vaccines/birth', {
    summary: 'Sets your date of birth: some vaccines depend on age, and the record shows it.',
    input: z.object({ dob: z.string().max(20) }),
    problems: [invalidInput],
  }),
  add: signedInRoute('POST', '/api/vaccines/records', {
    summary: 'Records a dose, an illness or a blood test. Recorded twice, it is refused.',
    input: z.object({
      vaccine,
      kind: z.enum(kinds),
      on: z.string().max(20).default(''),
      country: z.enum(['IN', 'US']).default('IN'),
      clinic: z.string().max(1000).transform(visibleLine).default(''),
    }),
    answer: z.object({ id: z.string() }),
    problems: [invalidInput, recordThere, tooManyRecords],
  }),
  remove: signedInRoute('DELETE', '/api/vaccines/records/{id}', {
    summary: 'Removes a record that you entered yourself.',
    input: z.object({ id: z.uuid() }),
    problems: [notFound, recordOfClinic],
  }),
  lack: signedInRoute('PUT', '/api/vaccines/lacks/{vaccine}', {
    summary: 'Says that you have no dose of a vaccine.',
    input: z.object({ vaccine }),
    problems: [vaccineHad],
    waits: true,
  }),
  unlack: signedInRoute('DELETE', '/api/vaccines/lacks/{vaccine}', {
    summary: 'Undoes that.',
    input: z.object({ vaccine }),
    waits: true,
  }),
}
