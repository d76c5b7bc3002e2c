import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { DeskWebinarView } from '../contract.ts'
import { standingOf } from './standing.ts'
import * as copy from '../copy.ts'
import { DeskWebinar } from './desk-webinar.tsx'
import { deskWebinarsQuery } from './desk-webinars-query.ts'
import { NewWebinar } from './new-webinar.tsx'

/** All webinars, one of them, or a new one. */
export function DeskWebinars({ id, me }: { id: string | undefined; me: string }) {
  const query = useQuery(deskWebinarsQuery)
  if (id === undefined) return <AllWebinars />
  return (
    <Shown what="the webinars" query={query}>
      {({ isSandbox, webinars, ahead }) =>
        id === 'new' ? (
          <NewWebinar me={me} isSandbox={isSandbox} />
        ) : (
          <OneWebinar
            webinar={webinars.find(webinar => webinar.id === id)}
            me={me}
            isSandbox={isSandbox}
            ahead={ahead}
          />
        )
      }
    </Shown>
  )
}

type OneWebinarProps = { webinar: DeskWebinarView | undefined; me: string; isSandbox: boolean; ahead: number }

function OneWebinar({ webinar, ...rest }: OneWebinarProps) {
  if (webinar !== undefined) return <DeskWebinar key={webinar.id} webinar={webinar} {...rest} />
  return (
    <EmptyState
      title="This webinar is not here"
      level={1}
      action={
        <ButtonLink kind="primary" href="/desk/webinars">
          To all webinars
        </ButtonLink>
      }
    >
      The address may be an old one.
    </EmptyState>
  )
}

function AllWebinars() {
  const query = useQuery(deskWebinarsQuery)
  return (
    <Screen title="Webinars" words="Students see a webinar in its stage as soon as it is scheduled.">
      <div>
        <ButtonLink kind="primary" href="/desk/webinars/new">
          Schedule a webinar
        </ButtonLink>
      </div>
      <Shown what="the webinars" query={query}>
        {({ webinars, now }) =>
          webinars.length === 0 ? (
            <EmptyState title="No webinar yet">The first one you schedule appears here.</EmptyState>
          ) : (
            <Table
              caption="Webinars, the newest first"
              columns={columnsAt(now)}
              rows={webinars}
              rowKey={({ id }) => id}
            />
          )
        }
      </Shown>
    </Screen>
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
