import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { AppointmentView } from '#src/stages/vaccines/records/contract.ts'
import { useVaccineVerb, vaccineClinics } from '#src/stages/vaccines/records/screens/api.ts'
import * as copy from '../copy.ts'
import { GivenDoses } from './given-doses.tsx'

const words = { dose: (name: string) => name, given: 'I was given these', missed: 'I was not there' }

/** It is over, and the clinic has said nothing: the student does. */
export function WereYouThere({ appointment }: { appointment: AppointmentView }) {
  const { id, clinic, startTime, vaccines } = appointment
  const say = useVaccineVerb((given: AppointmentView['vaccines']) => vaccineClinics.say({ given }), copy.noted)
  return (
    <Stack gap={4}>
      <p>
        Your appointment at {clinic.name} was on {formatDay(dayOf(Temporal.Instant.from(startTime)))}. What were you
        given?
      </p>
      <GivenDoses
        id={id}
        legend="What you were given"
        {...{ vaccines, words }}
        isBusy={say.isPending}
        onNote={given => say.mutate(given)}
      />
    </Stack>
  )
}
