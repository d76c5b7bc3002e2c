import type { Form } from '#src/ui/form.ts'
import { later } from '#src/ui/later.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { Loading } from '#src/ui/skeleton.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import * as copy from '../copy.ts'
import type { Answers, Part } from '../rules.ts'

// With the last part, whose hard words are explained.
const FinancialAnswers = later(async () => (await import('./financial-answers.tsx')).FinancialAnswers, <Loading />)

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
