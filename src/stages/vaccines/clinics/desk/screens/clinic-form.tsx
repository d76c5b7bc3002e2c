import { SavedEditor } from '#src/features/desk-kit/screens/saved-editor.tsx'
import { blankOf, pickOf, typedOf, type Bound } from '#src/records/fields.ts'
import { RecordFields } from '#src/records/screens/record-fields.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { vaccines } from '#src/stages/vaccines/requirements/rules.ts'
import type { DeskClinic } from '../contract.ts'
import { checkClinic, clinicRecord, type TypedClinic } from '../rules.ts'
import s from '#src/stages/vaccines/records/screens/vaccines.module.css'
import { clinicsDesk } from './api.ts'

type ClinicFormProps = {
  clinic: DeskClinic | null
  me: string
  onCancel?: () => void
  onAdded?: (id: string) => void
}

const unwritten = { version: 0, changedAt: null, changedBy: null }

/** Where it is, and what it gives for how much. */
export const ClinicForm = ({ clinic, me, onCancel, onAdded }: ClinicFormProps) => (
  <SavedEditor<TypedClinic & { version: number }>
    draft={`clinic:${clinic?.id ?? 'new'}`}
    me={me}
    entry={clinic ?? unwritten}
    values={{
      ...(clinic === null ? blankOf(clinicRecord) : typedOf(clinicRecord, clinic)),
      version: clinic?.version ?? 0,
    }}
    check={checkClinic}
    save={async ({ version, ...values }) => {
      const typed = pickOf(clinicRecord, values)
      if (clinic !== null) await clinicsDesk.change({ id: clinic.id, version, ...typed })
      else onAdded?.((await clinicsDesk.add(typed)).id)
    }}
    rereads={['vaccine-slots']}
    label={clinic === null ? 'Add a clinic' : 'The clinic'}
    onCancel={onCancel}
  >
    {form => <RecordFields of={clinicRecord} form={form} own={own} />}
  </SavedEditor>
)

const own = { prices: (bound: Bound<TypedClinic['prices']>) => <PriceFields {...bound} /> }

const PriceFields = ({ value, onChange, error }: Bound<TypedClinic['prices']>) => (
  <fieldset className={s.prices}>
    <legend>{clinicRecord.prices.look.label}</legend>
    <div className="stack-4 tiles-2 bottom">
      {vaccines.map(vaccine => (
        <NumberInput
          key={vaccine}
          name={`price-${vaccine}`}
          label={vaccineNames[vaccine]}
          before="₹"
          value={value[vaccine] ?? ''}
          onChange={price => onChange({ ...value, [vaccine]: price })}
        />
      ))}
    </div>
    <FieldError id="prices-error" error={error} />
  </fieldset>
)
