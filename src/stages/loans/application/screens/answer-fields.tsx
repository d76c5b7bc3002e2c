import { Words } from '#src/features/glossary/screens/word.tsx'
import type { Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import * as copy from '../copy.ts'
import { earnings } from '#src/stages/loans/lenders/rules.ts'
import type { Answers, Part } from '../rules.ts'

type AnswerFieldsProps = { part: Part; form: Form<Answers>; kept: Answers }

/** What is typed in a part; its papers follow. */
export const AnswerFields = ({ part, ...rest }: AnswerFieldsProps) => {
  if (part === 'academics') return <AcademicAnswers {...rest} />
  return part === 'identity' ? <IdentityAnswers {...rest} /> : <FinancialAnswers {...rest} />
}

type OwnProps = Omit<AnswerFieldsProps, 'part'>

const AcademicAnswers = ({ form }: OwnProps) => (
  <NumberInput
    {...form.field('amount')}
    label={copy.labels.amount}
    hint={copy.hints.amount}
    before="₹"
    after="lakh"
    decimal
    narrow
  />
)

const IdentityAnswers = ({ form, kept }: OwnProps) => (
  <>
    <TextArea {...form.field('residential_address')} label={copy.labels.residential_address} minRows={2} maxRows={5} />
    <div className="stack-4 tiles-4 bottom">
      <TextInput {...form.field('pan')} label={copy.labels.pan} autoCapitalize="characters" maxLength={14} />
      <TextInput
        {...form.field('aadhaar_number')}
        label={copy.labels.aadhaar_number}
        hint={kept.aadhaar_number === '' ? copy.hints.aadhaar_number : copy.aadhaarKept(kept.aadhaar_number)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
    </div>
  </>
)

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

const FinancialAnswers = ({ form }: OwnProps) => (
  <>
    <Words of={['coApplicant', 'collateral']} />
    <RadioGroup
      {...form.field('co_applicant_type')}
      value={earnings.find(one => one === form.values.co_applicant_type) ?? ''}
      tiles
      label={copy.labels.co_applicant_type}
      options={earnings.map(value => ({ value, label: copy.earningNames[value] }))}
    />
    <div className="stack-4 tiles-4 bottom">
      <TextInput {...form.field('co_applicant_name')} label={copy.labels.co_applicant_name} maxLength={200} />
      <TextInput {...form.field('co_applicant_pan')} label={copy.labels.co_applicant_pan} maxLength={14} />
      <TextInput {...form.field('ifsc')} label={copy.labels.ifsc} maxLength={14} />
    </div>
    <RadioGroup
      {...form.field('collateral')}
      value={form.values.collateral === 'yes' ? 'yes' : form.values.collateral === 'no' ? 'no' : ''}
      tiles
      label={copy.labels.collateral}
      hint={copy.hints.collateral}
      options={yesNo}
    />
  </>
)
