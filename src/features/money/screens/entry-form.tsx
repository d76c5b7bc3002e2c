import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { titleWith } from '#src/features/papers/titles/copy.ts'
import { papersApi } from '#src/features/papers/screens/api.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { Missing } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { blankEntry, checkEntry, dayPaid, type EntryTyped } from '../entry/rules.ts'
import { plainAmount } from '../export/rules.ts'
import { fundKinds, isFundKind, typedKinds } from '../kinds/rules.ts'
import type { Editing } from './edits.ts'
import { moneyApi } from './api.ts'

type EntryFormProps = { editing: Editing; today: string; onClose: () => void }

/** A payment, or money that is there. */
export function EntryForm({ editing, today, onClose }: EntryFormProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const isFund = isFundKind(editing.kind)
  const id = 'id' in editing ? editing.id : undefined
  const form = useForm<EntryTyped>({
    initial: typedOf(editing, { day: isFund ? today : '', today }),
    check: typed => checkEntry(typed, today),
    submit: async typed => {
      if ('id' in editing) await moneyApi.change({ ...typed, id: editing.id, version: editing.version })
      else await moneyApi.add(typed)
      await readAgain(queries, 'money')
      toasts.success(copy.form.saved)
      onClose()
    },
  })
  const { currency, isPaid } = form.values
  const names = isFund ? (id === undefined ? copy.form.newFund : copy.form.changeFund) : undefined
  return (
    <Dialog open onClose={onClose} title={names ?? (id === undefined ? copy.form.newCost : copy.form.changeCost)}>
      <FormFrame form={form} label={copy.form.newCost}>
        <Select
          {...form.field('kind')}
          label={copy.form.kind}
          options={
            isFund
              ? fundKinds.map(value => ({ value, label: copy.fundKinds[value] }))
              : typedKinds.map(value => ({ value, label: copy.kinds[value] }))
          }
        />
        <TextInput {...form.field('what')} label={isFund ? copy.form.fundWhat : copy.form.what} maxLength={120} />
        {!isFund && <TextInput {...form.field('payee')} label={copy.form.payee} maxLength={120} optional />}
        <RadioGroup
          {...form.field('currency')}
          label={copy.form.currency}
          tiles
          options={[
            { value: 'INR', label: '₹' },
            { value: 'USD', label: '$' },
          ]}
        />
        <NumberInput
          {...form.field('amount')}
          label={copy.form.amount}
          before={currency === 'INR' ? '₹' : '$'}
          decimal
          narrow
        />
        {!isFund && <Checkbox {...form.field('isPaid')} label={copy.form.isPaid} />}
        <DateInput
          {...form.field('on')}
          label={isFund ? copy.form.fundOn : copy.form.on}
          {...(!isFund && !isPaid && { hint: copy.form.onHint })}
        />
        {!isFund && isPaid && currency === 'USD' && (
          <NumberInput
            {...form.field('paidRupees')}
            label={copy.form.paidRupees}
            hint={copy.form.paidRupeesHint}
            before="₹"
            decimal
            narrow
          />
        )}
        {!isFund && <MoreOfIt form={form} />}
        <Actions>
          <Button kind="primary" type="submit" busy={form.busy}>
            {copy.form.save}
          </Button>
          {'id' in editing && !editing.isPaid && <Remove id={editing.id} typed={form.values} onDone={onClose} />}
        </Actions>
      </FormFrame>
    </Dialog>
  )
}

function MoreOfIt({ form }: { form: ReturnType<typeof useForm<EntryTyped>> }) {
  const own = useRead(papersApi.read)
  const papers = own.data?.papers ?? []
  return (
    <>
      <DateInput {...form.field('backUntil')} label={copy.form.backUntil} optional />
      <TextInput {...form.field('backHow')} label={copy.form.backHow} maxLength={300} optional />
      <Missing query={own} what="your papers" />
      {papers.length > 0 && (
        <Select
          {...form.field('receipt')}
          label={copy.form.receipt}
          hint={copy.form.receiptHint}
          placeholder={null}
          options={[
            { value: '', label: copy.form.noReceipt },
            ...papers.map(paper => ({ value: paper.id, label: titleWith(paper) })),
          ]}
        />
      )}
    </>
  )
}

/** Pressed twice: what is gone has to be typed once more. */
function Remove({ id, typed, onDone }: { id: string; typed: EntryTyped; onDone: () => void }) {
  const [isSure, setSure] = useState(false)
  const toasts = useToasts()
  const remove = useVerb(() => moneyApi.remove({ id }), {
    rereads: ['money'],
    done: () => {
      toasts.success(copy.form.removed(typed.what))
      onDone()
    },
  })
  return (
    <Button kind="link" busy={remove.isPending} onClick={() => (isSure ? remove.mutate(undefined) : setSure(true))}>
      {isSure ? copy.form.removeSure : copy.form.remove}
    </Button>
  )
}

const typedOf = (editing: Editing, { day, today }: { day: string; today: string }): EntryTyped => {
  if (!('id' in editing))
    return { ...blankEntry, ...editing, what: editing.what ?? '', payee: editing.payee ?? '', on: editing.on ?? day }
  const { kind, what, payee, currency, amount, on, isPaid, paidPaise, backUntil, backHow, receipt } = editing
  return {
    kind,
    what,
    payee,
    currency,
    amount: plainAmount(amount),
    on: isPaid ? dayPaid(on, today) : (on ?? ''),
    isPaid,
    paidRupees: currency === 'INR' || paidPaise === null ? '' : plainAmount(paidPaise),
    backUntil: backUntil ?? '',
    backHow,
    receipt: receipt ?? '',
  }
}
