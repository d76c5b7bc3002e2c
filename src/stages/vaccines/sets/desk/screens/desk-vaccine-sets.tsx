import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Link } from '#src/ui/link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import type { Column } from '#src/ui/table.tsx'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import type { ListedSet } from '../contract.ts'
import { setsPage, setsDesk } from './api.ts'
import { SetPage } from './set-page.tsx'

/** What universities ask of vaccines; with an id, one list. */
export const DeskVaccineSets = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <AllSets /> : <SetPage key={id} id={id} me={me} />

const AllSets = () => (
  <DeskQueue
    title="Vaccine requirements"
    words="What universities ask for, where we have read it. Students of all others go by the common list, and see that they do."
    what="list"
    all="the lists"
    query={useRead(setsDesk.list)}
    textOf={({ university, source }) => `${university || 'The common list'} ${source}`}
    empty={{ title: 'No lists yet', words: 'Open one for a university below.' }}
    caption="Lists"
    columns={columns}
    rowKey={({ id }) => id}
  >
    <OpenOne />
  </DeskQueue>
)

const columns: readonly Column<ListedSet>[] = [
  {
    label: 'University',
    cell: ({ id, university }) => <Link href={`${setsPage}/${id}`}>{university || 'The common list'}</Link>,
  },
  { label: 'Read in', cell: ({ source }) => source },
  { label: 'Checked on', cell: ({ checkedOn }) => dayWords(checkedOn) },
  { label: 'Students', numeric: true, cell: ({ students, university }) => (university === '' ? '' : students) },
  {
    label: 'Last changed',
    cell: ({ changedAt, changedBy }) =>
      changedBy === null ? 'As brought along' : <Changed at={changedAt} by={changedBy} />,
  },
]

const Changed = ({ at, by }: { at: string; by: string }) => (
  <>
    <When at={at} /> by {by}
  </>
)

function OpenOne() {
  const [university, setUniversity] = useState<ComboboxOption | null>(null)
  const [, navigate] = useLocation()
  return (
    <Card as="section" label="Another university">
      <Stack gap={4}>
        <h2>Another university</h2>
        <UniversityField name="university" value={university} onChange={setUniversity} />
        <div>
          <Button
            disabled={university === null}
            onClick={() => university !== null && navigate(`${setsPage}/${university.value}`)}
          >
            Open its list
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
