import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { InboxRow } from '../../contract.ts'
import { requests } from '../../screens/api.ts'
import { Due } from '../../screens/due.tsx'
import { HandedBy } from '../../screens/hand-over.tsx'
import { PaneContext, type Done } from '../../screens/pane.ts'
import { useRequestVerb } from '../../screens/use-requests.ts'
import { timeWords } from '../rules.ts'
import s from './inbox.module.css'

type OpenRowProps = {
  row: InboxRow
  me: string
  now: Temporal.Instant
  /** The page where it is dealt with; none where that is a list. */
  page: ReactNode | undefined
  canOpen: (page: string) => boolean
  done: Done | undefined
  offerDone: (done: Done | undefined) => void
  onAnswered: () => void
  onLooked: () => void
  onSnooze: () => void
  onAssign: () => void
}

/** Who wrote, what there is to do about it besides an answer, and the page where it is answered. */
export function OpenRow({
  row,
  me,
  now,
  page,
  canOpen,
  done,
  offerDone,
  onAnswered,
  onLooked,
  onSnooze,
  onAssign,
}: OpenRowProps) {
  useLooking(row, onLooked)
  const wake = useRequestVerb(() => requests.wake({ id: row.id }))
  const pane = useMemo(() => ({ onAnswered, offerDone }), [onAnswered, offerDone])
  const { student, kindWords, path, snoozedUntil } = row
  const file = student === null ? undefined : `/desk/students/${student.id}`
  return (
    <>
      <div className="spread ruled-below gap-4 lines-3 pad-bottom-4">
        <div className="shrink">
          <h2 className="breakable text-4">{student?.name ?? kindWords}</h2>
          <Facts row={row} me={me} now={now} />
          {row.handed !== null && <HandedBy handed={row.handed} />}
        </div>
        <div className="row-2">
          {done !== undefined && <Button onClick={done.act}>{done.words}</Button>}
          {snoozedUntil === null ? (
            <Button onClick={onSnooze}>Snooze</Button>
          ) : (
            <Button busy={wake.isPending} onClick={() => wake.mutate(undefined)}>
              Bring back
            </Button>
          )}
          <Button onClick={onAssign}>Assign</Button>
          {file !== undefined && file !== path && canOpen(file) && <ButtonLink href={file}>Open file</ButtonLink>}
        </div>
      </div>
      {page === undefined ? (
        <Elsewhere row={row} />
      ) : (
        <PaneContext value={pane}>
          <div className={s.page}>{page}</div>
        </PaneContext>
      )}
    </>
  )
}

function Facts({ row, me, now }: { row: InboxRow; me: string; now: Temporal.Instant }) {
  const { title, place, dueAt, takenBy, snoozedUntil, nextDate, path } = row
  return (
    <p className="row-4 quiet lines-0">
      <span>{place === null ? title : `${title} · ${place}`}</span>
      {snoozedUntil === null ? (
        <span>
          Due: <Due at={dueAt} now={now} />
        </span>
      ) : (
        <span>Snoozed until {timeWords(Temporal.Instant.from(snoozedUntil), now)}</span>
      )}
      {nextDate !== null && (
        <span>
          Next: {nextDate.title}, {formatDay(Temporal.PlainDate.from(nextDate.day))}
          {nextDate.day === dayOf(now).toString() && ', today'}
        </span>
      )}
      <span>{takenBy === null ? 'Nobody has it' : takenBy.id === me ? 'You have it' : `${takenBy.name} has it`}</span>
      <Link href={path}>Its own page</Link>
    </p>
  )
}

/** What is dealt with in a list is opened there. */
const Elsewhere = ({ row: { words, kindWords, path } }: { row: InboxRow }) => (
  <EmptyState
    level={3}
    title={words}
    action={
      <ButtonLink kind="primary" href={path} data-answer="">
        Deal with it there
      </ButtonLink>
    }
  >
    {kindWords}: it has a list of its own, where everything about it is.
  </EmptyState>
)

/** Opened and in sight, it has been looked at. */
function useLooking({ id, isUnread, saidAt }: InboxRow, onLooked: () => void): void {
  const look = useEffectEvent(() => {
    // The next look makes a failed one good.
    if (document.visibilityState === 'visible') requests.see({ id }).then(onLooked, () => {})
  })
  useEffect(() => {
    if (!isUnread) return undefined
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, isUnread, saidAt])
}
