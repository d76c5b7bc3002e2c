import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { longestRefusal } from '#src/stages/health-insurance/waiver/copy.ts'
import type { DeskPolicy } from '../contract.ts'
import { done } from '../copy.ts'
import { checkRefusal } from '../rules.ts'
import { deskInsurance, useReadAgain } from './desk-queries.ts'

type RefuseProps = { policy: DeskPolicy; me: string; onClose: () => void }

/** The university's own words, as the student reads them. */
export function RefuseWaiver({ policy: { id, student }, me, onClose }: RefuseProps) {
  const readAgain = useReadAgain()
  const toasts = useToasts()
  const form: Form<{ refusal: string }> = useForm({
    initial: { refusal: '' },
    check: checkRefusal,
    submit: async ({ refusal }) => {
      await deskInsurance.refuseWaiver({ id, refusal })
      draft.clear()
      onClose()
      toasts.success(done.refused)
      await readAgain()
    },
  })
  const draft = useDraft(`waiver-refusal:${id}`, me, form)
  return (
    <Dialog open onClose={onClose} title="The university refused it">
      <FormFrame form={form} label="What it said">
        <TextArea
          {...form.field('refusal')}
          label="What the university said"
          hint={`${student.name} reads it as you write it.`}
          minRows={4}
          maxLength={longestRefusal}
        />
        <div>
          <Button type="submit" kind="danger" busy={form.busy}>
            Tell the student
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
