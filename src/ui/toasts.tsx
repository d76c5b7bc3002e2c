import { use, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { ToastOutlet } from './toast-outlet.tsx'
import { ShownToastsContext, ToastsContext } from './toasts-context.ts'
import type { News, Toast, ToastAction, ToastTone } from './toasts-context.ts'

let count = 0

/** One card of news at a time: the next takes its place. */
const keyOf = ({ words, news }: Toast) => (news === undefined ? words : 'news')

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [outlets, setOutlets] = useState<readonly symbol[]>([])

  const show = useCallback((tone: ToastTone, words: string, more: Pick<Toast, 'news' | 'action'> = {}) => {
    count += 1
    const toast = { id: count, tone, words, ...more }
    // The same words twice are one message; three at a time are all that anybody reads.
    setToasts(now => [...now.filter(other => keyOf(other) !== keyOf(toast)), toast].slice(-3))
  }, [])

  const dismiss = useCallback((id: number) => {
    setToasts(now => now.filter(toast => toast.id !== id))
  }, [])

  const clearNews = useCallback(() => {
    setToasts(now => now.filter(toast => toast.tone !== 'news'))
  }, [])

  const openOutlet = useCallback((id: symbol) => {
    setOutlets(now => [...now, id])
    return () => setOutlets(now => now.filter(other => other !== id))
  }, [])

  const outlet = outlets.at(-1)
  const verbs = useMemo(() => ({ show, dismiss, clearNews, openOutlet }), [show, dismiss, clearNews, openOutlet])
  const shown = useMemo(() => ({ toasts, outlet }), [toasts, outlet])

  return (
    <ToastsContext value={verbs}>
      <ShownToastsContext value={shown}>
        {children}
        <ToastOutlet />
      </ShownToastsContext>
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
