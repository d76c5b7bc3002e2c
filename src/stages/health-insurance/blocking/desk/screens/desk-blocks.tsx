import { Loaded } from '#src/ui/waiting.tsx'
import { BlockPage } from './block-page.tsx'
import { useRead, useReadWhen } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { useState } from 'react'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { FoundStudent } from '#src/features/people/contract.ts'
import { students as studentsApi } from '#src/features/students/screens/api.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { desk as copy } from '../copy.ts'
import type { BlockedStudent } from '#src/stages/health-insurance/blocking/contract.ts'
import { deskBlocks } from './api.ts'

/** Those that are blocked, or the student who is open. */
export const DeskBlocks = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <BlockList /> : <BlockPage key={id} student={id} me={me} />

const pageOf = (student: string) => `/desk/insurance-blocks/${student}`

const columns: readonly Column<BlockedStudent>[] = [
  { label: 'Student', cell: ({ student }) => <StudentLink href={pageOf(student.id)} name={student.name} /> },
  { label: copy.reason, cell: ({ block }) => block.reason },
  { label: 'Since', cell: ({ block }) => <When at={block.blockedAt} /> },
  { label: 'By', cell: ({ block }) => block.blockedBy ?? 'Someone who has left' },
]

const foundColumns: readonly Column<FoundStudent>[] = [
  { label: 'Student', cell: ({ id, name, email }) => <Link href={pageOf(id)}>{name || email || 'A guest'}</Link> },
  { label: 'E-mail', cell: ({ email }) => email ?? 'None' },
  { label: 'Phone', cell: ({ phone }) => phone ?? 'None' },
]

function BlockList() {
  return (
    <Screen title={copy.title} words={copy.words}>
      <section>
        <h2>{copy.blockedNow}</h2>
        <Loaded what="the blocked applications" query={useRead(deskBlocks.list)}>
          {all =>
            all.length === 0 ? (
              <EmptyState title={copy.none}>{copy.noneWords}</EmptyState>
            ) : (
              <Table
                caption="Blocked applications, latest first"
                columns={columns}
                rows={all}
                rowKey={({ student }) => student.id}
              />
            )
          }
        </Loaded>
      </section>
      <Search />
    </Screen>
  )
}

/** A student who has paid nothing yet is in no list of insurances. */
function Search() {
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim())
  const found = useReadWhen(settled !== '', studentsApi.find, { search: settled })
  return (
    <section>
      <h2>{copy.find}</h2>
      <TextInput
        type="search"
        name="search"
        label={copy.search}
        autoComplete="off"
        value={search}
        onChange={setSearch}
      />
      {settled !== '' && (
        <Loaded what="the students" query={found} isOld={settled !== search.trim()}>
          {students =>
            students.length === 0 ? (
              <EmptyState title={`Nobody is called '${settled}'`}>Try a part of the name or the address.</EmptyState>
            ) : (
              <Table caption="Students" columns={foundColumns} rows={students} rowKey={({ id }) => id} />
            )
          }
        </Loaded>
      )}
    </section>
  )
}
