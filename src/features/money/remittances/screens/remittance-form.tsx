import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { Card } from '#src/ui/card.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import type { RemittanceView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { Holder } from '../holders/rules.ts'
import { checkRemittance, kindIn, longestName, remittanceKinds, type RemittanceTyped } from '../rules.ts'
import { remittancesApi } from './api.ts'
import { HolderFields } from './pan-holders.tsx'

type RemittanceFormProps = {
  owner: string
  /** Undefined for a new one, which begins with this holder. */
  row: RemittanceView | undefined
  holder: Holder
  today: Temporal.PlainDate
  onDone: (saved?: RemittanceTyped) => void
}

export function RemittanceForm({ owner, row, holder, today, onDone }: RemittanceFormProps) {
  const queries = useQueryClient()
  const saved = useSavedForm<RemittanceTyped>({
    name: `remittances/${row?.id ?? 'new'}`,
    owner,
    saved: row === undefined ? { ...blank, holder: holder.who, name: holder.name } : typedOf(row),
    check: values => checkRemittance(values, today),
    save: async values => {
      if (row === undefined) await remittancesApi.add(values)
      else await remittancesApi.change({ id: row.id, ...values })
      await readAgain(queries, 'payments')
      onDone(values)
    },
  })
  const { form } = saved
  const title = row === undefined ? copy.add : copy.editing
  return (
    <Card as="section" label={title}>
      <FormFrame form={form} label={title}>
        <h3 className="text-4">{title}</h3>
        <HolderFields label={copy.labels.holder} holder={form.field('holder')} name={form.field('name')} />
        <div className="stack-4 tiles-4 bottom">
          <DateInput {...form.field('day')} label={copy.labels.day} max={today.toString()} />
          <NumberInput
            {...form.field('rupees')}
            label={copy.labels.rupees}
            hint={copy.hints.rupees}
            before="₹"
            decimal
          />
          <NumberInput {...form.field('dollars')} label={copy.labels.dollars} before="$" decimal />
        </div>
        <RadioGroup
          {...form.field('kind')}
          value={kindIn(form.values.kind) ?? ''}
          tiles
          label={copy.labels.kind}
          options={remittanceKinds.map(value => ({ value, label: copy.kindNames[value] }))}
        />
        <div className="stack-4 tiles-4 bottom">
          <NumberInput {...form.field('tcs')} label={copy.labels.tcs} before="₹" decimal optional />
          <TextInput
            {...form.field('through')}
            label={copy.labels.through}
            hint={copy.hints.through}
            maxLength={longestName}
            autoComplete="off"
            optional
          />
        </div>
        <SaveBar saved={saved} onCancel={() => onDone()} />
      </FormFrame>
    </Card>
  )
}

const blank: RemittanceTyped = {
  holder: '',
  name: '',
  day: '',
  rupees: '',
  dollars: '',
  kind: '',
  through: '',
  tcs: '',
}

const typedOf = ({ holder, day, paise, cents, kind, through, tcs }: RemittanceView): RemittanceTyped => ({
  holder: holder.who,
  name: holder.name,
  day,
  rupees: asTyped(paise),
  dollars: asTyped(cents),
  kind,
  through,
  tcs: tcs === 0 ? '' : asTyped(tcs),
})

const asTyped = (minor: number): string => (minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2))
