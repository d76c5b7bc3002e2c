// The list of Today as it is shown: filtered, without what is snoozed or was just answered, and the row that is open beside it.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { optional, readOf, useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { tellWaiting } from '#src/ui/page-title.ts'
import type { InboxRow } from '../../contract.ts'
import { requests } from '../../screens/api.ts'
import { useMost } from '../../screens/cut.tsx'
import { beginAnswer } from '../../screens/pane.ts'
import { isShownIn, useInboxView, type Chosen } from './filters.ts'

const path = '/desk/today'

export type Inbox = ReturnType<typeof useInbox>

export function useInbox(me: string, list: RefObject<HTMLElement | null>) {
  const now = useNow()
  const { most, showMore } = useMost()
  const client = useQueryClient()
  const query = useRead(requests.inbox, { most })
  const { view, chosen, open, setView } = useInboxView()
  const [left, setLeft] = useState<ReadonlyMap<string, number>>(new Map())
  const [, navigate] = useLocation()
  const rows = optional(query) ?? []
  // What was just answered is gone at once; from the next read on the server says what becomes of it.
  const isGone = ({ id, isSending }: InboxRow) => isSending || query.dataUpdatedAt <= (left.get(id) ?? 0)
  const matching = rows.filter(row => !isGone(row) && isShownIn(chosen, row, { me, now }))
  const asleep = matching.filter(({ snoozedUntil }) => snoozedUntil !== null)
  const shown = chosen['snoozed'] === 'shown' ? asleep : matching.filter(({ snoozedUntil }) => snoozedUntil === null)

  const show = (id: string | undefined) => {
    navigate(hrefOf(chosen, id), { replace: true })
    if (id !== undefined) requestAnimationFrame(() => rowIn(list, id)?.focus())
  }
  const at = shown.findIndex(({ id }) => id === open)
  const place = usePlace(open, at)
  /** The row after it, or the last one. */
  const goOn = () => {
    const others = shown.filter(({ id }) => id !== open)
    show(others[Math.min(Math.max(place, 0), others.length - 1)]?.id)
  }
  useCountInTitle(
    rows.filter(row => !isGone(row) && row.snoozedUntil === null && isShownIn({}, row, { me, now })).length,
  )
  return {
    now,
    query,
    most,
    showMore,
    view,
    chosen,
    setView,
    rows,
    shown,
    asleep,
    open: rows.find(({ id }) => id === open),
    openId: open,
    hrefOf: (id: string | undefined) => hrefOf(chosen, id),
    show,
    move: (step: 1 | -1) => show(shown[at < 0 ? 0 : Math.min(Math.max(at + step, 0), shown.length - 1)]?.id),
    goOn,
    /** What it says was read at the time at which it was read. */
    looked: (id: string) =>
      client.setQueryData(
        readOf(requests.inbox, { most }).queryKey,
        (read: InboxRow[] | undefined) => read?.map(row => (row.id === id ? { ...row, isUnread: false } : row)),
        { updatedAt: query.dataUpdatedAt },
      ),
    /** Answered here: it leaves, and the next one opens. */
    leave: () => {
      if (open !== undefined) setLeft(new Map([...left, [open, Temporal.Now.instant().epochMilliseconds]]))
      goOn()
    },
  }
}

function hrefOf(chosen: Chosen, id: string | undefined): string {
  const wanted = new URLSearchParams({ ...chosen, ...(id !== undefined && { open: id }) }).toString()
  return wanted === '' ? path : `${path}?${wanted}`
}

const rowIn = ({ current }: RefObject<HTMLElement | null>, id: string): HTMLElement | undefined =>
  [...(current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset['row'] === id)

/** Where the open row was when it was last in the list: once it has left, the next one is there. */
function usePlace(open: string | undefined, at: number): number {
  const [known, setKnown] = useState({ open, at })
  if (at >= 0 && (known.open !== open || known.at !== at)) setKnown({ open, at })
  return at >= 0 || known.open !== open ? at : known.at
}

function useCountInTitle(count: number): void {
  useEffect(() => tellWaiting(count), [count])
  useEffect(() => () => tellWaiting(0), [])
}

/** Once the open one is answered here or by a colleague, the next one opens; but not while somebody types in it. */
export function useGoingOn({ query, open, openId, goOn }: Inbox, pane: RefObject<HTMLElement | null>): void {
  const wasThere = useRef<string>(undefined)
  const next = useEffectEvent(() => {
    const isTyping = pane.current?.contains(document.activeElement) === true && isTyped(document.activeElement)
    if (wasThere.current === openId && !isTyping) goOn()
  })
  const isKnown = query.data !== undefined
  useEffect(() => {
    if (open !== undefined) wasThere.current = open.id
    else if (isKnown && openId !== undefined) next()
  }, [open, openId, isKnown])
}

const isTyped = (element: Element | null): boolean =>
  (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) && element.value !== ''

const takesTyping =
  ':is(textarea, [contenteditable=true], input:not([type=hidden], [type=checkbox], [type=radio])):not(:disabled)'

/**
 * Puts the cursor into the answer, as soon as there is a field for one; a page without leads to where it is answered. What
 * nobody has and is written in by one alone is taken first, once.
 */
export function useAnswering(pane: RefObject<HTMLElement | null>, openId: string | undefined): () => void {
  const waiting = useRef<MutationObserver>(undefined)
  useEffect(() => () => waiting.current?.disconnect(), [openId])
  return () => {
    const { current } = pane
    if (current === null) return
    let hasTaken = false
    const begin = () => {
      const take = hasTaken ? null : current.querySelector<HTMLElement>('[data-take]')
      hasTaken ||= take !== null
      take?.click()
      return take === null && hasFocused(current)
    }
    waiting.current?.disconnect()
    if (begin()) return
    waiting.current = new MutationObserver(() => begin() && waiting.current?.disconnect())
    waiting.current.observe(current, { childList: true, subtree: true })
  }
}

function hasFocused(pane: HTMLElement): boolean {
  const field = pane.querySelector<HTMLElement>(`[data-answer], ${takesTyping}`)
  if (field !== null) beginAnswer(field)
  return field !== null
}
