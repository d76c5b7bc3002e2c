import { ApiError } from '#src/wire/client.ts'
import { Button } from '#src/ui/button.tsx'
import { useDraft } from '#src/ui/drafts.ts'
import { DraftLine } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import type { CustomStepView } from '../contract.ts'
import * as copy from '../copy.ts'
import * as formCopy from '../form/copy.ts'
import { checkAnswers, noAnswer, requiredDone } from '../form/rules.ts'
import { answersOf, QuestionField, type FormValues } from './question-field.tsx'
import { customSteps, useStepVerb } from './api.ts'

/** The form as the desk wrote it. What is typed stays on this device until it is sent. */
export function FillForm({ step: { id, form: questions, title } }: { step: CustomStepView }) {
  const toasts = useToasts()
  const user = useUser()
  const answer = useStepVerb(customSteps.answer)
  const form = useForm<FormValues>({
    initial: Object.fromEntries(questions.map(question => [question.id, noAnswer(question.kind)])),
    check: values => checkAnswers(questions, answersOf(values)),
    submit: async values => {
      try {
        await answer.mutateAsync({ id, answers: answersOf(values) })
      } catch (error) {
        // From another tab: there they are.
        if (!(error instanceof ApiError && error.code === 'already-answered')) throw error
        toasts.info(error.message)
      }
      draft.clear()
    },
  })
  const draft = useDraft(`custom-step:${id}`, user?.id ?? '', form)
  const { done, all } = requiredDone(questions, answersOf(form.values))
  return (
    <FormFrame form={form} label={title}>
      <DraftLine draft={draft} />
      {all > 0 && (
        <ProgressBar label="What we need" percent={(100 * done) / all} words={formCopy.progress(done, all)} />
      )}
      {questions.map(question => (
        <QuestionField key={question.id} question={question} binding={form.field(question.id)} />
      ))}
      <div>
        <Button type="submit" kind="primary" busy={form.busy} busyWords="Sending your answers">
          {copy.send}
        </Button>
        <p className="quiet above-2 regular">{copy.whatNext}</p>
      </div>
    </FormFrame>
  )
}
