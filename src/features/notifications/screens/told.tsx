import { useMutation } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { formatClock } from '#src/values/dates.ts'
import type { NotificationView } from '../contract.ts'
import * as copy from '../copy.ts'
import s from './panel.module.css'
import { markRead } from './queries.ts'

/** One that leads somewhere is a link as a whole; one that does not has a button. */
export function Told({ told, onFollow }: { told: NotificationView; onFollow: () => void }) {
  const toasts = useToasts()
  const read = useMutation({ mutationFn: () => markRead(told.id), onError: error => toasts.error(error.message) })
  const look = classes(s.told, told.isMissed && s.missed)
  const note = () => {
    if (told.isMissed) read.mutate()
  }
  if (told.href !== null) {
    const follow = () => {
      note()
      onFollow()
    }
    return (
      <Link href={told.href} className={look} onClick={follow}>
        <Words told={told} />
        <ArrowIcon className={s.arrow} />
      </Link>
    )
  }
  return (
    <div className={look}>
      <Words told={told} />
      {told.isMissed && (
        <Button kind="link" busy={read.isPending} aria-label={`Mark as read: ${told.title}`} onClick={note}>
          Mark as read
        </Button>
      )}
    </div>
  )
}

function Words({ told }: { told: NotificationView }) {
  return (
    <span className={s.words}>
      <span className={s.head}>
        {told.isMissed && <span className={s.new}>New</span>}
        {copy.typeNames[told.type]} · <time dateTime={told.at}>{formatClock(Temporal.Instant.from(told.at))} IST</time>
      </span>
      <strong className={s.title}>{told.title}</strong>
      <span className={s.body}>{told.body}</span>
    </span>
  )
}
