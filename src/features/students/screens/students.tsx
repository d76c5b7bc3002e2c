import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { FoundStudent } from '../contract.ts'
import { Student } from './student.tsx'
import s from './students.module.css'
import { foundQuery } from './students-queries.ts'

export const DeskStudents = ({ id }: { id: string | undefined }) =>
  id === undefined ? <Search /> : <Student key={id} id={id} />

const columns: readonly Column<FoundStudent>[] = [
  { label: 'Name', cell: student => <Link href={`/desk/students/${student.id}`}>{nameOf(student)}</Link> },
  { label: 'E-mail', cell: ({ email }) => email ?? 'None' },
  { label: 'Phone', cell: ({ phone }) => phone ?? 'None' },
  { label: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'Waiting', cell: ({ waiting }) => (waiting === 0 ? 'Nothing' : <Tag tone="open">{waiting}</Tag>) },
]

const nameOf = ({ name, email, isGuest }: FoundStudent): string =>
  name || email || (isGuest ? 'A guest' : 'Without a name')

/** Anybody by name, e-mail or phone; without a search those who came last. */
function Search() {
  const [search, setSearch] = useState('')
  const list = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const settled = useSettled(search.trim())
  const found = useQuery({ ...foundQuery(settled), placeholderData: keepPreviousData })
  return (
    <Screen title="Students">
      <div className={s.search}>
        <TextInput
          ref={field}
          type="search"
          name="search"
          label="Name, e-mail or phone"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
      </div>
      <section ref={list}>
        <h2>{settled === '' ? 'Came last' : 'Found'}</h2>
        <Shown what="the students" query={found}>
          {students =>
            students.length === 0 ? (
              <EmptyState title={settled === '' ? 'No students yet' : `Nobody is called '${settled}'`}>
                Try a part of the name, the address or at least four digits of the number.
              </EmptyState>
            ) : (
              <Table caption="Students" columns={columns} rows={students} rowKey={({ id }) => id} />
            )
          }
        </Shown>
      </section>
      <ListKeys
        list={list}
        what="student"
        more={[{ keys: ['/'], words: 'Search', act: () => field.current?.focus() }]}
      />
    </Screen>
  )
}
