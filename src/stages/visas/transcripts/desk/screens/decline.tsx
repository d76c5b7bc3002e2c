import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { reasonRequired } from '#src/stages/visas/transcripts/copy.ts'
import type { DeskTranscript } from '../contract.ts'
import { deskTranscripts } from './queries.ts'
import { readAgain } from '#src/browser/queries.ts'

type DeclineProps = { transcript: DeskTranscript; me: string; onClose: () => void }

/** Why not, in words that the student reads. */
export function Decline({ transcript: { id, student }, me, onClose }: DeclineProps) {
  const queries = useQueryClient()
  const form: Form<{ reason: string }> = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: reasonRequired } : {}),
    submit: async ({ reason }) => {
      await deskTranscripts.decline({ id, reason })
      draft.clear()
      onClose()
      await readAgain(queries, 'desk-transcripts')
    },
  })
  const draft = useDraft(`transcript-refusal:${id}`, me, form)
  return (
    <Dialog open onClose={onClose} title="Do not publish it">
      <FormFrame form={form} label="Why not">
        <TextArea
          {...form.field('reason')}
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
    </Dialog>
  )
}
