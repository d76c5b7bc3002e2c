import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Select } from '#src/ui/select.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { DeskContent } from '#src/features/content/contract.ts'
import { typeNames } from '#src/features/content/copy.ts'
import s from './desk-library.module.css'
import { EditItem } from './edit-item.tsx'
import { libraryQuery } from './library-query.ts'

type Stage = { route: string; label: string }
type DeskLibraryProps = { id: string | undefined; me: string; stages: readonly Stage[] }

/** The library as those see it who write it. */
export function DeskLibrary({ id, me, stages }: DeskLibraryProps) {
  if (id === undefined) return <LibraryList stages={stages} />
  return <OneItem key={id} id={id} me={me} stages={stages} />
}

const everywhere = 'everywhere'

function LibraryList({ stages }: { stages: readonly Stage[] }) {
  const [stage, setStage] = useState('')
  const labelOf = (route: string | null) => stages.find(one => one.route === route)?.label ?? 'The whole journey'
  return (
    <Screen
      title="Library"
      words="What students find to read, watch and hear. Nothing is shown before it is published."
    >
      <div className={s.bar}>
        <Select
          label="Show"
          name="stage"
          placeholder="All stages"
          value={stage}
          onChange={setStage}
          options={[
            ...stages.map(({ route, label }) => ({ value: route, label })),
            { value: everywhere, label: 'The whole journey' },
          ]}
        />
        <ButtonLink kind="primary" href="/desk/library/new">
          Write something new
        </ButtonLink>
      </div>
      <Shown what="the library" query={useQuery(libraryQuery)}>
        {all => {
          const shown = all.filter(item => stage === '' || (item.stage ?? everywhere) === stage)
          return shown.length === 0 ? (
            <EmptyState title="Nothing here yet">What you write for this stage appears here.</EmptyState>
          ) : (
            <Table caption="The library" columns={columnsFor(labelOf)} rows={shown} rowKey={item => item.id} />
          )
        }}
      </Shown>
    </Screen>
  )
}

const columnsFor = (labelOf: (stage: string | null) => string): readonly Column<DeskContent>[] => [
  { label: 'Title', cell: ({ id, title }) => <Link href={`/desk/library/${id}`}>{title}</Link> },
  { label: 'What', cell: ({ type }) => typeNames[type] },
  { label: 'Stage', cell: ({ stage }) => labelOf(stage) },
  { label: 'Changed', cell: ({ changedAt }) => <When at={changedAt} /> },
  { label: 'By', cell: ({ changedBy }) => changedBy ?? 'Safar' },
  {
    label: 'State',
    cell: ({ publishedAt }) =>
      publishedAt === null ? <Tag tone="waiting">Draft</Tag> : <Tag tone="done">Published</Tag>,
  },
]

function OneItem({ id, me, stages }: { id: string; me: string; stages: readonly Stage[] }) {
  const items = useQuery({ ...libraryQuery, enabled: id !== 'new' })
  const back = <Link href="/desk/library">Back to the library</Link>
  if (id === 'new') {
    return (
      <Screen title="Write something new" words={back}>
        <EditItem item={undefined} me={me} stages={stages} />
      </Screen>
    )
  }
  const item = items.data?.find(one => one.id === id)
  return (
    <Screen title={item?.title ?? 'Library'} words={back}>
      <Shown what="the library" query={items}>
        {() =>
          item === undefined ? (
            <EmptyState title="This is not in the library">Somebody may have sent you an old address.</EmptyState>
          ) : (
            <EditItem item={item} me={me} stages={stages} />
          )
        }
      </Shown>
    </Screen>
  )
}
