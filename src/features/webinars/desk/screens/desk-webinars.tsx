import { useQuery } from '@tanstack/react-query'
import { optional } from '#src/browser/reads.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { DeskWebinarView } from '../contract.ts'
import { standingOf } from './state.ts'
import * as copy from '../copy.ts'
import { DeskWebinar } from './desk-webinar.tsx'
import { deskWebinarsQuery } from './desk-webinars-query.ts'
import { NewWebinar } from './new-webinar.tsx'

/** All webinars, one of them, or a new one. */
export function DeskWebinars({ id, me }: { id: string | undefined; me: string }) {
  const query = useQuery(deskWebinarsQuery)
  if (id === undefined) return <AllWebinars />
  if (id === 'new')
    return (
      <Shown what="the webinars" query={query}>
        {all => <NewWebinar me={me} {...all} />}
      </Shown>
    )
  return <OneWebinar key={id} id={id} me={me} />
}

function OneWebinar({ id, me }: { id: string; me: string }) {
  const query = useQuery({
    ...deskWebinarsQuery,
    select: ({ webinars, ...all }) => {
      const webinar = webinars.find(one => one.id === id)
      return webinar && { webinar, ...all }
    },
  })
  if (query.data !== undefined) return <DeskWebinar me={me} {...query.data} />
  return (
    <DeskPage
      title="Webinar"
      what="webinar"
      back={{ href: '/desk/webinars', to: 'all webinars' }}
      query={query}
      gone="The address may be an old one."
    >
      {() => null}
    </DeskPage>
  )
}

function AllWebinars() {
  const query = useQuery(deskWebinarsQuery)
  const rows = useQuery({ ...deskWebinarsQuery, select: ({ webinars }) => webinars })
  return (
    <DeskQueue
      title="Webinars"
      words="Students see a webinar in its stage as soon as it is scheduled."
      tools={
        <div>
          <ButtonLink kind="primary" href="/desk/webinars/new">
            Schedule a webinar
          </ButtonLink>
        </div>
      }
      what="webinar"
      all="the webinars"
      query={rows}
      textOf={({ title, hostName }) => `${title} ${hostName}`}
      empty={{ title: 'No webinar yet', words: 'The first one you schedule appears here.' }}
      caption="Webinars, the newest first"
      columns={columnsAt(optional(query)?.now ?? '')}
      rowKey={({ id }) => id}
    />
  )
}

const columnsAt = (now: string): readonly Column<DeskWebinarView>[] => [
  { label: 'Webinar', cell: ({ id, title }) => <Link href={`/desk/webinars/${id}`}>{title}</Link> },
  { label: 'Stage', cell: ({ stage }) => (stage === null ? copy.noStage : copy.stageNames[stage]) },
  { label: 'Next', cell: webinar => <NextTime webinar={webinar} now={now} /> },
  {
    label: 'Registered',
    cell: ({ slots }) => slots.reduce((sum, { registered }) => sum + registered, 0),
    numeric: true,
  },
]

function NextTime({ webinar, now }: { webinar: DeskWebinarView; now: string }) {
  const { next, words } = standingOf(webinar, now)
  return next === undefined ? <Tag>{words}</Tag> : <When at={next.startTime} />
}
