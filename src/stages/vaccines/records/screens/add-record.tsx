import { useQueryClient } from '@tanstack/react-query'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { kinds, kindsToEnter, type Kind } from '#src/stages/vaccines/requirements/rules.ts'
import { vaccineRecords, vaccineRereads } from './api.ts'
import type { VaccinesView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkRecord, longestClinic } from '../rules.ts'
import { readAgain } from '#src/browser/queries.ts'

type Item = NonNullable<VaccinesView['list']>['items'][number]
type AddRecordProps = { item: Item; view: VaccinesView; owner: string; onDone: () => void }
type Typed = { kind: string; on: string; clinic: string; country: string }

/** A dose with its day; or what stands in its place. */
export function AddRecord({ item, view, owner, onDone }: AddRecordProps) {
  const taken = kindsToEnter(item)
  const queries = useQueryClient()
  const toasts = useToasts()
  const form: Form<Typed> = useForm({
    initial: { kind: taken.length === 1 ? (taken[0] ?? '') : '', on: '', clinic: '', country: 'IN' },
    check: ({ kind, on, clinic }) => {
      const known = kindIn(kind)
      if (known === undefined) return { kind: copy.required.kind }
      return checkRecord({ vaccine: item.vaccine, kind: known, on, clinic }, view.today, view.dob ?? undefined)
    },
    submit: async ({ kind, on, clinic, country }) => {
      const known = kindIn(kind)
      if (known === undefined) return
      await vaccineRecords.add({
        vaccine: item.vaccine,
        kind: known,
        on,
        clinic,
        country: country === 'US' ? 'US' : 'IN',
      })
      draft.clear()
      toasts.success('Added. Your plan follows.')
      onDone()
      await readAgain(queries, ...vaccineRereads)
    },
  })
  const draft = useDraft(`vaccine:${item.vaccine}`, owner, form)
  const isIllness = form.values.kind === 'illness'
  return (
    <FormFrame form={form} label={`What you have of ${copy.vaccineNames[item.vaccine]}`}>
      {taken.length > 1 && (
        <RadioGroup
          {...form.field('kind')}
          label="What do you have?"
          options={taken.map(value => ({ value, label: copy.kindNames[value] }))}
        />
      )}
      <div className="stack-4 tiles-3">
        <DateInput
          {...form.field('on')}
          label={isIllness ? 'About when' : 'On which day'}
          optional={isIllness}
          max={view.today}
        />
        <Select
          {...form.field('country')}
          label="Where"
          placeholder={null}
          options={[
            { value: 'IN', label: 'In India, or elsewhere' },
            { value: 'US', label: 'In the US' },
          ]}
        />
      </div>
      <TextInput {...form.field('clinic')} label="Clinic or doctor" optional maxLength={longestClinic} />
      <Actions>
        {/* Outlined: several of these may be open at once. */}
        <Button type="submit" busy={form.busy}>
          Add it
        </Button>
        <Button
          onClick={() => {
            draft.clear()
            onDone()
          }}
        >
          Not now
        </Button>
      </Actions>
    </FormFrame>
  )
}

const kindIn = (text: string): Kind | undefined => kinds.find(kind => kind === text)
