import { useEffect, useRef } from 'react'
import { newKey } from '#src/browser/api.ts'
import type { Messages } from '#src/values/messages.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import type { Question } from '#src/features/custom-steps/form/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import { moved, replaced, without } from './lists.ts'
import { QuestionEditor } from './question-editor.tsx'

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
export function FormBuilder({ value, onChange, error, wrong }: Binding<readonly Question[]> & { wrong: Messages }) {
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
