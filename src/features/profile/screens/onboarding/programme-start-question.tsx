import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import { parseDay } from '#src/values/dates.ts'
import type { ProfileView } from '#src/features/profile/person/contract.ts'
import * as copy from '#src/features/profile/person/copy.ts'
import { Read } from '../part.tsx'
import { person, profileQuery } from '../queries.ts'
import { Next, QuestionTitle, type QuestionProps } from './question-frame.tsx'

export function ProgrammeStartQuestion({ onNext }: QuestionProps) {
  return <Read query={useQuery(profileQuery)}>{profile => <Asked profile={profile} onNext={onNext} />}</Read>
}

function Asked({ profile, onNext }: { profile: ProfileView; onNext: () => void }) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const keep = async (programmeStart: string | null) => {
    queries.setQueryData(profileQuery.queryKey, await person.change({ programmeStart }))
    onNext()
  }
  const form = useForm({
    initial: { programmeStart: profile.programmeStart ?? '' },
    check: ({ programmeStart }) =>
      parseDay(programmeStart) === undefined ? { programmeStart: copy.programmeStart } : {},
    submit: ({ programmeStart }) => keep(programmeStart),
  })
  return (
    <FormFrame form={form} label="The start of your programme">
      <QuestionTitle>When does your programme start?</QuestionTitle>
      <DateInput {...form.field('programmeStart')} label="Programme start" hint="It is printed on your I-20." />
      <Actions>
        <Next busy={form.busy} />
        <Button onClick={() => void keep(null).catch(() => toasts.error(copy.notSaved))}>I don’t know yet</Button>
      </Actions>
    </FormFrame>
  )
}
