import { Loaded } from '#src/ui/waiting.tsx'
import { useRead, readOf } from '#src/browser/reads.ts'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { ListedClinic, DeskClinic, DeskTime } from '../contract.ts'
import { ClinicForm } from './clinic-form.tsx'
import { clinicsPage, clinicsDesk, useClinicVerb } from './api.ts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '#src/ui/notice.tsx'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import { Appointments } from './appointments.tsx'
import { AddTimes, OfferedTimes } from '#src/features/appointments/screens/desk/offered-times.tsx'
import { checkPlaces, closedDays, timeWords } from '#src/stages/vaccines/clinics/rules.ts'

/** Where students are vaccinated; with an id, one clinic. */
export const DeskClinics = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <AllClinics me={me} /> : <ClinicPage key={id} id={id} me={me} />

function AllClinics({ me }: { me: string }) {
  const clinics = useRead(clinicsDesk.list)
  const list = useRef<HTMLDivElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [, navigate] = useLocation()
  return (
    <Screen title="Clinics" words="Those where an appointment waits for a word stand first.">
      <div ref={list}>
        <Loaded what="the clinics" query={clinics}>
          {rows =>
            rows.length === 0 ? (
              <EmptyState title="No clinics yet">Students can book once there is one with times.</EmptyState>
            ) : (
              <Table caption="Clinics" columns={columns} rows={rows} rowKey={({ id }) => id} />
            )
          }
        </Loaded>
      </div>
      <ListKeys list={list} what="clinic" />
      {isAdding ? (
        <Card as="section" label="Add a clinic">
          <ClinicForm
            me={me}
            clinic={null}
            onCancel={() => setIsAdding(false)}
            onAdded={id => navigate(`${clinicsPage}/${id}`)}
          />
        </Card>
      ) : (
        <div>
          <Button onClick={() => setIsAdding(true)}>Add a clinic</Button>
        </div>
      )}
    </Screen>
  )
}

const columns: readonly Column<ListedClinic>[] = [
  { label: 'Clinic', cell: ({ id, name }) => <Link href={`${clinicsPage}/${id}`}>{name}</Link> },
  { label: 'City', cell: ({ city }) => city },
  { label: 'Free places', numeric: true, cell: ({ free }) => free },
  { label: 'Booked', numeric: true, cell: ({ booked }) => booked },
  {
    label: 'Standing',
    cell: ({ toSettle, isRetired, isSample }) => {
      if (toSettle > 0) return <StatusTag tone="ready">{toSettle} without a word</StatusTag>
      if (isRetired) return <StatusTag tone="locked">Retired</StatusTag>
      return isSample ? <Tag>Sample data</Tag> : ''
    },
  },
]

/** One clinic: who comes, when, and what it gives. */
function ClinicPage({ id, me }: { id: string; me: string }) {
  const query = useQuery({ ...readOf(clinicsDesk.read, { id }), retry: false })
  return (
    <Screen title={query.data?.clinic.name ?? 'Clinic'} words={<Link href={clinicsPage}>Back to all clinics</Link>}>
      <Loaded what="this clinic" query={query}>
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
      </Loaded>
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

const rereads = ['vaccine-slots'] as const

/** The coming half hours by day, and a form that adds more. */
const Times = ({ clinic, times }: { clinic: DeskClinic; times: readonly DeskTime[] }) => (
  <section className="stack-4" aria-label="Times to come">
    <h2>Times to come</h2>
    <OfferedTimes
      times={times}
      none="None: students cannot book here yet."
      count={countWords}
      words={timeWords}
      detail={({ taken, capacity }) => `${taken} of ${capacity} taken`}
      isFree={({ taken }) => taken === 0}
      withdraw={time => clinicsDesk.withdrawTime({ time })}
      rereads={rereads}
    />
    {!clinic.isRetired && (
      <AddTimes
        label="More times"
        hasPlaces
        check={typed => checkPlaces(typed, closedDays(clinic))}
        add={(startTimes, places) => clinicsDesk.addTimes({ id: clinic.id, startTimes, places })}
        rereads={rereads}
      />
    )}
  </section>
)

function countWords(times: readonly DeskTime[]): string {
  const sum = (field: 'capacity' | 'taken') => times.reduce((total, time) => total + time[field], 0)
  const taken = sum('taken')
  return `${sum('capacity')} places, ${taken === 0 ? 'all free' : `${taken} taken`}`
}
