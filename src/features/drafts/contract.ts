import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
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

export const draftsView = z.object({ drafts: z.array(z.object({ name, values, savedAt: moment })) })
export type DraftsView = z.infer<typeof draftsView>

export const draftsContract = {
  read: studentRoute('GET', '/api/drafts', {
    summary: 'The forms that the caller has filled in but not submitted, on any device.',
    answer: draftsView,
    showsIdentity: true,
  }),
  save: studentRoute('PUT', '/api/drafts/{name}', {
    summary: 'Saves what is typed into a form. `basis` is the savedAt that it started from, or null for a new draft.',
    input: z.object({ name, values, basis: moment.nullable() }),
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
