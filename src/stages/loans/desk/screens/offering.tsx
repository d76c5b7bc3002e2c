import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentView } from '../../../../features/documents/contract.ts'
import { FileField } from '../../../../features/documents/screens/file-field.tsx'
import { Actions } from '../../../../ui/actions.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { useForm } from '../../../../ui/form.ts'
import { FormFrame } from '../../../../ui/form-frame.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { ApplicationFile } from '../contract.ts'
import { checkOffer, type TypedOffer } from '../rules.ts'
import { loanDesk, useLoanDeed, type Which } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'

type OfferingProps = { file: ApplicationFile; which: Which }

/** The bank's offer: made, changed, taken back, until the student accepts it. */
export function Offering({ file, which }: OfferingProps) {
  const { offer, declined } = file
  if (declined !== null) return null
  if (offer?.accepted === true) {
    return (
      <Notice tone="done" title="The student accepted this offer">
        {offer.rate_of_interest / 100} %, {offer.amount / 10_000_000} lakh.
      </Notice>
    )
  }
  return (
    <Card as="section" label="The offer">
      <h2>{offer === null ? 'Make an offer' : 'The offer'}</h2>
      <OfferForm file={file} which={which} />
      {offer !== null && <TakeBack which={which} />}
    </Card>
  )
}

type Typed = TypedOffer & { rebateAvailable: boolean }

const valuesOf = ({ offer, application }: ApplicationFile): Typed =>
  offer === null
    ? {
        rate: '',
        amount: application.answers.amount,
        moratoriumMonths: '24',
        instalments: '120',
        fee: '1',
        rebateAvailable: true,
      }
    : {
        rate: String(offer.rate_of_interest / 100),
        amount: String(offer.amount / 10_000_000),
        moratoriumMonths: String(offer.moratoriumMonths),
        instalments: String(offer.instalments),
        fee: String(offer.fee / 100),
        rebateAvailable: offer.rebate_available,
      }

function OfferForm({ file, which }: OfferingProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const { offer } = file
  const [terms, setTerms] = useState<readonly DocumentView[]>(() => (offer?.tncPDF ? [offer.tncPDF] : []))
  const form = useForm<Typed>({
    initial: valuesOf(file),
    check: checkOffer,
    submit: async typed => {
      await loanDesk.offer({ ...which, ...typed, terms: terms[0]?.id ?? null, version: offer?.version ?? null })
      toasts.success(
        offer === null
          ? 'The offer is made, and the student is told.'
          : 'The offer is changed, and the student is told.',
      )
      await Promise.all(['loans', 'requests'].map(key => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
  return (
    <FormFrame form={form} label="The offer">
      <div className={s.pair}>
        <NumberInput {...form.field('rate')} label="Rate of interest" after="% a year" decimal narrow />
        <NumberInput {...form.field('amount')} label="Amount" before="₹" after="lakh" decimal narrow />
        <NumberInput {...form.field('moratoriumMonths')} label="Moratorium" after="months" narrow />
        <NumberInput {...form.field('instalments')} label="Instalments" after="months" narrow />
        <NumberInput {...form.field('fee')} label="Fee, without GST" after="%" decimal narrow />
      </div>
      <Checkbox {...form.field('rebateAvailable')} label="The interest can usually be deducted (s.129, was 80E)" />
      <FileField
        label="Terms and conditions"
        optional
        purpose="terms"
        to={`/api/desk/loan-applications/${which.student}/terms?${new URLSearchParams({ bank: which.bank })}`}
        value={terms}
        onChange={setTerms}
      />
      <Actions>
        <Button kind="primary" type="submit" busy={form.busy}>
          {offer === null ? 'Make the offer' : 'Change the offer'}
        </Button>
      </Actions>
    </FormFrame>
  )
}

function TakeBack({ which }: { which: Which }) {
  const takeBack = useLoanDeed(() => loanDesk.withdrawOffer(which), 'The offer is taken back, and the student is told.')
  return (
    <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
      Take the offer back
    </Button>
  )
}
