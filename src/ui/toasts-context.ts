import { createContext } from 'react'

export type ToastTone = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  tone: ToastTone
  words: string
}

export interface Toasts {
  toasts: readonly Toast[]
  show: (tone: ToastTone, words: string) => void
  dismiss: (id: number) => void
  outlet: symbol | undefined
  /** Returns what closes it again. */
  openOutlet: (id: symbol) => () => void
}

export const ToastsContext = createContext<Toasts | undefined>(undefined)
