import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { Select } from '#src/ui/select.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import * as copyOfOffers from '#src/stages/loans/offers/copy.ts'
import { rateKinds } from '#src/stages/loans/offers/rules.ts'
import { lakhs } from '#src/stages/loans/offers/screens/amounts.ts'
import type { ApplicationFile } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkOffer, type TypedOffer } from '../rules.ts'
import { deskRereads, loanDesk, type Which } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

type Typed = TypedOffer & { rebateAvailable: boolean; version: number | null }

type OfferFormProps = { file: ApplicationFile; which: Which; me: string }

/** What is typed stays, also when a colleague changes the offer meanwhile. */
export function OfferForm({ file, which, me }: OfferFormProps) {
  const { offer } = file
  const queries = useQueryClient()
  const toasts = useToasts()
  const [chosen, setChosen] = useState<readonly DocumentView[]>()
  const [chosenFacts, setChosenFacts] = useState<readonly DocumentView[]>()
  const [areTermsOnTheirWay, setTermsOnTheirWay] = useState(false)
  const [areFactsOnTheirWay, setFactsOnTheirWay] = useState(false)
  const terms = chosen ?? (offer?.tncPDF ? [offer.tncPDF] : [])
  const keyFacts = chosenFacts ?? (offer?.keyFactStatement ? [offer.keyFactStatement] : [])
  const forgetFiles = () => {
    setChosen(undefined)
    setChosenFacts(undefined)
  }
  const { form, state, discard } = useSavedForm<Typed>({
    name: `loan-offer:${which.student}:${which.bank}`,
    owner: me,
    saved: valuesOf(file),
    check: checkOffer,
    save: async typed => {
      await loanDesk.offer({ ...which, ...typed, terms: terms[0]?.id ?? null, keyFacts: keyFacts[0]?.id ?? null })
      toasts.success(offer === null ? 'The offer is made, and the student notified.' : 'The offer is changed.')
      await readAgain(queries, ...deskRereads)
      forgetFiles()
    },
    becomes: typed => ({ ...typed, version: (typed.version ?? 0) + 1 }),
    isNewer: (standing, held) => (standing.version ?? 0) > (held.version ?? 0),
  })
  const papersTo = `/api/desk/loan-applications/${which.student}/terms?${new URLSearchParams({ bank: which.bank })}`
  const isUnsaved = state === 'unsaved' || chosen !== undefined || chosenFacts !== undefined
  const discardAll = () => {
    discard()
    forgetFiles()
  }
  return (
    <FormFrame form={form} label="The offer">
      {isUnsaved && !form.busy && form.values.version !== (offer?.version ?? null) && (
        <Behind
          offer={offer}
          onTheirs={discardAll}
          onMine={() => {
            form.set('version', offer?.version ?? null)
            void form.submit()
          }}
        />
      )}
      <div className="stack-4 tiles-2">
        <NumberInput {...form.field('rate')} label="Rate of interest" after="% a year" decimal narrow />
        <Select
          {...form.field('rateKind')}
          label="The rate is"
          options={rateKinds.map(value => ({ value, label: copyOfOffers.rateKindWords[value] }))}
        />
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
        to={papersTo}
        value={terms}
        onChange={setChosen}
        onSending={setTermsOnTheirWay}
      />
      <FileField
        label={copyOfOffers.keyFactStatement.name}
        optional
        purpose="terms"
        to={papersTo}
        value={keyFacts}
        onChange={setChosenFacts}
        onSending={setFactsOnTheirWay}
      />
      <NumberInput {...form.field('statedApr')} label={copy.statedApr} after="% a year" decimal narrow optional />
      <Actions>
        <Button
          kind={offer === null || isUnsaved ? 'primary' : 'quiet'}
          type="submit"
          busy={form.busy || areTermsOnTheirWay || areFactsOnTheirWay}
          disabled={offer !== null && !isUnsaved}
        >
          {offer === null ? 'Make the offer' : 'Change the offer'}
        </Button>
        {isUnsaved && (
          <Button kind="link" onClick={discardAll}>
            Discard what I typed
          </Button>
        )}
      </Actions>
    </FormFrame>
  )
}

type BehindProps = { offer: ApplicationFile['offer']; onTheirs: () => void; onMine: () => void }

/** Somebody at the bank was faster: both offers are there to choose from. */
const Behind = ({ offer, onTheirs, onMine }: BehindProps) => (
  <Notice
    tone="waiting"
    live
    title={offer === null ? 'A colleague took this offer back' : 'A colleague changed this offer meanwhile'}
    action={
      <Actions>
        <Button onClick={onTheirs}>Take theirs</Button>
        <Button onClick={onMine}>Send mine instead</Button>
      </Actions>
    }
  >
    What you typed is still here.{' '}
    {offer !== null && `Theirs: ${offer.rate_of_interest / 100} % and ₹${lakhs(offer.amount)} lakh.`}
  </Notice>
)

const valuesOf = ({ offer, application }: ApplicationFile): Typed =>
  offer === null
    ? {
        rate: '',
        rateKind: '',
        amount: application?.answers.amount ?? '',
        moratoriumMonths: '24',
        instalments: '120',
        fee: '1',
        rebateAvailable: true,
        statedApr: '',
        version: null,
      }
    : {
        rate: String(offer.rate_of_interest / 100),
        rateKind: offer.rateKind ?? '',
        amount: lakhs(offer.amount),
        moratoriumMonths: String(offer.moratoriumMonths),
        instalments: String(offer.instalments),
        fee: String(offer.fee / 100),
        rebateAvailable: offer.rebate_available,
        statedApr: offer.statedApr === null ? '' : String(offer.statedApr / 100),
        version: offer.version,
      }
