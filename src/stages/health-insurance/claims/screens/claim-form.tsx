import { useState } from 'react'
import { FileField } from '#src/features/documents/screens/file-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { DraftLine } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { PolicyView } from '../contract.ts'
import * as copy from '../copy.ts'
import { careKinds, claimPapers, currencies, longestProvider, longestStory, mostFiles, payouts } from '../rules.ts'
import { useClaimForm, type ClaimValues } from './use-claim-form.ts'

type ClaimFormProps = { owner: string; policies: readonly PolicyView[]; onFiled: () => void }

/** What the insurer needs to know. It is a draft until it is filed. */
export function ClaimForm({ owner, policies, onFiled }: ClaimFormProps) {
  const { form, today, draft } = useClaimForm({ owner, policies, onFiled })
  const [isSending, setSending] = useState(false)
  return (
    <FormFrame form={form} label="File an insurance claim">
      <DraftLine draft={draft} />
      {policies.length > 1 && <PolicyField form={form} policies={policies} />}
      <div className="stack-4 tiles-4 top">
        <DateInput {...form.field('careDay')} label="First day of the care" max={today} />
        <Select
          {...form.field('care')}
          label="What kind of care was it?"
          options={careKinds.map(value => ({ value, label: copy.careNames[value] }))}
        />
      </div>
      <TextInput
        {...form.field('provider')}
        label="Who gave the care?"
        hint="The doctor, hospital, laboratory or pharmacy, as the bill names it."
        maxLength={longestProvider}
      />
      <TextArea
        {...form.field('story')}
        label="What happened?"
        hint="In your own words. Only you, our underwriters and the insurer read it."
        minRows={3}
        maxLength={longestStory}
      />
      <AmountFields form={form} />
      <RadioGroup
        tiles
        {...form.field('isPaid')}
        label="Have you paid the bill?"
        options={[
          { value: 'yes', label: 'Yes, I paid it' },
          { value: 'no', label: 'No, not yet', detail: copy.toProvider },
        ]}
      />
      {form.values.isPaid === 'yes' && (
        <RadioGroup
          {...form.field('payout')}
          label="How do you want to be paid back?"
          hint={copy.payoutAside}
          options={payouts.map(value => ({ value, label: copy.payoutNames[value] }))}
        />
      )}
      <FileField
        {...form.field('files')}
        label="Bills, receipts and prescriptions"
        hint={`PDFs or pictures, at most ${mostFiles}, each at most 10 MB.`}
        purpose="claim"
        papers={claimPapers}
        most={mostFiles}
        onSending={setSending}
      />
      <div>
        <Button type="submit" kind="primary" busy={form.busy || isSending} busyWords="Sending your claim">
          File the claim
        </Button>
        <p className="quiet above-2">{copy.howLong}</p>
      </div>
    </FormFrame>
  )
}

type PartProps = { form: Form<ClaimValues> }

const PolicyField = ({ form, policies }: PartProps & { policies: readonly PolicyView[] }) => (
  <Select
    {...form.field('policy')}
    label="Which insurance?"
    options={policies.map(({ id, planName, coverageStart, coverageEnd }) => ({
      value: id,
      label: `${planName}, ${dayIn(coverageStart)} to ${dayIn(coverageEnd)}`,
    }))}
  />
)

const dayIn = (day: string): string => formatDay(Temporal.PlainDate.from(day))

const AmountFields = ({ form }: PartProps) => (
  <div className="stack-4 tiles-4 top">
    <NumberInput
      {...form.field('amount')}
      label="Amount on the bill"
      decimal
      before={form.values.currency === 'INR' ? '₹' : '$'}
    />
    <Select
      {...form.field('currency')}
      label="Currency"
      placeholder={null}
      options={currencies.map(value => ({ value, label: value === 'USD' ? 'US dollars' : 'Indian rupees' }))}
    />
  </div>
)
