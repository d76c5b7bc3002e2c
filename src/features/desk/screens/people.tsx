import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { PersonView } from '../contract.ts'
import { ActionList } from './actions.tsx'
import { desk } from './api.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Seats } from './seats.tsx'
import { useSettled } from '#src/features/desk-kit/screens/use-settled.ts'

const columns: readonly Column<PersonView>[] = [
  {
    label: 'Name',
    cell: person => <Link href={`/desk/people/${person.id}`}>{person.name || person.email || 'Without a name'}</Link>,
  },
  { label: 'What they are', cell: person => <Seats person={person} /> },
  { label: 'E-mail', cell: ({ email }) => email ?? 'None' },
  { label: 'Phone', cell: ({ phone }) => phone ?? 'None' },
]

/** Anybody by name, e-mail or phone; without a search those at the desk. */
export function People() {
  const [search, setSearch] = useState('')
  const settled = useSettled(search.trim())
  const people = useRead(desk.people, { search: settled })
  return (
    <Screen title="People">
      <div className="slim">
        <TextInput
          type="search"
          name="search"
          label="Name, e-mail or phone"
          autoComplete="off"
          value={search}
          onChange={setSearch}
        />
      </div>
      <section>
        <h2>{settled === '' ? 'At the desk' : 'Found'}</h2>
        <Loaded what="the people" query={people} isOld={settled !== search.trim()}>
          {found =>
            found.length === 0 ? (
              <EmptyState title={`Nobody is called '${settled}'`}>
                Try a part of the name, the address or at least four digits of the number.
              </EmptyState>
            ) : (
              <>
                <Table
                  caption={settled === '' ? 'People at the desk' : 'People found'}
                  columns={columns}
                  rows={found}
                  rowKey={({ id }) => id}
                />
                {found.length === 50 && <p className="quiet">The first 50 are shown. Type more to find fewer.</p>}
              </>
            )
          }
        </Loaded>
      </section>
      {settled === '' && (
        <section>
          <h2>Done lately</h2>
          <ActionList />
        </section>
      )}
    </Screen>
  )
}
