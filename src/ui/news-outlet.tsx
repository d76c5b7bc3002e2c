import { use } from 'react'
import { ToastCard } from './toast-card.tsx'
import s from './toast.module.css'
import { ShownToastsContext, ToastsContext } from './toasts-context.ts'

/** Where news comes up: in the page, below the bar, so that it covers neither a button nor what somebody reads. */
export function NewsOutlet() {
  const verbs = use(ToastsContext)
  const { toasts } = use(ShownToastsContext)
  if (!verbs) return null
  return (
    <div className={s.inPage} aria-live="polite">
      {toasts
        .filter(({ tone }) => tone === 'news')
        .map(toast => (
          <ToastCard key={toast.id} toast={toast} dismiss={verbs.dismiss} />
        ))}
    </div>
  )
}
