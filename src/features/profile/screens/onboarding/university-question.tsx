import { useRead } from '#src/browser/reads.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import type { ApplicationView } from '#src/features/people/applications/contract.ts'
import * as copy from '#src/features/people/applications/copy.ts'
import { admittedIn, applicationAsks } from '#src/features/people/applications/rules.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import { applications } from '#src/features/people/screens/api.ts'
import { useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { useRefresh } from '../use-verb.ts'
import { Next, QuestionTitle, type QuestionProps } from './question-frame.tsx'

/** The university that admitted them is one of their applications, as it is in the profile. */
export function UniversityQuestion({ known, onNext }: QuestionProps) {
  return (
    <Loaded query={useRead(applications.list)}>
      {all => <Asked admitted={admittedIn(all)} known={known} onNext={onNext} />}
    </Loaded>
  )
}

type Values = { university: ComboboxOption | null }
type AskedProps = Pick<QuestionProps, 'known' | 'onNext'> & { admitted: ApplicationView | undefined }

function Asked({ admitted, known, onNext }: AskedProps) {
  const refresh = useRefresh()
  const form = useForm<Values>({
    initial: {
      university:
        admitted !== undefined
          ? { value: admitted.university.id, label: admitted.university.name }
          : known.of('university') === ''
            ? null
            : { value: known.of('university'), label: known.shown('university') },
    },
    check: ({ university }) => (university === null ? { university: copy.university } : {}),
    submit: async ({ university }) => {
      await keepAdmitted(admitted, university?.value ?? '')
      await refresh()
      onNext()
    },
  })
  const from = useOrigins('applications', applicationAsks, form.values)
  return (
    <FormFrame form={form} label="Your university" from={from}>
      <QuestionTitle>Which university are you going to?</QuestionTitle>
      <UniversityField {...form.field('university')} />
      <Actions>
        <Next busy={form.busy} />
        <Button onClick={onNext}>I don’t know yet</Button>
      </Actions>
    </FormFrame>
  )
}

async function keepAdmitted(admitted: ApplicationView | undefined, university: string): Promise<void> {
  if (admitted === undefined) await applications.add({ university, outcome: 'admitted' })
  else if (admitted.university.id !== university) await applications.change({ id: admitted.id, university })
}
