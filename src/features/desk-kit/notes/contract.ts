// What colleagues write down about a student for each other.
import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { moment, named } from '#src/wire/shapes.ts'
import { checkInternalNote } from '../rules.ts'

/** A lender knows only those who applied to their bank, and writes nothing about students. */
const { get, post, put, remove } = deskRoutes(['advisor', 'underwriter', 'admin'])

const id = z.uuid()
const stage = z.string().max(60).nullable()

const noteView = z.object({
  id: z.string(),
  text: z.string(),
  author: named.nullable(),
  at: moment,
  /** The stage that it is about, and its name; nothing for the whole journey. */
  stage: z.string().nullable(),
  about: z.string().nullable(),
})
export type NoteView = z.infer<typeof noteView>

export const notesContract = {
  notes: get('/api/desk/students/{student}/notes', {
    summary:
      "The team's notes about a student on the stages that you see, newest first. The student does not see them here.",
    topic: 'desk-notes',
    input: z.object({ student: id }),
    answer: z.array(noteView),
  }),
  writeNote: post('/api/desk/students/{student}/notes', {
    summary: 'Writes a note for colleagues.',
    input: z
      .object({ student: id, text: z.string().max(20_000).transform(visibleText), stage: stage.default(null) })
      .superRefine(saying(checkInternalNote)),
    // No more than its name: what a repeated call is answered is kept, and a note is not.
    answer: z.object({ id: z.string() }),
  }),
  setStageOfNote: put('/api/desk/notes/{id}/stage', {
    summary: 'Says which stage a note of your own is about; an admin says it of any.',
    input: z.object({ id, stage }),
  }),
  removeNote: remove('/api/desk/notes/{id}', {
    summary: 'Removes a note of your own; an admin removes any.',
    input: z.object({ id }),
  }),
}
