import { useState } from 'react'
import { stepTypes } from '#src/journey/stage.ts'
import { statuses, statusLabel } from '#src/journey/status.ts'
import type { Messages } from '#src/values/messages.ts'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { RichTextField } from '#src/ui/rich-text-field.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import type { SavedForm } from '#src/ui/saved-form.ts'
import type { DeskStage } from '../contract.ts'
import * as copy from '../rules.ts'
import { canBeDue } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { StepKind } from './step-kind.tsx'
import type { StepValues } from './step-values.ts'
import { StudentsField } from './students-field.tsx'
import { DueDay } from '#src/features/custom-steps/screens/due-day.tsx'
import { noAnswer } from '#src/features/custom-steps/form/rules.ts'
import { QuestionField, type FormValues } from '#src/features/custom-steps/screens/question-field.tsx'
import { RichText } from '#src/ui/rich-text.tsx'

export type StepFormProps = {
  saved: SavedForm<StepValues>
  stages: readonly DeskStage[]
  webinars: readonly { id: string; title: string }[]
  check: (values: StepValues) => Messages
  /** For whom, where and of what kind is chosen once. */
  isNew?: boolean
  onCancel?: () => void
}

export function StepForm({ saved, stages, webinars, check, isNew = false, onCancel }: StepFormProps) {
  const { form } = saved
  // What is wrong within a list is shown once the whole was sent.
  const [wasSent, setWasSent] = useState(false)
  const wrong = wasSent ? check(form.values) : {}
  return (
    <div className={classes('stack-4 medium', s.form)} onSubmitCapture={() => setWasSent(true)}>
      <FormFrame form={form} label={isNew ? 'Assign a step' : 'Edit the step'}>
        {isNew && <Where saved={saved} stages={stages} />}
        <TextInput label="Title" hint="What the student does, in a few words." {...form.field('title')} />
        <RichTextField
          label="Description"
          hint="Shown above everything else in the step."
          optional
          {...form.field('description')}
        />
        <StepKind form={form} webinars={webinars} wrong={wrong} />
        {form.values.audience === 'students' && canBeDue(form.values.type) && (
          <DateInput
            label="Due on"
            optional
            hint="Students see the day, and are reminded three days before and on the day."
            {...form.field('dueOn')}
          />
        )}
        <Labels saved={saved} wrong={wrong} />
        <StepPreview values={form.values} />
        <SaveBar saved={saved} onCancel={onCancel} words={isNew ? 'Assign this step' : 'Save for everybody'} />
      </FormFrame>
    </div>
  )
}

const audiences = [
  { value: 'students', label: 'For some students' },
  { value: 'stage', label: 'For all students of the stage', detail: 'Also for those who come later.' },
] as const

function Where({ saved: { form }, stages }: Pick<StepFormProps, 'saved' | 'stages'>) {
  const { type, audience } = form.values
  return (
    <>
      <Select
        label="Stage"
        options={stages.map(({ route, label }) => ({ value: route, label }))}
        {...form.field('stage')}
      />
      <RadioGroup
        label="Kind"
        options={stepTypes.map(value => ({ value, label: copy.typeNames[value], detail: copy.typeHints[value] }))}
        {...form.field('type')}
        value={type}
      />
      <RadioGroup label="For whom" options={audiences} {...form.field('audience')} />
      {audience === 'students' && <StudentsField {...form.field('students')} />}
    </>
  )
}

/** Most steps need none, so they stay out of the way. */
function Labels({ saved: { form }, wrong }: Pick<StepFormProps, 'saved'> & { wrong: Messages }) {
  const { labels } = form.values
  return (
    <details className={s.labels}>
      <summary>Words of its own for a status</summary>
      <Stack gap={4}>
        {statuses
          .filter(status => status !== 'locked' && status !== 'pending')
          .map(status => (
            <TextInput
              key={status}
              name={`labels.${status}`}
              label={`Instead of '${statusLabel[status]}'`}
              optional
              value={labels[status] ?? ''}
              error={wrong[`labels.${status}`]}
              onChange={label => form.set('labels', { ...labels, [status]: label })}
            />
          ))}
      </Stack>
    </details>
  )
}

/** The step as its students will see it; what is typed here goes nowhere. */
function StepPreview({ values }: { values: StepValues }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={s.labels} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Preview</summary>
      {isOpen && <Preview values={values} />}
    </details>
  )
}

function Preview({ values: { title, description, type, isAtTypeform, form, dueOn } }: { values: StepValues }) {
  const [answers, setAnswers] = useState<FormValues>({})
  return (
    <Stack gap={4}>
      <h3>{title || 'Without a title yet'}</h3>
      {dueOn !== '' && <DueDay day={dueOn} isDone={false} />}
      {description !== '' && <RichText html={description} />}
      {type === 'FillForm' &&
        !isAtTypeform &&
        form.map(question => (
          <QuestionField
            key={question.id}
            question={question}
            binding={{
              name: `preview-${question.id}`,
              value: answers[question.id] ?? noAnswer(question.kind),
              onChange: value => setAnswers({ ...answers, [question.id]: value }),
            }}
          />
        ))}
    </Stack>
  )
}
