import { useQueryClient } from '@tanstack/react-query'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Group } from '#src/ui/group.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { vaccines } from '#src/stages/vaccines/requirements/rules.ts'
import { weekdayNames } from '#src/features/appointments/rules.ts'
import { checkClinic, typedPrices, type TypedClinic } from '#src/stages/vaccines/clinics/rules.ts'
import type { DeskClinic } from '../contract.ts'
import s from '#src/stages/vaccines/screens/vaccines.module.css'
import { clinicsDesk } from './queries.ts'
import { readAgain } from '#src/browser/queries.ts'

type Values = TypedClinic & { version: number }
type ClinicFormProps = {
  clinic: DeskClinic | null
  me: string
  onCancel?: () => void
  onAdded?: (id: string) => void
}

/** Where it is, and what it gives for how much. */
export function ClinicForm({ clinic, me, onCancel, onAdded }: ClinicFormProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const saved = useSavedForm<Values>({
    name: `clinic:${clinic?.id ?? 'new'}`,
    owner: me,
    saved: valuesOf(clinic),
    check: checkClinic,
    save: async ({ version, ...values }) => {
      try {
        if (clinic !== null) await clinicsDesk.change({ id: clinic.id, version, ...values })
        else onAdded?.((await clinicsDesk.add(values)).id)
        toasts.success('Saved. Students see it now.')
      } finally {
        await readAgain(queries, 'vaccine-slots')
      }
    },
    ...versioned,
  })
  const { form } = saved
  const prices = form.field('prices')
  const openOn = form.field('openOn')
  return (
    <FormFrame form={form} label={clinic === null ? 'Add a clinic' : 'The clinic'}>
      {clinic !== null && (
        <SavedMeanwhile saved={saved} version={clinic.version} by={clinic.changedBy} at={clinic.changedAt} />
      )}
      <TextInput {...form.field('name')} label="Name" maxLength={120} />
      <div className="stack-4 tiles-2 bottom">
        <TextInput {...form.field('city')} label="City" maxLength={60} />
        <TextInput {...form.field('phone')} label="Phone" type="tel" maxLength={40} />
      </div>
      <TextArea {...form.field('address')} label="Address" minRows={2} maxLength={300} />
      <fieldset className={s.prices}>
        <legend>Prices in whole rupees; empty for what it does not give</legend>
        <div className="stack-4 tiles-2 bottom">
          {vaccines.map(vaccine => (
            <NumberInput
              key={vaccine}
              name={`price-${vaccine}`}
              label={vaccineNames[vaccine]}
              before="₹"
              value={prices.value[vaccine]}
              onChange={price => prices.onChange({ ...prices.value, [vaccine]: price })}
            />
          ))}
        </div>
        <FieldError id="prices-error" error={prices.error} />
      </fieldset>
      <Group label="Open on" hint="Nobody can book on other days, nor on a national holiday." error={openOn.error}>
        {() => (
          <div className="wrap gap-5 lines-2">
            {weekdayNames.map((label, index) => (
              <Checkbox
                key={label}
                name={`open-${index + 1}`}
                label={label}
                value={openOn.value.includes(index + 1)}
                onChange={is =>
                  openOn.onChange(is ? [...openOn.value, index + 1] : openOn.value.filter(one => one !== index + 1))
                }
                onBlur={openOn.onBlur}
              />
            ))}
          </div>
        )}
      </Group>
      <Checkbox
        {...form.field('isSample')}
        label="This is sample data"
        detail="Students read that the clinic, its prices and its times are invented."
      />
      <SaveBar saved={saved} onCancel={onCancel} />
    </FormFrame>
  )
}

const valuesOf = (clinic: DeskClinic | null): Values => ({
  name: clinic?.name ?? '',
  city: clinic?.city ?? '',
  address: clinic?.address ?? '',
  phone: clinic?.phone ?? '',
  isSample: clinic?.isSample ?? false,
  openOn: clinic?.openOn ?? [1, 2, 3, 4, 5, 6],
  version: clinic?.version ?? 0,
  prices: typedPrices(clinic?.prices ?? {}),
})
