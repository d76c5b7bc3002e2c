import { useRead } from '#src/browser/reads.ts'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { ListedClinic } from '../contract.ts'
import { ClinicForm } from './clinic-form.tsx'
import { ClinicPage } from './clinic-page.tsx'
import { clinicsPage, clinicsDesk } from './queries.ts'

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
        <Shown what="the clinics" query={clinics}>
          {rows =>
            rows.length === 0 ? (
              <EmptyState title="No clinics yet">Students can book once there is one with times.</EmptyState>
            ) : (
              <Table caption="Clinics" columns={columns} rows={rows} rowKey={({ id }) => id} />
            )
          }
        </Shown>
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
