import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { readAgain, queries } from '#src/browser/queries.ts'
import type { NoteView } from '../contract.ts'
import { checkInternalNote } from '../rules.ts'
import { requests } from './api.ts'
import { DialogButton } from './dialog-button.tsx'
import { When } from './when.tsx'

/** '' is the whole journey, for those who see all of it. */
export type About = { value: string; label: string }

type InternalNotesProps = {
  student: string
  reader: { id: string; isAdmin: boolean }
  about: readonly About[]
}

/** What colleagues should know about a student, and the student does not read here. */
export function InternalNotes({ student, reader, about }: InternalNotesProps) {
  const form = useForm({
    initial: { text: '', stage: about[0]?.value ?? '' },
    check: checkInternalNote,
    submit: async ({ text, stage }) => {
      await requests.writeNote({ student, text, stage: stage === '' ? null : stage })
      form.replace({ text: '', stage: about[0]?.value ?? '' })
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
              <Note key={note.id} note={note} reader={reader} about={about} />
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
        <Select {...form.field('stage')} label="About" placeholder={null} options={about} />
        <div>
          <Button type="submit" busy={form.busy}>
            Save the note
          </Button>
        </div>
      </FormFrame>
    </section>
  )
}

type NoteProps = { note: NoteView } & Omit<InternalNotesProps, 'student'>

function Note({ note: { id, text, author, at, ...note }, reader, about }: NoteProps) {
  const remove = useVerb(() => requests.removeNote({ id }), { rereads: ['desk-notes'] })
  const set = useVerb((stage: string) => requests.setStageOfNote({ id, stage: stage === '' ? null : stage }), {
    rereads: ['desk-notes'],
  })
  return (
    <li className="quoted indent-3">
      <p className="breakable as-spaced">{text}</p>
      <p className="quiet row-3 lines-1">
        <span>
          {author?.name ?? 'Somebody who has left'}, <When at={at} />
          {note.about !== null && ` · ${note.about}`}
        </span>
        {(author?.id === reader.id || reader.isAdmin) && (
          <>
            <DialogButton label="Change the stage" title="What the note is about">
              {close => (
                <Select
                  name="stage"
                  label="About"
                  placeholder={null}
                  options={about}
                  value={note.stage ?? ''}
                  onChange={stage => {
                    set.mutate(stage)
                    close()
                  }}
                />
              )}
            </DialogButton>
            <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              Remove
            </Button>
          </>
        )}
      </p>
    </li>
  )
}
