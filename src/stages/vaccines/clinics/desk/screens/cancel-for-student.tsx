import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { required } from '#src/stages/vaccines/clinics/copy.ts'
import type { DeskAppointment } from '../contract.ts'
import { clinicsDesk, useClinicVerb } from './queries.ts'

/** The clinic cannot: the student is notified why, and books again. */
export function CancelForStudent({ appointment: { id, student } }: { appointment: DeskAppointment }) {
  const [isOpen, setIsOpen] = useState(false)
  const cancel = useClinicVerb(
    (reason: string) => clinicsDesk.cancel({ id, reason }),
    `Cancelled. ${student.name} is being notified.`,
  )
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: required.reason } : {}),
    submit: ({ reason }) => cancel.mutateAsync(reason),
  })
  return (
    <div>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        Cancel for the clinic<VisuallyHidden> ({student.name})</VisuallyHidden>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={`Cancel the appointment of ${student.name}?`}>
        <FormFrame form={form} label="Why">
          <TextInput {...form.field('reason')} label="What the student reads" maxLength={300} />
          <div>
            <Button kind="danger" type="submit" busy={form.busy}>
              Cancel the appointment
            </Button>
          </div>
        </FormFrame>
      </Dialog>
    </div>
  )
}
