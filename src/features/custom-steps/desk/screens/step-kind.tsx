import type { Messages } from '#src/values/messages.ts'
import type { Form } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import * as copy from '../rules.ts'
import { AttachmentsField } from './attachments-field.tsx'
import type { StepValues } from './step-values.ts'
import { useEffect, useRef } from 'react'
import { newKey } from '#src/browser/api.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import type { Question } from '#src/features/custom-steps/form/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { moved, replaced, without } from './lists.ts'
import { QuestionEditor } from './question-editor.tsx'

type StepKindProps = {
  form: Form<StepValues>
  webinars: readonly { id: string; title: string }[]
  /** By path: 'form.2.label'. */
  wrong: Messages
}

/** What a step of each kind has of its own. */
export function StepKind({ form, webinars, wrong }: StepKindProps) {
  const { type } = form.values
  if (type === 'FillForm') return <FormOf form={form} wrong={wrong} />
  if (type === 'ConsumeContent') {
    return (
      <AttachmentsField
        label="What there is to read or watch"
        {...form.field('attachments')}
        types={['article', 'video', 'link']}
        wrong={wrong}
      />
    )
  }
  if (type === 'RsvpToWebinar') {
    return (
      <Select
        label="Webinar"
        hint={webinars.length === 0 ? 'There is no webinar yet. Make one first.' : undefined}
        options={webinars.map(({ id, title }) => ({ value: id, label: title }))}
        {...form.field('webinarId')}
      />
    )
  }
  return null
}

const places = [
  { value: 'here', label: 'Written here' },
  { value: 'typeform', label: 'At Typeform' },
] as const

function FormOf({ form, wrong }: Pick<StepKindProps, 'form' | 'wrong'>) {
  const { isAtTypeform } = form.values
  return (
    <>
      <RadioGroup
        label="The form"
        name="place"
        tiles
        options={places}
        value={isAtTypeform ? 'typeform' : 'here'}
        onChange={place => form.set('isAtTypeform', place === 'typeform')}
      />
      {isAtTypeform ? (
        <TextInput
          label="Address of the Typeform"
          hint={copy.typeformHint}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('typeformUrl')}
        />
      ) : (
        <FormBuilder {...form.field('form')} wrong={wrong} />
      )}
    </>
  )
}

const blank = (): Question => ({
  id: `q${newKey().slice(0, 12)}`,
  kind: 'text',
  label: '',
  help: '',
  required: true,
  options: [],
  min: null,
  max: null,
})

/** Questions in their order. Adding, moving and taking away leave the keyboard where the work is. */
function FormBuilder({ value, onChange, error, wrong }: Binding<readonly Question[]> & { wrong: Messages }) {
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (added.current) list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus()
    added.current = false
  }, [value.length])
  const add = () => {
    added.current = true
    onChange([...value, blank()])
  }
  return (
    <fieldset className={classes('stack-3', s.builder)}>
      <legend>Questions</legend>
      <ol ref={list} className="stack-3 list">
        {value.map((question, at) => (
          <QuestionEditor
            key={question.id}
            question={question}
            number={at + 1}
            count={value.length}
            wrongAt={field => wrong[`form.${at}.${field}`]}
            onChange={next => onChange(replaced(value, at, next))}
            onMove={by => onChange(moved(value, at, by))}
            onRemove={() => {
              onChange(without(value, at))
              addButton.current?.focus()
            }}
          />
        ))}
      </ol>
      <div>
        <Button ref={addButton} onClick={add} aria-invalid={error ? true : undefined}>
          Add a question
        </Button>
      </div>
      <FieldError id="form-error" error={error} />
    </fieldset>
  )
}
