import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { reasonRequired } from '#src/stages/visas/transcripts/copy.ts'
import type { DeskTranscript } from '../contract.ts'
import { deskTranscripts } from './queries.ts'

type DeclineProps = { transcript: DeskTranscript; me: string; onClose: () => void }

/** Why not, in words that the student reads. */
export function Decline({ transcript: { id, student }, me, onClose }: DeclineProps) {
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
  )
}
