import { useState } from 'react'
import { DueDay } from '#src/features/custom-steps/screens/due-day.tsx'
import { noAnswer } from '#src/features/custom-steps/form/rules.ts'
import { QuestionField, type FormValues } from '#src/features/custom-steps/screens/question-field.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { Stack } from '#src/ui/stack.tsx'
import s from '#src/features/custom-steps/screens/custom-steps.module.css'
import type { StepValues } from './step-values.ts'

/** The step as its students will see it; what is typed here goes nowhere. */
export function StepPreview({ values }: { values: StepValues }) {
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
