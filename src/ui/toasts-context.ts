import { createContext } from 'react'

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

/** What there is to do with them; it never changes, so that anyone who may tell something is not drawn again for what is shown. */
export interface Toasts {
  show: (tone: ToastTone, words: string, more?: Pick<Toast, 'news' | 'action'>) => void
  dismiss: (id: number) => void
  /** Where the news is read itself, its cards are in the way. */
  clearNews: () => void
  /** Returns what closes it again. */
  openOutlet: (id: symbol) => () => void
}

export const ToastsContext = createContext<Toasts | undefined>(undefined)

export interface ShownToasts {
  toasts: readonly Toast[]
  outlet: symbol | undefined
}

export const ShownToastsContext = createContext<ShownToasts>({ toasts: [], outlet: undefined })
