import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { desk as copy } from '#src/stages/health-insurance/blocking/copy.ts'
import { checkReason, longestReason } from '../rules.ts'
import { deskBlocks } from './queries.ts'

export function BlockForm({ student, me }: { student: string; me: string }) {
  const form = useSentForm({
    draft: `insurance-block:${student}`,
    owner: me,
    initial: { reason: '' },
    check: checkReason,
    send: ({ reason }) => deskBlocks.block({ student, reason }),
    rereads: ['insurance'],
    done: copy.blocked,
  })
  return (
    <FormFrame form={form} label={copy.block}>
      <p>{copy.isOpen}</p>
      <TextArea
        {...form.field('reason')}
        label={copy.reason}
        hint={copy.reasonHint}
        minRows={3}
        maxLength={longestReason}
      />
      <div>
        <Button type="submit" kind="danger" busy={form.busy}>
          {copy.block}
        </Button>
      </div>
    </FormFrame>
  )
}
