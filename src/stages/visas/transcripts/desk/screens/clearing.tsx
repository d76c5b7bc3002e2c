import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Dialogue } from '#src/stages/visas/transcripts/screens/dialogue.tsx'
import { LinesField } from '#src/stages/visas/transcripts/screens/lines-field.tsx'
import { changedBy } from '#src/stages/visas/transcripts/copy.ts'
import { linesProblem, written, type Line } from '#src/stages/visas/transcripts/rules.ts'
import type { DeskTranscript } from '../contract.ts'
import { Decline } from './decline.tsx'
import s from './desk-transcripts.module.css'
import { MarkedNames } from './marked-names.tsx'
import { Publish } from './publish.tsx'
import { deskTranscripts, useTranscriptVerb } from './queries.ts'

type Editing = { lines: readonly Line[]; version: number }

/** The lines to edit beside what probably names somebody. When somebody else saved meanwhile, both are kept. */
export function Clearing({ transcript, me }: { transcript: DeskTranscript; me: string }) {
  const { id } = transcript
  const edit = useTranscriptVerb(deskTranscripts.edit, 'The lines are saved.')
  const saved = useSavedForm<Editing>({
    name: `transcript-clearing:${id}`,
    owner: me,
    saved: { lines: transcript.lines, version: transcript.version },
    check: ({ lines }) => ({ lines: linesProblem(lines) }),
    save: ({ lines, version }) => edit.mutateAsync({ id, version, lines: written(lines).map(line => ({ ...line })) }),
    ...versioned,
    becomes: values => ({ lines: written(values.lines), version: values.version + 1 }),
  })
  const { form, state, discard } = saved
  const isUnsaved = state === 'unsaved'
  return (
    <>
      <div className={s.editor}>
        <FormFrame form={form} label="The lines">
          <SavedMeanwhile
            saved={saved}
            version={transcript.version}
            by={null}
            at={null}
            title={changedBy(transcript.editedBy ?? 'Somebody')}
          />
          <LinesField {...form.field('lines')} isOwn={false} />
          <Actions>
            <Button type="submit" busy={form.busy} disabled={!isUnsaved}>
              Save the lines
            </Button>
            {isUnsaved && (
              <Button kind="link" onClick={discard}>
                Discard what I changed
              </Button>
            )}
          </Actions>
        </FormFrame>
        <MarkedNames lines={form.values.lines} transcript={transcript} />
      </div>
      {transcript.original !== null && (
        <details className={s.original}>
          <summary>As it was sent</summary>
          <Dialogue lines={transcript.original} />
        </details>
      )}
      <Actions>
        <Publish transcript={transcript} isUnsaved={isUnsaved} />
        <DialogButton kind="quiet" label="Do not publish it" title="Do not publish it">
          {close => <Decline transcript={transcript} me={me} onClose={close} />}
        </DialogButton>
        {isUnsaved && <span className={s.quiet}>Save the lines first.</span>}
      </Actions>
    </>
  )
}
