import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { DeskScreenProps } from '#src/manifest/desk.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Shortcuts } from '#src/ui/shortcuts.tsx'
import { useWide } from '#src/ui/touch.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { Fresh } from '#src/ui/waiting.tsx'
import type { InboxRow } from '../../contract.ts'
import { overdueAlready, urgencyOf } from '../../rules.ts'
import { requests } from '../../screens/api.ts'
import { FiltersButton } from '../../screens/filter-bar.tsx'
import type { Done } from '../../screens/pane.ts'
import { useOfferUndo, useUndoNewest } from '../../screens/use-offer-undo.ts'
import { useRequestVerb } from '../../screens/use-requests.ts'
import { countOf } from './filters.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { OpenRow } from './open-row.tsx'
import { AssignDialog, SnoozeDialog } from './row-dialogs.tsx'
import { tagging, todayBesides } from './slots.ts'
import { useAnswering, useGoingOn, useInbox, type Inbox } from './use-inbox.ts'
import s from './inbox.module.css'

type TodayProps = Pick<DeskScreenProps, 'me' | 'at' | 'canOpen' | 'seat'>
type Opened = 'snooze' | 'assign' | 'tag' | 'filters' | undefined

/** All that waits as a list, what is late first, and the open one beside it; on a phone one or the other. */
export function Today({ me, at, canOpen, seat }: TodayProps) {
  const list = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const inbox = useInbox(me, list)
  const [dialog, setDialog] = useState<Opened>()
  const [offered, offerDone] = useState<Done>()
  const answer = useAnswering(pane, inbox.openId)
  const { open, show, shown, leave, goOn } = inbox
  const student = open?.student ?? undefined
  const tags = useGiven(tagging).find(({ roles }) => roles.some(role => seat.roles.includes(role)))
  const back = useBack(show, open?.id)
  const done = useDoneOf(open, offered, { onDone: leave, onUndone: back })
  useGoingOn(inbox, pane)
  const undo = useUndoNewest()
  const toasts = useToasts()
  const trySnooze = () => {
    if (open === undefined || open.snoozedUntil !== null) return
    if (urgencyOf(Temporal.Instant.from(open.dueAt), inbox.now) === 'overdue') toasts.error(overdueAlready)
    else setDialog('snooze')
  }
  const close = () => setDialog(undefined)
  const acts: Acts = {
    answer: () => {
      if (open === undefined) show(shown[0]?.id)
      answer()
    },
    finish: () => {
      if (done !== undefined) done.act()
      else if (open !== undefined) toasts.info(`${open.kindWords}: it is done by answering it here.`)
    },
    snooze: trySnooze,
    assign: () => open !== undefined && setDialog('assign'),
    tag: tags && (() => student !== undefined && setDialog('tag')),
    undo,
  }
  return (
    <div className={classes(s.today, inbox.openId !== undefined && s.isOpen)}>
      <Head inbox={inbox} onFilter={() => setDialog('filters')}>
        <Keys inbox={inbox} list={list} acts={acts} />
      </Head>
      <div className={s.list}>
        <Fresh what="your work" query={inbox.query}>
          {() => <InboxList inbox={inbox} list={list} />}
        </Fresh>
      </div>
      <div ref={pane} className={s.pane}>
        {open === undefined ? (
          <NoneOpen inbox={inbox} canOpen={canOpen} />
        ) : (
          <OpenRow
            key={open.id}
            row={open}
            me={me}
            now={inbox.now}
            page={at(open.path)}
            canOpen={canOpen}
            done={done}
            offerDone={offerDone}
            onAnswered={leave}
            onLooked={() => inbox.looked(open.id)}
            onSnooze={trySnooze}
            onAssign={() => setDialog('assign')}
          />
        )}
      </div>
      <InboxFilters inbox={inbox} open={dialog === 'filters'} onClose={close} />
      {open !== undefined && dialog === 'snooze' && (
        <SnoozeDialog row={open} onGone={goOn} onUndone={back} onClose={close} />
      )}
      {tags !== undefined && student !== undefined && dialog === 'tag' && (
        <tags.Dialog student={student} onClose={close} />
      )}
      {open !== undefined && dialog === 'assign' && (
        <AssignDialog row={open} me={me} onGone={goOn} onUndone={back} onClose={close} />
      )}
    </div>
  )
}

/** What is done by hand is done here; of others their page says how, where that is possible without an answer. */
function useDoneOf(
  row: InboxRow | undefined,
  offered: Done | undefined,
  { onDone, onUndone }: Around,
): Done | undefined {
  const offerUndo = useOfferUndo()
  const settle = useRequestVerb((id: string) => requests.settle({ id }))
  if (row?.isByHand !== true) return offered
  const act = () =>
    settle.mutate(row.id, {
      onSuccess: done => {
        offerUndo(done, { what: `Done: ${row.title}`, onUndone })
        onDone()
      },
    })
  return { words: 'Done', act }
}

type Around = { onDone: () => void; onUndone: () => void }

/** What is undone opens again, unless one is on another page by then. */
function useBack(show: (id: string | undefined) => void, id: string | undefined): () => void {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return () => {
    if (isHere.current) show(id)
  }
}

type Acts = {
  answer: () => void
  finish: () => void
  snooze: () => void
  assign: () => void
  tag: (() => void) | undefined
  undo: () => void
}

type KeysProps = { inbox: Inbox; list: RefObject<HTMLElement | null>; acts: Acts }

/** Through the list and into the answer without a mouse; first of all that listen, whatever keys the open page has. */
function Keys({ inbox: { move, show, openId }, list, acts: { answer, finish, snooze, assign, tag, undo } }: KeysProps) {
  // The one that is open is answered by a second Enter.
  const enter = () => {
    const id = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined
    if (id === openId) answer()
    else show(id)
  }
  return (
    <Shortcuts
      shortcuts={[
        { keys: ['j'], words: 'Open the next one', act: () => move(1) },
        { keys: ['k'], words: 'Open the one before', act: () => move(-1) },
        { keys: ['ArrowDown'], words: 'The next one, from within the list', act: () => move(1), within: list },
        { keys: ['ArrowUp'], words: 'The one before, from within the list', act: () => move(-1), within: list },
        { keys: ['r'], words: 'Write the answer', act: answer },
        { keys: ['Enter'], words: 'The same, from within the list', act: enter, within: list },
        { keys: ['Ctrl ↵'], words: 'Send it, and open the next one' },
        { keys: ['e'], words: 'Done without an answer', act: finish },
        { keys: ['s'], words: 'Snooze', act: snooze },
        { keys: ['a'], words: 'Assign', act: assign },
        ...(tag === undefined ? [] : [{ keys: ['#'], words: 'Tag the student', act: tag }]),
        { keys: ['z'], words: 'Undo what you have just done', act: undo },
      ]}
    />
  )
}

type HeadProps = { inbox: Inbox; onFilter: () => void; /** The keys. */ children: ReactNode }

function Head({ inbox: { shown, asleep, chosen, hrefOf, query }, onFilter, children }: HeadProps) {
  return (
    <div className={s.head}>
      <p className={s.back}>
        <Link href={hrefOf(undefined)}>Back to what waits</Link>
      </p>
      <h1>Today</h1>
      {query.data !== undefined && (
        <p className={classes('quiet', s.tools)}>
          {chosen['snoozed'] === 'shown'
            ? `${asleep.length} snoozed`
            : `${shown.length} waiting${asleep.length > 0 ? `, ${asleep.length} snoozed` : ''}`}
        </p>
      )}
      <div className={classes('row-4 pushed', s.tools)}>
        {children}
        <FiltersButton count={countOf(chosen)} onOpen={onFilter} />
      </div>
    </div>
  )
}

type NoneOpenProps = { inbox: Inbox } & Pick<TodayProps, 'canOpen'>

/** Once the list is there and the window has room for it, what else one looks at in the morning stands beside. */
function NoneOpen({ inbox: { openId, query, shown, show }, canOpen }: NoneOpenProps) {
  const isWide = useWide()
  const besides = useGiven(todayBesides)
  if (query.data === undefined) return null
  if (openId === undefined)
    return (
      <div className="wide-side">
        {shown.length > 0 && (
          <div>
            <h2>Nothing is open</h2>
            <p className="muted">Choose one, or press J. What is late is at the top.</p>
          </div>
        )}
        {isWide && besides.map(({ page, Column }) => canOpen(`${page}/`) && <Column key={page} />)}
      </div>
    )
  const [next] = shown
  return (
    <EmptyState
      title="This no longer waits"
      action={next !== undefined && <Button onClick={() => show(next.id)}>Open the next one</Button>}
    >
      It is answered, or a colleague is dealing with it.
    </EmptyState>
  )
}
