import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import type { DeskClinic } from '../contract.ts'
import { Appointments } from './appointments.tsx'
import { ClinicForm } from './clinic-form.tsx'
import { clinicsDesk, clinicsPage, useClinicVerb } from './queries.ts'
import { Times } from './times.tsx'

/** One clinic: who comes, when, and what it gives. */
export function ClinicPage({ id, me }: { id: string; me: string }) {
  const query = useQuery({ ...readOf(clinicsDesk.read, { id }), retry: false })
  return (
    <Screen title={query.data?.clinic.name ?? 'Clinic'} words={<Link href={clinicsPage}>Back to all clinics</Link>}>
      <Shown what="this clinic" query={query}>
        {({ clinic, times, appointments }) => (
          <>
            {clinic.isSample && (
              <Notice tone="info">Sample data as of {dayWords(clinic.asOf)}: students read that it is invented.</Notice>
            )}
            <div className="stack-6 tiles-6 top">
              <div className="stack-4">
                <Appointments appointments={appointments} />
                <Times clinic={clinic} times={times} />
              </div>
              <section className="stack-4" aria-label="The clinic">
                <h2>The clinic</h2>
                <ClinicForm clinic={clinic} me={me} />
                <Retirement clinic={clinic} />
              </section>
            </div>
          </>
        )}
      </Shown>
    </Screen>
  )
}

function Retirement({ clinic: { id, name, isRetired } }: { clinic: DeskClinic }) {
  const retire = useClinicVerb(
    () => clinicsDesk.retire({ id }),
    `Nothing new is booked at ${name}. You can bring it back.`,
  )
  const bringBack = useClinicVerb(() => clinicsDesk.bringBack({ id }), `${name} is there again.`)
  const change = isRetired ? bringBack : retire
  return (
    <div>
      <Button kind="link" busy={change.isPending} onClick={() => change.mutate(undefined)}>
        {isRetired ? 'Bring this clinic back' : 'Retire this clinic'}
      </Button>
    </div>
  )
}
