import { useVerb } from '#src/browser/use-verb.ts'
import { readAgain, queries } from '#src/browser/queries.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useSaveKey } from '#src/ui/use-save-key.ts'
import type { NoteView } from '../notes/contract.ts'
import { checkInternalNote } from '../rules.ts'
import { requests } from './api.ts'
import { DialogButton } from './dialog-button.tsx'

/** '' is the whole journey, for those who see all of it. */
export type About = { value: string; label: string }

export type NoteReader = { id: string; isAdmin: boolean }

type NoteFormProps = { student: string; reader: NoteReader; about: readonly About[] }

const named = (stage: string) => (stage === '' ? null : stage)

/** What colleagues should know about a student, and the student does not read here. */
export function NoteForm({ student, reader, about }: NoteFormProps) {
  const blank = { text: '', stage: about[0]?.value ?? '' }
  const form = useForm({
    initial: blank,
    check: checkInternalNote,
    submit: async ({ text, stage }) => {
      await requests.writeNote({ student, text, stage: named(stage) })
      form.replace(blank)
      kept.clear()
      await readAgain(queries, 'desk-notes')
    },
  })
  const kept = useDraft(`note:${student}`, reader.id, form)
  useSaveKey(form.bind.ref, () => void form.submit())
  return (
    <FormFrame form={form} label="Internal note">
      <TextArea
        {...form.field('text')}
        label="New note"
        hint="For colleagues. It is part of the copy that students can ask for of everything we hold about them."
        minRows={2}
        maxRows={8}
      />
      <Select
        {...form.field('stage')}
        label="About"
        hint="Colleagues who work on one stage alone read the notes on that stage."
        placeholder={null}
        options={about}
      />
      <div>
        <Button type="submit" kind="primary" busy={form.busy}>
          Save the note
        </Button>
      </div>
    </FormFrame>
  )
}

/** What its author, or an admin, can still do with a note. */
export function NoteActions({ note: { id, stage }, about }: { note: NoteView; about: readonly About[] }) {
  const rereads = ['desk-notes'] as const
  const remove = useVerb(() => requests.removeNote({ id }), { rereads })
  const set = useVerb((chosen: string) => requests.setStageOfNote({ id, stage: named(chosen) }), { rereads })
  return (
    <>
      <DialogButton label="Change the stage" title="What the note is about">
        {close => (
          <Select
            name="stage"
            label="About"
            placeholder={null}
            options={about}
            value={stage ?? ''}
            onChange={chosen => {
              set.mutate(chosen)
              close()
            }}
          />
        )}
      </DialogButton>
      <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
        Remove
      </Button>
    </>
  )
}
