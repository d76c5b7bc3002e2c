import type { Ref } from 'react'
import { optional } from '#src/browser/reads.ts'
import { ShortDay } from '#src/browser/short-day.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf, formatClock, formatDay, shortDay } from '#src/values/dates.ts'
import type { InboxRow } from '../../contract.ts'
import { urgencyOf } from '../../rules.ts'
import { Cut } from '../../screens/cut.tsx'
import { Workload } from '../../screens/workload.tsx'
import { useCounts } from '../../screens/work-counts.tsx'
import { wholeList } from '../../rules.ts'
import { ageOf, timeWords } from '../rules.ts'
import { DesktopNotice } from './desktop-notice.tsx'
import { nameOf } from './filters.ts'
import type { Inbox } from './use-inbox.ts'
import s from './inbox.module.css'

/** The rows, and at their end what is put off. */
export function InboxList({ inbox, list }: { inbox: Inbox; list: Ref<HTMLUListElement> }) {
  const { query, shown, asleep, rows, chosen, setView, most, showMore, show } = inbox
  const all = useCounts().queues.find(({ queue }) => queue === wholeList)?.count
  const isAsleepShown = chosen['snoozed'] === 'shown'
  const { snoozed: _, ...awake } = chosen
  return (
    <>
      {shown.length === 0 ? <NothingWaits isFiltered={rows.length > 0} /> : <Rows inbox={inbox} list={list} />}
      <div className="row-4 pad-x-4 pad-y-2">
        {(asleep.length > 0 || isAsleepShown) && (
          <Button kind="link" onClick={() => setView(isAsleepShown ? awake : { ...chosen, snoozed: 'shown' })}>
            {isAsleepShown ? 'Back to what waits' : `${asleep.length} snoozed${backWords(inbox)}`}
          </Button>
        )}
        <Link href={wholeList}>See everyone’s</Link>
        <DesktopNotice rows={optional(query)} onOpen={show} />
      </div>
      <Cut shown={rows.length} most={most} all={all} onMore={showMore} />
      <div className="pad-x-4">
        <Workload />
      </div>
    </>
  )
}

function NothingWaits({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <div className="pad-x-4">
        <EmptyState title="Nothing here">Other filters, or what your colleagues have, show more.</EmptyState>
      </div>
    )
  return (
    <div className="pad-x-4">
      <EmptyState title="No request waits for you">
        Messages, SOPs, steps, orders, loans and insurance that need an answer appear here immediately.
      </EmptyState>
    </div>
  )
}

/** ', back tomorrow at 9:00 am IST': the first of them. */
function backWords({ asleep, now }: Inbox): string {
  const [first] = asleep.flatMap(({ snoozedUntil }) => snoozedUntil ?? []).toSorted()
  return first === undefined ? '' : `, back ${timeWords(Temporal.Instant.from(first), now)}`
}

const Rows = ({ inbox, list }: { inbox: Inbox; list: Ref<HTMLUListElement> }) => (
  <ul ref={list} className="list" aria-label="What waits">
    {inbox.shown.map(row => (
      <li key={row.id}>
        <Row row={row} inbox={inbox} />
      </li>
    ))}
  </ul>
)

function Row({ row, inbox: { openId, now, hrefOf } }: { row: InboxRow; inbox: Inbox }) {
  const { id, student, kindWords, words, place, nextDate, isUnread } = row
  return (
    <Link
      href={hrefOf(id)}
      className={s.row}
      data-row={id}
      data-unread={isUnread || undefined}
      aria-current={id === openId ? 'true' : undefined}
    >
      <span className={classes('breakable', s.name)}>
        {nameOf(row)}
        {isUnread && <VisuallyHidden>, not read yet</VisuallyHidden>}
      </span>
      <Age row={row} now={now} />
      <span className={classes('across', s.words)}>{words}</span>
      <span className="faint">
        {place ?? (student === null ? '' : kindWords)}
        {nextDate !== null && <Next {...nextDate} now={now} />}
      </span>
      <Promise row={row} now={now} />
    </Link>
  )
}

function Next({ day, title, now }: { day: string; title: string; now: Temporal.Instant }) {
  const date = Temporal.PlainDate.from(day)
  return (
    <>
      {' · next '}
      <ShortDay day={date} today={dayOf(now)} full={`${formatDay(date)}: ${title}`} />
    </>
  )
}

type OfRow = { row: InboxRow; now: Temporal.Instant }

/** How long it waits; or how late it is. */
function Age({ row: { saidAt, dueAt }, now }: OfRow) {
  const due = Temporal.Instant.from(dueAt)
  if (urgencyOf(due, now) === 'overdue')
    return <span className="label-1 brick one-line pushed">{ageOf(due, now)} late</span>
  return (
    <span className="faint one-line pushed">
      <VisuallyHidden>waits </VisuallyHidden>
      {ageOf(Temporal.Instant.from(saidAt), now)}
    </span>
  )
}

/** Until when an answer is promised, or the row is put off. */
function Promise({ row: { dueAt, snoozedUntil }, now }: OfRow) {
  const due = Temporal.Instant.from(snoozedUntil ?? dueAt)
  if (urgencyOf(due, now) === 'overdue') return null
  const isToday = dayOf(due).equals(dayOf(now))
  return (
    <span className="faint one-line pushed">
      {snoozedUntil === null ? 'due ' : 'back '}
      {isToday ? formatClock(due) : shortDay(dayOf(due), dayOf(now))}
    </span>
  )
}
