import { useDraft } from '#src/ui/drafts.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { Next, QuestionTitle, type QuestionProps } from './question-frame.tsx'
import { useAnswer } from './use-answer.ts'

export function BranchQuestion({ owner, answers, onNext }: QuestionProps) {
  const answer = useAnswer()
  const form = useForm({
    initial: { branch: answers.branch },
    check: ({ branch }) => messages({ branch: textProblem(branch, { required: copy.branch, most: 200 }) }),
    submit: async ({ branch }) => {
      await answer({ branch })
      draft.clear()
      onNext()
    },
  })
  const draft = useDraft('onboarding/field', owner, form)
  return (
    <FormFrame form={form} label="Your field">
      <QuestionTitle>What do you want to study?</QuestionTitle>
      <TextInput {...form.field('branch')} label="Branch or field" hint="Computer Science, Public Health, …" />
      <Next busy={form.busy} />
    </FormFrame>
  )
}
