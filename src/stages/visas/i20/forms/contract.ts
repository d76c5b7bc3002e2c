import { z } from 'zod'
import { documentView, notAttachable } from '#src/features/documents/contract.ts'
import { pdf } from '#src/wire/files.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem, notFound } from '#src/wire/problem.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { fieldKinds, moneyFormats, valueNames } from './rules.ts'

/** Its message says why this PDF is not taken. */
export const formRefused = problem('form-refused', 422, copy.problems.broken, 'document')
/** Its message names who changed it. */
export const formChanged = problem('form-changed', 409, 'Somebody changed this form while you were mapping it.')
export const mappingInvalid = problem('mapping-invalid', 422, copy.mappedWrong, 'mapping')
export const universityUnknown = problem('university-unknown', 422, copy.universityRequired, 'university')

const { get, post, put, remove } = deskRoutes(['advisor', 'admin'])
const id = z.uuid()
const version = z.number().int().min(1)

const field = z.object({ name: z.string(), kind: z.enum(fieldKinds), page: z.number().int() })
const mapped = z.object({ field: z.string().max(500), value: z.enum(valueNames), format: z.enum(moneyFormats) })

const formView = z.object({
  id: z.string(),
  university: z.object({ id: z.string(), name: z.string() }),
  document: documentView,
  fields: z.array(field),
  pages: z.number().int(),
  mapping: z.array(mapped),
  version,
  changedAt: moment,
  changedBy: z.string().nullable(),
  publishedAt: moment.nullable(),
})
export type FormView = z.infer<typeof formView>

export const formTyped = z.object({ mapping: z.array(mapped).max(600) })

export const i20FormsContract = {
  list: get('/api/desk/i20-forms', {
    summary: "The universities' own I-20 forms, with what goes into their fields.",
    topic: 'i20-forms',
    input: nothing,
    answer: z.array(formView),
  }),
  add: post('/api/desk/i20-forms', {
    summary: "Uploads a university's PDF form; students get it once it is published.",
    input: z.object({ university: z.string().max(200), document: id }),
    answer: formView,
    problems: [formRefused, universityUnknown, notFound, notAttachable],
  }),
  map: put('/api/desk/i20-forms/{id}/mapping', {
    summary: 'Maps what goes into which field, unless somebody else has changed it since you loaded it.',
    input: formTyped.extend({ id, version }),
    answer: formView,
    problems: [formChanged, mappingInvalid],
    bodyLimit: 262_144,
  }),
  replace: put('/api/desk/i20-forms/{id}/document', {
    summary: 'Replaces the PDF; fields of the same name stay mapped, and it has to be published again.',
    input: z.object({ id, version, document: id }),
    answer: formView,
    problems: [formChanged, formRefused, notAttachable],
  }),
  publish: put('/api/desk/i20-forms/{id}/publication', {
    summary: "Publishes a form to the university's students; its earlier form is withdrawn.",
    input: z.object({ id }),
    problems: [mappingInvalid],
  }),
  withdraw: remove('/api/desk/i20-forms/{id}/publication', {
    summary: "Withdraws a form: the university's students get the worksheet again.",
    input: z.object({ id }),
  }),
  remove: remove('/api/desk/i20-forms/{id}', { summary: 'Deletes a form.', input: z.object({ id }) }),
  sample: get('/api/desk/i20-forms/{id}/sample', {
    summary: 'The form, filled in for a made-up student.',
    input: z.object({ id }),
    ...pdf,
  }),
}
