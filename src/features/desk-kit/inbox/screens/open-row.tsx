import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { InboxRow } from '../../contract.ts'
import { requests } from '../../screens/api.ts'
import { Due } from '../../screens/due.tsx'
import { HandedBy } from '../../screens/hand-over.tsx'
import { PaneContext, type Done } from '../../screens/pane.ts'
import { useRoom } from '../../screens/room.ts'
import { useRequestVerb } from '../../screens/use-requests.ts'
import { timeWords } from '../rules.ts'
import { nameOf } from './filters.ts'
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
  const { student, path, snoozedUntil } = row
  const name = nameOf(row)
  const pane = useMemo(() => ({ name, onAnswered, offerDone }), [name, onAnswered, offerDone])
  const file = student === null ? undefined : `/desk/students/${student.id}`
  return (
    <>
      <div className="spread ruled-below gap-4 lines-3 pad-bottom-4">
        <div className="shrink">
          <h2 className="breakable text-4">{name}</h2>
          <Facts row={row} me={me} now={now} />
          {row.handed !== null && <HandedBy handed={row.handed} />}
        </div>
        <RowActs
          acts={[
            ...(done === undefined ? [] : [{ words: done.words, act: done.act }]),
            snoozedUntil === null
              ? { words: 'Snooze', act: onSnooze }
              : { words: 'Bring back', act: () => wake.mutate(undefined), isBusy: wake.isPending },
            { words: 'Assign', act: onAssign },
            ...(file !== undefined && file !== path && canOpen(file) ? [{ words: 'Open file', href: file }] : []),
          ]}
        />
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
    <p className="row-4 baseline quiet lines-0">
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

type RowAct = { words: string } & ({ act: () => void; isBusy?: boolean } | { href: string })

/** Besides an answer; on a phone, where they take one line, the first of them and a way to the others. */
function RowActs({ acts }: { acts: readonly RowAct[] }) {
  const hasRoom = useRoom()
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = acts
  if (hasRoom || first === undefined)
    return (
      <div className="row-2">
        {acts.map(one => (
          <ActButton key={one.words} one={one} />
        ))}
      </div>
    )
  return (
    <div className="row-2">
      <ActButton one={first} />
      {others.length > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          More
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="More">
        <div className="stack-3">
          {others.map(one => (
            <ActButton key={one.words} one={one} onChoose={() => setOpen(false)} />
          ))}
        </div>
      </Dialog>
    </div>
  )
}

function ActButton({ one, onChoose }: { one: RowAct; onChoose?: () => void }) {
  const isWide = onChoose !== undefined
  if ('href' in one)
    return (
      <ButtonLink wide={isWide} href={one.href}>
        {one.words}
      </ButtonLink>
    )
  const choose = () => {
    onChoose?.()
    one.act()
  }
  return (
    <Button wide={isWide} busy={one.isBusy} onClick={choose}>
      {one.words}
    </Button>
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
