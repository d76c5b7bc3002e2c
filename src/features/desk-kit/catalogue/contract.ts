import { z } from 'zod'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { invalidInput, problem } from '#src/wire/problem.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { entryStates, versionActions } from './rules.ts'

export const noDraft = problem('no-draft', 409, copy.noDraft)
/** Its message names who. */
export const draftChanged = problem('draft-changed', 409, copy.draftChanged)
/** Its fields say what the editor could not have sent. */
export const draftMisshapen = problem('draft-misshapen', 422, copy.draftMisshapen)
/** Its fields say what is missing. */
export const draftWrong = problem('draft-wrong', 422, copy.draftWrong)

/** Each catalogue says in its own declaration which of these roles it is for. */
const { get, put, post, remove } = deskRoutes(['advisor', 'underwriter', 'admin'])

/** Which catalogues there are, their modules say: any other is not found. */
const entry = z.object({ catalogue: z.string().min(1).max(200), id: z.string().min(1).max(200) })
const version = z.number().int().min(0).max(2_000_000_000)
/** As the editor of the catalogue sends it: each checks its own. */
const content = z.record(z.string().max(100), z.unknown())
/** Whether the change waits for a second person; otherwise students see it now. */
export const savedView = z.object({ waits: z.boolean() })
const number = z.string().regex(/^\d{1,9}$/)

const versionView = z.object({
  number: z.number().int(),
  action: z.enum(versionActions),
  at: moment,
  by: z.string().nullable(),
})
export type VersionView = z.infer<typeof versionView>

const historyView = z.object({
  state: z.enum(entryStates),
  /** Newest first. */
  versions: z.array(versionView),
  draft: z.object({ content, at: moment, by: z.string().nullable() }).nullable(),
})

const comparedView = versionView.extend({ content, before: content.nullable() })

const one = '/api/desk/catalogues/{catalogue}/{id}'

export const catalogueContract = {
  history: get(`${one}/versions`, {
    summary: 'Who changed an entry of a catalogue and when, newest first, and the draft of a change if there is one.',
    topic: 'catalogues',
    input: entry,
    answer: historyView,
  }),
  version: get(`${one}/versions/{number}`, {
    summary: 'What an entry said after a change, and what it said before.',
    topic: 'catalogues',
    input: entry.extend({ number }),
    answer: comparedView,
  }),
  restore: post(`${one}/versions/{number}/restoration`, {
    summary: 'Puts an entry back as it was, as a new change.',
    input: entry.extend({ number, version }),
    answer: savedView,
    problems: [invalidInput],
  }),
  saveDraft: put(`${one}/draft`, {
    summary:
      'Saves a draft of a change that students do not see yet, unless a colleague saved another one since you looked.',
    input: entry.extend({
      content,
      /** When the draft that you know was saved, null for none. Without it whatever is there is replaced. */
      over: moment.nullable().optional(),
    }),
    problems: [draftChanged, draftMisshapen],
    bodyLimit: 524_288,
  }),
  discardDraft: remove(`${one}/draft`, {
    summary: 'Discards the draft of a change.',
    input: entry,
  }),
  publishDraft: put(`${one}/draft/publication`, {
    summary: 'Publishes the draft of a change, unless somebody else changed the entry meanwhile.',
    input: entry.extend({ version }),
    answer: savedView,
    problems: [noDraft, draftWrong],
  }),
}

export const catalogueContracts = { catalogues: catalogueContract }
