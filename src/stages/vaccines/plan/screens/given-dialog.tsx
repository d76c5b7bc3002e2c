import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { DateInput } from '../../../../ui/date-input.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useForm } from '../../../../ui/form.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { VaccinesView } from '../../records/contract.ts'
import { doseName } from '../../records/copy.ts'
import { checkTold, longestClinic } from '../../records/rules.ts'
import { vaccineRecords, vaccineRereads } from '../../screens/vaccine-queries.ts'
import { readAgain } from '../../../../browser/queries.ts'

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
    check: typed => checkTold({ vaccine, kind, ...typed }, view.today, view.dob ?? undefined),
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
        <div>
          <Button kind="primary" type="submit" busy={form.busy}>
            It was given
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
