import { z } from 'zod'
import { typedShape } from '#src/records/shapes.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { invalidInput, problem } from '#src/wire/problem.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { sourceRecord } from './rules.ts'
import { requirementView } from '#src/stages/vaccines/records/contract.ts'
import * as copy from '#src/stages/vaccines/requirements/copy.ts'

export const setChanged = problem('vaccine-set-changed', 409, copy.setChanged)
export const noSample = problem('no-vaccine-sample', 409, copy.noSample)

const { get, put, remove } = deskRoutes(['advisor', 'admin'])
/** A university's, or 'common'. */
const id = z.string().min(1).max(200)
const version = z.number().int()

const listed = z.object({
  id: z.string(),
  /** Empty for the common list. */
  university: z.string(),
  checkedOn: z.iso.date(),
  source: z.string(),
  /** Students who go by it. */
  students: z.number().int(),
  changedAt: moment,
  changedBy: z.string().nullable(),
})
export type ListedSet = z.infer<typeof listed>

const setView = z.object({
  id: z.string(),
  university: z.string(),
  /** We have one of its own; otherwise this is the common one, to begin with. */
  isOwn: z.boolean(),
  items: z.array(requirementView),
  source: z.string(),
  checkedOn: z.string(),
  note: z.string(),
  hasSample: z.boolean(),
  version,
  changedAt: moment.nullable(),
  changedBy: z.string().nullable(),
})
export type SetView = z.infer<typeof setView>

/** As its editor sends it. */
export const setTyped = typedShape(sourceRecord).extend({ items: z.array(requirementView).max(20).readonly() })

export const vaccineSetsDeskContract = {
  list: get('/api/desk/vaccine-sets', {
    summary: 'The lists of what universities ask for.',
    topic: 'vaccines',
    input: nothing,
    answer: z.array(listed),
  }),
  read: get('/api/desk/vaccine-sets/{id}', {
    summary: 'One list; for a university without its own, the common one to begin with.',
    topic: 'vaccines',
    input: z.object({ id }),
    answer: setView,
  }),
  change: put('/api/desk/vaccine-sets/{id}', {
    summary: 'Saves a list. Students see it at once.',
    input: setTyped.extend({ id, version: version.default(0) }),
    problems: [invalidInput, setChanged],
  }),
  restore: put('/api/desk/vaccine-sets/{id}/sample', {
    summary: 'Restores the list to the one that Safar ships.',
    input: z.object({ id, version }),
    problems: [setChanged, noSample],
  }),
  remove: remove('/api/desk/vaccine-sets/{id}', {
    summary: "Deletes a university's own list: its students follow the common one.",
    input: z.object({ id, version }),
    problems: [setChanged],
  }),
}
