import { AnswerField } from '#src/features/chat/replies/screens/answer-field.tsx'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { DialogButton } from '#src/features/desk-kit/screens/dialog-button.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Dialogue } from '#src/stages/visas/transcripts/screens/dialogue.tsx'
import { LinesField } from '#src/stages/visas/transcripts/screens/lines-field.tsx'
import { linesProblem, written, type Line, changedBy, reasonRequired } from '#src/stages/visas/transcripts/rules.ts'
import type { DeskTranscript } from '../contract.ts'
import s from '#src/stages/visas/transcripts/screens/transcripts.module.css'
import { MarkedNames } from './marked-names.tsx'
import { deskTranscripts, useTranscriptVerb } from './api.ts'
import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { useState } from 'react'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { namesIn } from '../rules.ts'

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
        <details>
          <summary className="touch press semibold">As it was sent</summary>
          <Dialogue lines={transcript.original} />
        </details>
      )}
      <Actions>
        <Publish transcript={transcript} isUnsaved={isUnsaved} />
        <DialogButton kind="quiet" label="Do not publish it" title="Do not publish it">
          {close => <Decline transcript={transcript} me={me} onClose={close} />}
        </DialogButton>
        {isUnsaved && <span className="quiet self-middle">Save the lines first.</span>}
      </Actions>
    </>
  )
}

type DeclineProps = { transcript: DeskTranscript; me: string; onClose: () => void }

/** Why not, in words that the student reads. */
function Decline({ transcript: { id, student }, me, onClose }: DeclineProps) {
  const form = useSentForm({
    draft: `transcript-refusal:${id}`,
    owner: me,
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: reasonRequired } : {}),
    send: ({ reason }) => deskTranscripts.decline({ id, reason }),
    rereads: ['desk-transcripts'],
    done: `${student.name} is being notified.`,
    onSent: onClose,
  })
  return (
    <FormFrame form={form} label="Why not">
      <AnswerField
        {...form.field('reason')}
        student={student.name}
        label={`What ${student.name} reads`}
        hint="Say what would have to be otherwise."
        minRows={3}
        maxLength={1000}
      />
      <div>
        <Button type="submit" kind="danger" busy={form.busy}>
          Tell them, and do not publish it
        </Button>
      </div>
    </FormFrame>
  )
}

/** Where something still looks like a name, one says twice that it is none. */
function Publish({ transcript, isUnsaved }: { transcript: DeskTranscript; isUnsaved: boolean }) {
  const { id, version, student } = transcript
  const [isAsking, setAsking] = useState(false)
  const publish = useTranscriptVerb(deskTranscripts.publish, `${student.name} is notified. Everybody can read it now.`)
  const names = namesIn(transcript)
  const act = () => publish.mutate({ id, version }, { onSettled: () => setAsking(false) })
  return (
    <>
      <Button
        kind="primary"
        busy={publish.isPending}
        disabled={isUnsaved}
        onClick={() => (names.length === 0 ? act() : setAsking(true))}
      >
        Publish it
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Does this name nobody?"
        confirm="Publish it as it is"
        keep="Look again"
        busy={publish.isPending}
        onConfirm={act}
      >
        <p>These still look like names: {names.join(', ')}.</p>
      </ConfirmDialog>
    </>
  )
}
