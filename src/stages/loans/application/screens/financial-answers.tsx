import { Words } from '#src/features/glossary/screens/word.tsx'
import type { Form } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { earnings } from '#src/stages/loans/lenders/rules.ts'
import * as copy from '../copy.ts'
import type { Answers } from '../rules.ts'

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** Of the last part: of the co-applicant, and what secures the loan. */
export const FinancialAnswers = ({ form }: { form: Form<Answers> }) => (
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
