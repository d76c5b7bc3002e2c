import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import * as copy from '#src/features/people/onboarding/copy.ts'
import { onboardingAsks } from '#src/features/people/onboarding/rules.ts'
import { useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { degreeChoices, degreeIn, useIntakes } from '../intakes.ts'
import { useAnswer } from './use-answer.ts'
import { Next, QuestionTitle, type QuestionProps } from './question-frame.tsx'

export function DegreeQuestion({ answers, onNext }: QuestionProps) {
  const answer = useAnswer()
  const form = useForm({
    initial: { degree: answers.degree ?? '' },
    check: ({ degree }) => (degreeIn(degree) === null ? { degree: copy.degree } : {}),
    submit: async ({ degree }) => {
      await answer({ degree })
      onNext()
    },
  })
  return (
    <FormFrame form={form} label="Your degree">
      <QuestionTitle>Which degree are you going for?</QuestionTitle>
      <RadioGroup {...form.field('degree')} label="Degree" options={degreeChoices} tiles />
      <Next busy={form.busy} />
    </FormFrame>
  )
}

export function IntakeQuestion({ answers, known, onNext }: QuestionProps) {
  const answer = useAnswer()
  const { choices } = useIntakes(answers.cycle)
  const form = useForm({
    initial: { cycle: answers.cycle ?? known.of('intake') },
    check: ({ cycle }) => (cycle === '' ? { cycle: copy.cycle } : {}),
    submit: async ({ cycle }) => {
      await answer({ cycle })
      onNext()
    },
  })
  const from = useOrigins('onboarding', onboardingAsks, form.values)
  return (
    <FormFrame form={form} label="Your intake" from={from}>
      <QuestionTitle>When do your studies begin?</QuestionTitle>
      <RadioGroup {...form.field('cycle')} label="Intake" options={choices} tiles />
      <Next busy={form.busy} />
    </FormFrame>
  )
}
