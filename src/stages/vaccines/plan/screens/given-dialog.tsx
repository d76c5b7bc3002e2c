import { useQueryClient } from '@tanstack/react-query'
import { DateInput } from '#src/ui/date-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { doseName } from '#src/stages/vaccines/records/copy.ts'
import { checkRecord, longestClinic } from '#src/stages/vaccines/records/rules.ts'
import { vaccineRecords, vaccineRereads } from '#src/stages/vaccines/records/screens/api.ts'
import { readAgain } from '#src/browser/queries.ts'

type GivenDialogProps = { dose: VaccinesView['plan'][number]; view: VaccinesView; onClose: () => void }

/** A planned dose becomes one that was given. */
export function GivenDialog({ dose, view, onClose }: GivenDialogProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const { vaccine } = dose
  const test = view.list?.items.find(item => item.vaccine === vaccine)?.tests[0] ?? 'igra'
  const kind = vaccine === 'tb' ? test : 'dose'
  const form = useForm({
    initial: { on: view.today, clinic: '' },
    check: typed => checkRecord({ vaccine, kind, ...typed }, view.today, view.dob ?? undefined),
    submit: async typed => {
      await vaccineRecords.add({ vaccine, kind, country: dose.isInUs ? 'US' : 'IN', ...typed })
      toasts.success('Noted. The plan follows.')
      onClose()
      await readAgain(queries, ...vaccineRereads)
    },
  })
  return (
    <Dialog open onClose={onClose} title={doseName(dose)}>
      <FormFrame form={form} label="When it was given">
        <DateInput {...form.field('on')} label="Given on" max={view.today} />
        <TextInput {...form.field('clinic')} label="Clinic or doctor" optional maxLength={longestClinic} />
        <SubmitButton kind="primary" form={form}>
          It was given
        </SubmitButton>
      </FormFrame>
    </Dialog>
  )
}
