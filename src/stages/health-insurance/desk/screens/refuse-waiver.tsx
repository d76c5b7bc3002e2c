import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { longestRefusal } from '#src/stages/health-insurance/waiver/copy.ts'
import type { DeskPolicy } from '../contract.ts'
import { done } from '../copy.ts'
import { checkRefusal } from '../rules.ts'
import { deskInsurance } from './desk-queries.ts'

type RefuseProps = { policy: DeskPolicy; me: string; onClose: () => void }

/** The university's own words, as the student reads them. */
export function RefuseWaiver({ policy: { id, student }, me, onClose }: RefuseProps) {
  const form = useSentForm({
    draft: `waiver-refusal:${id}`,
    owner: me,
    initial: { refusal: '' },
    check: checkRefusal,
    send: ({ refusal }) => deskInsurance.refuseWaiver({ id, refusal }),
    rereads: ['insurance'],
    done: done.refused,
    onSent: onClose,
  })
  return (
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
  )
}
