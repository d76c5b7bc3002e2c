import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { desk as copy } from '#src/stages/health-insurance/blocking/copy.ts'
import { checkReason, longestReason } from '../rules.ts'
import { deskBlocks } from './queries.ts'
import { readAgain } from '#src/browser/queries.ts'

export function BlockForm({ student, me }: { student: string; me: string }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const form: Form<{ reason: string }> = useForm({
    initial: { reason: '' },
    check: checkReason,
    submit: async ({ reason }) => {
      await deskBlocks.block({ student, reason })
      draft.clear()
      toasts.success(copy.blocked)
      await readAgain(queries, 'insurance')
    },
  })
  const draft = useDraft(`insurance-block:${student}`, me, form)
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
