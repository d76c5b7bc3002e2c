import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, newKey, sendOnce } from '#src/browser/api.ts'
import { todayHere } from '#src/browser/zone.ts'
import { UniversitiesField } from '#src/features/universities/screens/universities-field.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { DraftLine } from '#src/ui/draft-line.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { YesNo } from '#src/ui/yes-no.tsx'
import { ApiError } from '#src/wire/client.ts'
import type { sopContracts } from '#src/stages/sop-review/contract.ts'
import type { VersionView } from '#src/stages/sop-review/feedback/contract.ts'
import * as copy from '../rules.ts'
import { loanProcesses, rows, type Submission } from '../rules.ts'
import { ResumeField } from './resume-field.tsx'
import { blank, check, inForm, submissionIn, valuesOf, type SopValues } from './sop-values.ts'
import s from '#src/stages/sop-review/feedback/screens/feedback.module.css'
import { GreFields, ToeflFields } from './test-fields.tsx'
import { useResume } from './use-resume.ts'
import { readAgain } from '#src/browser/queries.ts'

type SopFormProps = {
  owner: string
  /** The version before, if this is not the first. */
  last: VersionView | undefined
  onSubmitted?: () => void
}

/** Every field of a submission. What is typed is a draft until it is submitted. */
export function SopForm({ owner, last, onSubmitted }: SopFormProps) {
  const { form, resume, draft, today } = useSopForm({ owner, last, ...(onSubmitted && { onSubmitted }) })
  return (
    <FormFrame form={form} label={last === undefined ? 'Your SOP' : `Version ${last.number + 1} of your SOP`}>
      <div className="stack-5">
        <DraftLine draft={draft} />
        <TextArea
          {...form.field('text')}
          label="Statement of purpose"
          hint={wordsIn(form.values.text)}
          minRows={rows.least}
          maxRows={rows.most}
        />
        <GreFields form={form} today={today} />
        <ToeflFields form={form} today={today} />
        <UniversitiesField
          {...form.field('universities')}
          label="Universities you are applying to"
          hint={copy.hints.universities}
        />
        <div className={s.narrow}>
          <DateInput
            {...form.field('deadline')}
            label="SOP deadline"
            hint="The first day on which a university wants it."
            min={today}
          />
        </div>
        <YesNo {...form.field('takingPaidHelp')} label="Are you paying a consultancy for help with your SOP?" />
        <RadioGroup
          {...form.field('loanProcess')}
          label="Have you started your loan process?"
          optional
          options={loanProcesses.map(value => ({ value, label: copy.loanProcessNames[value] }))}
        />
        <ResumeField resume={resume} />
        <SubmitButton kind="primary" form={form} busyWords="Submitting">
          Submit
        </SubmitButton>
      </div>
    </FormFrame>
  )
}

function useSopForm({ owner, last, onSubmitted }: SopFormProps) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [key, setKey] = useState(newKey)
  const [today] = useState(() => todayHere().toString())
  const form: Form<SopValues> = useForm({
    initial: last === undefined ? blank : valuesOf(last),
    check: values => check(values, today),
    submit: async values => {
      await submitOnce(key, { ...submissionIn(values), resume: await resume.send() }).catch(error => {
        // What was refused may be mended and is another submission then.
        if (error instanceof ApiError && error.status < 500) setKey(newKey())
        throw asInForm(error)
      })
      draft.clear()
      resume.forget()
      toasts.success(copy.submitted)
      onSubmitted?.()
      await readAgain(queries, 'sop', 'journey')
    },
  })
  const resume = useResume(owner, last?.resume ?? null, form.field('storedResume'))
  const draft = useDraft(`sop/${(last?.number ?? 0) + 1}`, owner, form)
  return { form, resume, today, draft }
}

/** Sent again after a lost answer, it is the same submission. */
const submitOnce = (key: string, { universities, ...rest }: Submission & { resume: string | null }) =>
  apiOf<typeof sopContracts>(sendOnce(key)).sop.submit({ ...rest, universities: [...universities] })

function asInForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return new ApiError(error.status, { code: error.code, message: error.message, fields: inForm(error.fields) })
}

function wordsIn(text: string): string {
  const count = text.split(/\s+/).filter(word => word !== '').length
  return count === 0
    ? 'Paste it or write it here. Most universities ask for 500 to 1,000 words.'
    : `${count.toLocaleString('en-IN')} words`
}
