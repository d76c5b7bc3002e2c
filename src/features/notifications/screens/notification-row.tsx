import { useMutation } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatClock } from '#src/values/dates.ts'
import type { NotificationView } from '../contract.ts'
import * as copy from '../copy.ts'
import s from './notifications.module.css'
import { markRead } from './student-api.ts'

/** One that leads somewhere is a link as a whole; one that does not has a button. */
export function NotificationRow({ notification, onFollow }: { notification: NotificationView; onFollow: () => void }) {
  const toasts = useToasts()
  const read = useMutation({
    mutationFn: () => markRead(notification.id),
    onError: error => toasts.error(error.message),
  })
  const look = classes(s.row, notification.isMissed && s.missed)
  const note = () => {
    if (notification.isMissed) read.mutate()
  }
  if (notification.href !== null) {
    const follow = () => {
      note()
      onFollow()
    }
    return (
      <Link href={notification.href} className={look} onClick={follow}>
        <Words notification={notification} />
        <ArrowIcon className="rail" />
      </Link>
    )
  }
  return (
    <div className={look}>
      <Words notification={notification} />
      {notification.isMissed && (
        <Button kind="link" busy={read.isPending} aria-label={`Mark as read: ${notification.title}`} onClick={note}>
          Mark as read
        </Button>
      )}
    </div>
  )
}

function Words({ notification }: { notification: NotificationView }) {
  return (
    <span className="stack shrink breakable">
      <span className="quiet tabular">
        {notification.isMissed && <span className={s.new}>New</span>}
        {copy.typeNames[notification.type]} ·{' '}
        <time dateTime={notification.at}>{formatClock(Temporal.Instant.from(notification.at))} IST</time>
      </span>
      <strong className={s.title}>{notification.title}</strong>
      <span className="muted as-typed">{notification.body}</span>
    </span>
  )
}
