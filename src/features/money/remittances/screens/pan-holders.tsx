import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '#src/browser/queries.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { formatMoney, rupees } from '#src/values/money.ts'
import type { PanView } from '../contract.ts'
import * as copy from '../copy.ts'
import { holderKindIn, holderKinds, keyOf, type Holder } from '../holders/rules.ts'
import { checkHolder, longestName, type HolderTyped } from '../rules.ts'
import { remittancesApi } from './api.ts'

type PanHoldersProps = {
  pans: readonly PanView[]
  /** Whose meter is shown. */
  holder: Holder
  /** Shows another's. */
  show: (holder: Holder) => void
}

/** What the shown meter has of PANs of card orders; and what is on no person's meter yet, because nobody said whose PAN it is. */
export function PanHolders({ pans, holder, show }: PanHoldersProps) {
  const [changed, setChanged] = useState<string>()
  const isHere = (pan: PanView) => keyOf(pan.holder) === keyOf(holder)
  return pans
    .filter(pan => isHere(pan) || !pan.isSaid)
    .map(pan => {
      const { id, ending, isSaid } = pan
      const sum = formatMoney(rupees(pan.paise))
      if (isHere(pan) && (!isSaid || changed === id))
        return (
          <PanForm
            key={id}
            pan={pan}
            onCancel={isSaid ? () => setChanged(undefined) : undefined}
            onSaved={said => {
              setChanged(undefined)
              show(said)
            }}
          />
        )
      const words = isSaid ? copy.changeWhose : copy.sayWhose
      return (
        <p key={id}>
          {(isSaid ? copy.panCounted : copy.panNotCounted)(sum, ending)}{' '}
          <Button
            kind="link"
            aria-label={`${words}: ${copy.panEnding(ending)}`}
            onClick={() => (isSaid ? setChanged(id) : show(pan.holder))}
          >
            {words}
          </Button>
        </p>
      )
    })
}

type PanFormProps = { pan: PanView; onCancel: (() => void) | undefined; onSaved: (holder: Holder) => void }

function PanForm({ pan, onCancel, onSaved }: PanFormProps) {
  const queries = useQueryClient()
  const { id, ending, holder, isSaid } = pan
  const form = useForm<HolderTyped>({
    initial: isSaid ? { holder: holder.who, name: holder.name } : { holder: '', name: '' },
    check: checkHolder,
    submit: async typed => {
      await remittancesApi.setHolder({ id, ...typed })
      await readAgain(queries, 'payments')
      onSaved({ who: holderKindIn(typed.holder) ?? 'other', name: typed.name })
    },
  })
  const label = `${copy.whosePan} ${copy.panEnding(ending)}`
  return (
    <Card as="section" label={label}>
      <FormFrame form={form} label={label}>
        <p>{copy.whosePanWhy(formatMoney(rupees(pan.paise)), ending)}</p>
        <HolderFields label={copy.whosePan} holder={form.field('holder')} name={form.field('name')} />
        <div className="row-4 lines-2">
          <SubmitButton kind="quiet" form={form}>
            Save
          </SubmitButton>
          {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </FormFrame>
    </Card>
  )
}

type HolderFieldsProps = { label: string; holder: Binding<string>; name: Binding<string> }

/** One of the people whom we know, or somebody else by a name. */
export const HolderFields = ({ label, holder, name }: HolderFieldsProps) => (
  <>
    <RadioGroup
      {...holder}
      value={holderKindIn(holder.value) ?? ''}
      tiles
      label={label}
      options={holderKinds.map(value => ({
        value,
        label: value === 'other' ? copy.someoneElse : copy.holderNames[value],
      }))}
    />
    {holder.value === 'other' && (
      <TextInput {...name} label={copy.labels.name} hint={copy.hints.name} maxLength={longestName} autoComplete="off" />
    )}
  </>
)
