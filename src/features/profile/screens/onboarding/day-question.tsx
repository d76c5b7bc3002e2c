import { useRead, readOf } from '#src/browser/reads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Contradiction } from '#src/features/plan/screens/contradiction.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { parseDay } from '#src/values/dates.ts'
import type { ProfileView } from '#src/features/people/person/contract.ts'
import * as copy from '#src/features/people/person/copy.ts'
import { personAsks } from '#src/features/people/person/rules.ts'
import { useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { readAgain } from '#src/browser/queries.ts'
import { Loaded } from '#src/ui/waiting.tsx'
import { person } from '#src/features/people/screens/api.ts'
import { Next, QuestionTitle, type QuestionProps } from './question-frame.tsx'

type Asking = {
  field: 'programmeStart' | 'flightDate'
  form: string
  title: string
  label: string
  hint: string
  missing: string
}

const programmeStart: Asking = {
  field: 'programmeStart',
  form: 'The start of your programme',
  title: 'When does your programme start?',
  label: 'Programme start',
  hint: 'It is printed on your I-20.',
  missing: copy.programmeStart,
}
const flight: Asking = {
  field: 'flightDate',
  form: 'Your flight',
  title: 'When do you fly?',
  label: 'Day of your flight',
  hint: 'The day you arrive in the US. A day that you plan with is good enough; you can change it at any time.',
  missing: copy.flightDate,
}

export const ProgrammeStartQuestion = (props: QuestionProps) => <DayQuestion {...props} asking={programmeStart} />
export const FlightQuestion = (props: QuestionProps) => <DayQuestion {...props} asking={flight} />

type DayQuestionProps = Pick<QuestionProps, 'known' | 'onNext'> & { asking: Asking }

function DayQuestion(props: DayQuestionProps) {
  return <Loaded query={useRead(person.read)}>{profile => <Asked profile={profile} {...props} />}</Loaded>
}

function Asked({ profile, asking, known, onNext }: DayQuestionProps & { profile: ProfileView }) {
  const { field, form: name, title, label, hint, missing } = asking
  const queries = useQueryClient()
  const toasts = useToasts()
  const keep = async (day: string | null) => {
    queries.setQueryData(readOf(person.read).queryKey, await person.change({ [field]: day }))
    // Steps count from it.
    if (field === 'flightDate') await readAgain(queries, 'journey')
    onNext()
  }
  const form = useForm({
    initial: { day: profile[field] ?? known.of(personAsks[field]) },
    check: ({ day }) => (parseDay(day) === undefined ? { day: missing } : {}),
    submit: ({ day }) => keep(day),
  })
  const from = useOrigins('profile', { day: personAsks[field] }, form.values)
  return (
    <FormFrame form={form} label={name} from={from}>
      <QuestionTitle>{title}</QuestionTitle>
      <DateInput {...form.field('day')} label={label} hint={hint} />
      <Contradiction thing={field === 'flightDate' ? 'flight' : field} day={form.values.day} />
      <Actions>
        <Next busy={form.busy} />
        <Button onClick={() => void keep(null).catch(() => toasts.error(copy.notSaved))}>I don’t know yet</Button>
      </Actions>
    </FormFrame>
  )
}
