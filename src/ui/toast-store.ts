// What is said at the edge of the page, and where it is shown.
import { useEffect, useState } from 'react'

export type ToastTone = 'success' | 'error' | 'info' | 'news'

/** News is shown on a card of its own: a title, what there is to say, and where it leads. */
export interface News {
  title: string
  words: string
  way: { href: string; words: string } | { open: () => void; words: string } | undefined
  /** It was followed, or sent away: somebody has seen it. */
  onSeen: () => void
}

/** What can still be done about it, for as long as that is so. */
export interface ToastAction {
  words: string
  act: () => void
  seconds: number
}

export interface Toast {
  id: number
  tone: ToastTone
  words: string
  news?: News | undefined
  action?: ToastAction | undefined
}

interface ShownToasts {
  toasts: readonly Toast[]
  /** The newest shows them. */
  outlets: readonly symbol[]
}

/** The same words twice are one message, and of news one card at a time: the next takes its place. */
const keyOf = ({ words, news }: Toast) => (news === undefined ? words : 'news')

/** Three at a time are all that anybody reads. */
const mostShown = 3

const none: ShownToasts = { toasts: [], outlets: [] }
const followers = new Set<() => void>()
let count = 0
let shown = none

function become(next: Partial<ShownToasts>) {
  shown = { ...shown, ...next }
  for (const changed of followers) changed()
}

const keep = (isKept: (toast: Toast) => boolean) => become({ toasts: shown.toasts.filter(isKept) })

export function show(tone: ToastTone, words: string, more: Pick<Toast, 'news' | 'action'> = {}): void {
  count += 1
  const toast = { id: count, tone, words, ...more }
  const others = shown.toasts.filter(other => keyOf(other) !== keyOf(toast))
  become({ toasts: [...others, toast].slice(-mostShown) })
}

export const dismiss = (id: number): void => keep(toast => toast.id !== id)

/** Where the news is read itself, its cards are in the way. */
export const clearNews = (): void => keep(({ tone }) => tone !== 'news')

/** Returns what closes it again. */
export function openOutlet(id: symbol): () => void {
  become({ outlets: [...shown.outlets, id] })
  return () => become({ outlets: shown.outlets.filter(other => other !== id) })
}

/**
 * Outside of React: a context that changed would make way for what waits, wherever the script of a part that the server has
 * drawn is still to come. Shown with what else changes in that moment, and not before it, as a store of React's would be.
 */
export function useShownToasts(): ShownToasts {
  const [now, setNow] = useState(none)
  useEffect(() => {
    const look = () => setNow(shown)
    look()
    followers.add(look)
    return () => void followers.delete(look)
  }, [])
  return now
}
