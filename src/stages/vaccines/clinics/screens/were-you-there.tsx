import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { AppointmentView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { useVaccineVerb, vaccineClinics } from '#src/stages/vaccines/screens/vaccine-queries.ts'
import * as copy from '../copy.ts'

/** It is over, and the clinic has said nothing: the student does. */
export function WereYouThere({ appointment }: { appointment: AppointmentView }) {
  const { clinic, startTime, vaccines } = appointment
  const [given, setGiven] = useState<readonly string[]>(vaccines)
  const say = useVaccineVerb((what: AppointmentView['vaccines']) => vaccineClinics.say({ given: what }), copy.noted)
  return (
    <Stack gap={4}>
      <p>
        Your appointment at {clinic.name} was on {formatDay(dayOf(Temporal.Instant.from(startTime)))}. What were you
        given?
      </p>
      <fieldset>
        <legend className="visually-hidden">What you were given</legend>
        {vaccines.map(vaccine => (
          <Checkbox
            key={vaccine}
            name={vaccine}
            label={vaccineNames[vaccine]}
            value={given.includes(vaccine)}
            onChange={isGiven => setGiven(isGiven ? [...given, vaccine] : given.filter(one => one !== vaccine))}
          />
        ))}
      </fieldset>
      <Actions>
        <Button
          kind="primary"
          disabled={given.length === 0}
          busy={say.isPending}
          onClick={() => say.mutate(vaccines.filter(vaccine => given.includes(vaccine)))}
        >
          I was given these
        </Button>
        <Button busy={say.isPending} onClick={() => say.mutate([])}>
          I was not there
        </Button>
      </Actions>
    </Stack>
  )
}
