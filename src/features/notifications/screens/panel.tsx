import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { todayHere } from '#src/browser/zone.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { dayWords } from '#src/values/dates.ts'
import type { NotificationsView, NotificationView } from '../contract.ts'
import { NotificationRow } from './notification-row.tsx'
import s from './notifications.module.css'
import { markAllRead, pagesQuery } from './student-api.ts'

type PanelProps = { newest: NotificationsView | undefined; onFollow: () => void }

/** All notifications of one person that still hold, newest first, day by day. */
export function Panel({ newest, onFollow }: PanelProps) {
  const pages = useInfiniteQuery(pagesQuery(newest))
  const all = pages.data?.pages.flatMap(page => page.notifications)
  if (all === undefined) return <Waiting query={pages} what="your notifications" />
  return (
    <Stack gap={4}>
      {all.length === 0 ? <Nothing /> : <Days all={all} onFollow={onFollow} />}
      {pages.hasNextPage && (
        <Button kind="link" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show earlier
        </Button>
      )}
      <Foot newest={all[0]} missed={pages.data?.pages[0]?.missed ?? 0} onFollow={onFollow} />
    </Stack>
  )
}

function Foot({
  newest,
  missed,
  onFollow,
}: {
  newest: NotificationView | undefined
  missed: number
  onFollow: () => void
}) {
  const toasts = useToasts()
  const all = useMutation({ mutationFn: markAllRead, onError: error => toasts.error(error.message) })
  return (
    <Actions>
      {newest !== undefined && missed > 0 && (
        <Button busy={all.isPending} onClick={() => all.mutate(newest.at)}>
          Mark all as read
        </Button>
      )}
      <Link href="/profile/notifications" onClick={onFollow}>
        What you get by e-mail
      </Link>
    </Actions>
  )
}

function Days({ all, onFollow }: { all: readonly NotificationView[]; onFollow: () => void }) {
  const today = todayHere()
  const days = Map.groupBy(all, ({ at }) => dayWords(todayHere(Temporal.Instant.from(at)), today))
  return [...days].map(([day, notification]) => (
    <section key={day} aria-label={day}>
      <h3 className={s.day}>{day}</h3>
      <ul className="list ruled">
        {notification.map(one => (
          <li key={one.id}>
            <NotificationRow notification={one} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

const Nothing = () => (
  <EmptyState title="Nothing yet" level={3}>
    When a review is ready, a date comes near or somebody answers you, it stands here.
  </EmptyState>
)
