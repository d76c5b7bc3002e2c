import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { readAgain, queries } from '#src/browser/queries.ts'
import type { NoteView } from '../contract.ts'
import { checkInternalNote } from '../rules.ts'
import { requests } from './api.ts'
import { When } from './when.tsx'

type InternalNotesProps = { student: string; reader: { id: string; isAdmin: boolean } }

/** What colleagues should know about a student, and the student does not read here. */
export function InternalNotes({ student, reader }: InternalNotesProps) {
  const form = useForm({
    initial: { text: '' },
    check: checkInternalNote,
    submit: async ({ text }) => {
      await requests.writeNote({ student, text })
      form.replace({ text: '' })
      kept.clear()
      await readAgain(queries, 'desk-notes')
    },
  })
  const kept = useDraft(`note:${student}`, reader.id, form)
  return (
    <section>
      <h2>Internal notes</h2>
      <Loaded what="the notes" query={useRead(requests.notes, { student })}>
        {notes => (
          <ul className="stack-3 list">
            {notes.map(note => (
              <Note key={note.id} note={note} reader={reader} />
            ))}
          </ul>
        )}
      </Loaded>
      <FormFrame form={form} label="Internal note">
        <TextArea
          {...form.field('text')}
          label="New note"
          hint="For colleagues. It is part of the copy that students can ask for of everything we hold about them."
          minRows={2}
          maxRows={8}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            Save the note
          </Button>
        </div>
      </FormFrame>
    </section>
  )
}

function Note({ note: { id, text, author, at }, reader }: { note: NoteView; reader: InternalNotesProps['reader'] }) {
  const remove = useVerb(() => requests.removeNote({ id }), { rereads: ['desk-notes'] })
  return (
    <li className="quoted indent-3">
      <p className="breakable as-spaced">{text}</p>
      <p className="quiet row-3 lines-1">
        <span>
          {author?.name ?? 'Somebody who has left'}, <When at={at} />
        </span>
        {(author?.id === reader.id || reader.isAdmin) && (
          <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Remove
          </Button>
        )}
      </p>
    </li>
  )
}
