import { useQueryClient } from '@tanstack/react-query'
import { personAsks } from '#src/features/people/person/rules.ts'
import { useKnown, type Known } from '#src/features/people/values/screens/use-known.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { person } from '#src/features/people/screens/api.ts'
import { Contradiction } from '#src/features/plan/screens/contradiction.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { parseDay } from '#src/values/dates.ts'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineRereads } from '#src/stages/vaccines/records/screens/api.ts'
import * as copy from '../copy.ts'
import { readAgain } from '#src/browser/queries.ts'

type FlightFormProps = { view: VaccinesView; isChanging: boolean; onDone: () => void }

/** The profile's own flight: changed here, it is changed everywhere. */
export function FlightForm(props: FlightFormProps) {
  const known = useKnown()
  return known === undefined ? <Loading /> : <Asked {...props} known={known} />
}

function Asked({ view, isChanging, onDone, known }: FlightFormProps & { known: Known }) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { flightDate: view.flight ?? known.of('flight') },
    check: ({ flightDate }) => (parseDay(flightDate) === undefined ? { flightDate: copy.flightRequired } : {}),
    submit: async ({ flightDate }) => {
      await person.change({ flightDate })
      onDone()
      await readAgain(queries, 'profile', ...vaccineRereads)
    },
  })
  return (
    <FormFrame form={form} label="Your flight" from={known.under('profile', personAsks)(form.values)}>
      <DateInput
        {...form.field('flightDate')}
        label="Day of your flight"
        hint="Not booked yet? Take the day you have in mind: you can change it at any time."
        min={view.today}
      />
      <Contradiction thing="flight" day={form.values.flightDate} />
      <Actions>
        <Button kind="primary" type="submit" busy={form.busy}>
          Plan my doses
        </Button>
        {isChanging && <Button onClick={onDone}>Keep it as it is</Button>}
      </Actions>
    </FormFrame>
  )
}
