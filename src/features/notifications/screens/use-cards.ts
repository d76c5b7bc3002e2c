import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { isFirstThisVisit } from '#src/browser/session-storage.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { NotificationsView, NotificationView } from '../contract.ts'
import * as copy from '../copy.ts'
import { newsIn, stepIn } from '../rules.ts'
import { markRead, noteOpened, notifications } from './student-api.ts'

const mostTitles = 3

/**
 * News comes up as one card on whatever page one looks at: once a visit, in one tab, and some once ever. What is about
 * the step on the screen counts as read, and people who have the list open read it there.
 */
export function useCards(newest: NotificationsView, isReading: boolean, openList: () => void): void {
  const toasts = useToasts()
  const [path] = useLocation()
  /** What the card on the page is about. */
  const up = useRef<readonly NotificationView[]>([])

  const clear = () => {
    up.current = []
    toasts.clearNews()
  }

  const show = (notification: readonly NotificationView[]) => {
    const [only] = notification
    up.current = notification
    const onSeen = () => (up.current = [])
    if (only === undefined) return
    if (notification.length === 1) {
      toasts.news({
        title: only.title,
        words: only.body,
        way: only.href === null ? undefined : { href: only.href, words: 'Have a look' },
        onSeen: () => {
          onSeen()
          void markRead(only.id).catch(() => {})
        },
      })
      return
    }
    const titles = notification.slice(0, mostTitles).map(({ title }) => title)
    toasts.news({
      title: copy.severalNew(notification.length),
      words: titles.join('\n'),
      way: { open: openList, words: copy.seeThem },
      onSeen,
    })
  }

  const look = useEffectEvent(async () => {
    // A tab in the background leaves them to the one that is looked at.
    if (document.visibilityState !== 'visible') return
    const news = newsIn(newest.notifications)
    const read = await readHere(path, news)
    const fresh: NotificationView[] = []
    for (const notification of news) {
      if (!read.includes(notification.id) && (await isFirstThisVisit(nameOf(notification)))) fresh.push(notification)
    }
    if (isReading) return
    const mine = await Promise.all(fresh.map(mayShow))
    const shown = fresh.filter((_, at) => mine[at])
    const isNews = ({ id }: NotificationView) =>
      newest.notifications.some(notification => notification.id === id && notification.isMissed) === true &&
      !read.includes(id)
    const besides = up.current.filter(
      notification => isNews(notification) && !shown.some(({ id }) => id === notification.id),
    )
    // What was read on another device goes from the card as well.
    if (shown.length === 0 && besides.length === up.current.length) return
    if (shown.length + besides.length > 0) show([...shown, ...besides])
    else clear()
  })

  const clearNow = useEffectEvent(clear)

  // Where it is read itself a card is in the way, and on another page what was not followed waits behind the bell.
  useEffect(() => clearNow(), [isReading, path])

  /** One after the other: what came meanwhile belongs on the same card. */
  const turn = useRef(Promise.resolve())
  useEffect(() => {
    const again = () => {
      turn.current = turn.current.then(look, look)
    }
    again()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [newest, path])
}

/** The ids of those that count as read, since the step that they lead to is on the screen. */
async function readHere(path: string, news: readonly NotificationView[]): Promise<readonly string[]> {
  const here = stepIn(path)
  const isOfStage = news.some(({ href }) => href !== null && stepIn(href)?.stage === here?.stage)
  if (here === undefined || !isOfStage) return []
  return noteOpened(here).catch(() => [])
}

/** Changed, it is another one. */
const nameOf = ({ id, at }: NotificationView) => `${id} ${at}`

/** Of all tabs and devices one is the first. Without an answer it is not shown, and waits behind the bell. */
const mayShow = async ({ id, showOnce }: NotificationView): Promise<boolean> =>
  !showOnce ||
  notifications.noteShown({ id }).then(
    ({ isFirst }) => isFirst,
    () => false,
  )
