import { useEffect, useEffectEvent } from 'react'
import { isFirstThisVisit } from '../../../browser/keeping.ts'
import { useToasts } from '../../../ui/toasts.tsx'
import type { NotificationsView, NotificationView } from '../contract.ts'
import { cardsOf, mostCards } from '../rules.ts'
import { markRead, notifications } from './queries.ts'

/** News comes up as a card on whatever page one looks at: once a visit, in one tab, and some once for ever. Whoever has the list open reads it there. */
export function useCards(newest: NotificationsView | undefined, isReading: boolean): void {
  const toasts = useToasts()

  const show = useEffectEvent(async (told: NotificationView) => {
    if (!(await isFirstThisVisit(nameOf(told))) || !(await mayShow(told))) return
    toasts.news({
      key: told.id,
      title: told.title,
      words: told.body,
      way: told.href === null ? undefined : { href: told.href, words: 'Have a look' },
      onSeen: () => void markRead(told.id).catch(() => {}),
    })
  })

  const look = useEffectEvent(async () => {
    // A tab in the background leaves them to the one that is looked at.
    if (document.visibilityState !== 'visible') return
    const { shown, left } = cardsOf(newest?.notifications ?? [], isReading ? 0 : mostCards)
    // What is left to the bell does not come up either once a card before it was read.
    for (const told of left) await isFirstThisVisit(nameOf(told))
    for (const told of shown) await show(told)
  })

  useEffect(() => {
    if (isReading) toasts.clearNews()
  }, [isReading, toasts])

  useEffect(() => {
    void look()
    const again = () => void look()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [newest])
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
