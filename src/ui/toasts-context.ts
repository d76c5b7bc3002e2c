// What is told at the edge of the page, and where it is shown.
import { createContext, useSyncExternalStore } from 'react'

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

export interface ShownToasts {
  toasts: readonly Toast[]
  outlet: symbol | undefined
}

export interface Toasts {
  show: (tone: ToastTone, words: string, more?: Pick<Toast, 'news' | 'action'>) => void
  dismiss: (id: number) => void
  /** Where the news is read itself, its cards are in the way. */
  clearNews: () => void
  /** Returns what closes it again. */
  openOutlet: (id: symbol) => () => void
  follow: (changed: () => void) => () => void
  shown: () => ShownToasts
}

/** The same words twice are one message, and of news one card at a time: the next takes its place. */
const keyOf = ({ words, news }: Toast) => (news === undefined ? words : 'news')

/** Three at a time are all that anybody reads. */
const mostShown = 3

export function createToasts(): Toasts {
  const followers = new Set<() => void>()
  let count = 0
  let outlets: readonly symbol[] = []
  let shown: ShownToasts = { toasts: [], outlet: undefined }
  const become = (next: ShownToasts) => {
    shown = next
    for (const changed of followers) changed()
  }
  const keep = (isKept: (toast: Toast) => boolean) => become({ ...shown, toasts: shown.toasts.filter(isKept) })
  const openIn = (next: readonly symbol[]) => {
    outlets = next
    become({ ...shown, outlet: outlets.at(-1) })
  }
  return {
    show: (tone, words, more = {}) => {
      count += 1
      const toast = { id: count, tone, words, ...more }
      const others = shown.toasts.filter(other => keyOf(other) !== keyOf(toast))
      become({ ...shown, toasts: [...others, toast].slice(-mostShown) })
    },
    dismiss: id => keep(toast => toast.id !== id),
    clearNews: () => keep(toast => toast.tone !== 'news'),
    openOutlet: id => {
      openIn([...outlets, id])
      return () => openIn(outlets.filter(other => other !== id))
    },
    follow: changed => {
      followers.add(changed)
      return () => void followers.delete(changed)
    },
    shown: () => shown,
  }
}

/**
 * It never changes: anyone who may tell something is not drawn again for what is shown, and whatever the server has drawn
 * of the page stays in it. A context that changed above would make way for what waits, wherever a script is still to come.
 */
export const ToastsContext = createContext<Toasts | undefined>(undefined)

const none: ShownToasts = { toasts: [], outlet: undefined }

export const useShownToasts = ({ follow, shown }: Toasts): ShownToasts => useSyncExternalStore(follow, shown, () => none)
