import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { sentByPage, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'

const name = z.string().min(1).max(200)
const values = z.record(z.string().max(200), z.unknown())

export const draftChanged = problem(
  'draft-changed',
  409,
  'This draft was saved in another tab or on another device. Load it again first.',
)

export const draftTooLarge = problem(
  'draft-too-large',
  422,
  'This is more than we can keep as a draft. Please shorten it: what you typed is still on this device.',
)

export const draftsView = z.object({
  drafts: z.array(z.object({ name, values, start: values.optional(), savedAt: moment })),
})
export type DraftsView = z.infer<typeof draftsView>

export const sealedUnreadable = problem(
  'sealed-unreadable',
  422,
  'This was sealed for another account, changed since, or is older than 30 days.',
)

const sealedView = z.object({
  /** A draft that meets a newer one of the same form: the form asks. */
  conflict: z.object({ name, values, base: values.nullable(), savedAt: moment.nullable() }).nullable(),
  /** Changes that waited for a network, as the browser had written them. */
  changes: z.array(z.unknown()),
})
export type SealedView = z.infer<typeof sealedView>

export const draftsContract = {
  key: studentRoute('PUT', '/api/draft-key', {
    byItself: sentByPage(),
    summary: 'The public key with which a browser seals what is not sent yet, in case its session ends.',
    answer: z.object({ publicKey: z.string() }),
  }),
  takeOver: studentRoute('PUT', '/api/sealed-drafts', {
    summary: 'Opens what your browser sealed when an earlier session ended, and saves its draft.',
    input: z.object({ sealed: z.string().min(1).max(2_000_000) }),
    answer: sealedView,
    problems: [sealedUnreadable],
    bodyLimit: 2_000_100,
    tooLarge: draftTooLarge,
    showsIdentity: true,
  }),
  read: studentRoute('GET', '/api/drafts', {
    summary: 'The forms that you have filled in but not submitted, on any device.',
    answer: draftsView,
    showsIdentity: true,
  }),
  save: studentRoute('PUT', '/api/drafts/{name}', {
    summary:
      'Saves what is typed into a form, and with `start` what the form began with. `basis` is the savedAt that it started from, or null for a new draft.',
    input: z.object({ name, values, start: values.optional(), basis: moment.nullable() }),
    answer: z.object({ savedAt: moment }),
    problems: [draftChanged],
    bodyLimit: 500_000,
    tooLarge: draftTooLarge,
    // Saved while somebody types: nobody is there to be asked. The form itself asks when it is sent.
    hidesNumbers: true,
  }),
  remove: studentRoute('DELETE', '/api/drafts/{name}', {
    summary: 'Deletes a draft, once its form is submitted or thrown away.',
    input: z.object({ name }),
  }),
}

export const draftsContracts = { drafts: draftsContract }
