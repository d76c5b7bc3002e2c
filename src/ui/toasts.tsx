import { use, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { ToastOutlet } from './toast-outlet.tsx'
import { createToasts, ToastsContext, type News, type ToastAction } from './toasts-context.ts'

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts)
  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastOutlet />
    </ToastsContext>
  )
}

export interface ShowToast {
  success: (words: string) => void
  error: (words: string) => void
  info: (words: string, action?: ToastAction) => void
  news: (news: News) => void
  clearNews: () => void
}

export function useToasts(): ShowToast {
  const context = use(ToastsContext)
  const show = context?.show
  const clearNews = context?.clearNews
  if (!show || !clearNews) throw new Error('useToasts needs a ToastProvider above it')

  return useMemo(
    () => ({
      success: words => show('success', words),
      error: words => show('error', words),
      info: (words, action) => show('info', words, { action }),
      news: news => show('news', news.words, { news }),
      clearNews,
    }),
    [show, clearNews],
  )
}
