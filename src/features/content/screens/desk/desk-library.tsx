import { readOf, useRead } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import { EntryStateTag, stateFilter } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { DeskQueue, type QueueFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { DeskContent } from '#src/features/content/contract.ts'
import { typeNames } from '#src/features/content/copy.ts'
import { EditItem } from './edit-item.tsx'
import { deskContent } from './api.ts'

type Stage = { route: string; label: string }
const wholeJourney = 'The whole journey'
const stateOf = ({ publishedAt }: DeskContent) => (publishedAt === null ? 'draft' : 'published')

type DeskLibraryProps = { id: string | undefined; me: string; stages: readonly Stage[] }

/** The library as those see it who write it. */
export function DeskLibrary({ id, me, stages }: DeskLibraryProps) {
  if (id === undefined) return <LibraryList stages={stages} />
  return <OneItem key={id} id={id} me={me} stages={stages} />
}

const everywhere = 'everywhere'

const stageFilter = (stages: readonly Stage[]): QueueFilter<DeskContent> => ({
  name: 'stage',
  label: 'Stage',
  options: [
    { value: '', label: 'All stages', isShown: () => true },
    ...stages.map(({ route, label }) => ({
      value: route,
      label,
      isShown: ({ stage }: DeskContent) => stage === route,
    })),
    { value: everywhere, label: wholeJourney, isShown: ({ stage }) => stage === null },
  ],
})

function LibraryList({ stages }: { stages: readonly Stage[] }) {
  const labelOf = (route: string | null) => stages.find(one => one.route === route)?.label ?? wholeJourney
  return (
    <DeskQueue
      title="Library"
      words="What students find to read, watch and hear. Nothing is shown before it is published."
      tools={
        <div>
          <ButtonLink kind="primary" href="/desk/library/new">
            Write something new
          </ButtonLink>
        </div>
      }
      what="item"
      all="the library"
      query={useRead(deskContent.listAll)}
      textOf={({ title, summary, type, stage }) => `${title} ${summary} ${typeNames[type]} ${labelOf(stage)}`}
      filters={[stageFilter(stages), stateFilter(stateOf)]}
      empty={{ title: 'Nothing here yet', words: 'What you write appears here.' }}
      caption="The library"
      columns={columnsFor(labelOf)}
      rowKey={({ id }) => id}
    />
  )
}

const columnsFor = (labelOf: (stage: string | null) => string): readonly Column<DeskContent>[] => [
  { label: 'Title', cell: ({ id, title }) => <Link href={`/desk/library/${id}`}>{title}</Link> },
  { label: 'What', cell: ({ type }) => typeNames[type] },
  { label: 'Stage', cell: ({ stage }) => labelOf(stage) },
  { label: 'Changed', cell: ({ changedAt }) => <When at={changedAt} /> },
  { label: 'By', cell: ({ changedBy }) => changedBy ?? 'Safar' },
  { label: 'State', cell: item => <EntryStateTag state={stateOf(item)} /> },
]

const back = { href: '/desk/library', to: 'the library' }

function OneItem({ id, me, stages }: { id: string; me: string; stages: readonly Stage[] }) {
  const item = useQuery({
    ...readOf(deskContent.listAll),
    enabled: id !== 'new',
    select: items => items.find(one => one.id === id),
  })
  if (id === 'new') {
    return (
      <Screen title="Write something new" words={<Link href={back.href}>Back to {back.to}</Link>}>
        <EditItem item={undefined} me={me} stages={stages} />
      </Screen>
    )
  }
  return (
    <DeskPage
      title={item.data?.title ?? 'Library'}
      what="item"
      back={back}
      query={item}
      gone="Somebody may have sent you an old address."
    >
      {found => <EditItem item={found} me={me} stages={stages} />}
    </DeskPage>
  )
}
