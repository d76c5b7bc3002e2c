import { createContext } from 'react'

export type ToastTone = 'success' | 'error' | 'info' | 'news'

/** News is told on a card of its own: a title, what there is to say, and where it leads. */
export interface News {
  /** A second card of the same key takes the place of the first. */
  key: string
  title: string
  words: string
  way: { href: string; words: string } | undefined
  /** It was followed, or sent away: somebody has seen it. */
  onSeen: () => void
}

export interface Toast {
  id: number
  tone: ToastTone
  words: string
  news?: News | undefined
}

export interface Toasts {
  toasts: readonly Toast[]
  show: (tone: ToastTone, words: string, news?: News) => void
  dismiss: (id: number) => void
  /** Where the news is read itself, its cards are in the way. */
  clearNews: () => void
  outlet: symbol | undefined
  /** Returns what closes it again. */
  openOutlet: (id: symbol) => () => void
}

export const ToastsContext = createContext<Toasts | undefined>(undefined)
