import { ToastCard } from './toast-card.tsx'
import { classes } from './classes.ts'
import s from './toast.module.css'
import type { Toast } from './toast-store.ts'

interface Props {
  toasts: readonly Toast[]
  dismiss: (id: number) => void
}

export function ToastStack({ toasts, dismiss }: Props) {
  const cards = (wanted: boolean) =>
    toasts
      .filter(({ tone }) => tone !== 'news' && (tone === 'error') === wanted)
      .map(toast => <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />)

  return (
    <div className={classes('screen-only', s.outlet)}>
      <div className={s.stack} aria-live="polite">
        {cards(false)}
      </div>
      <div className={s.stack} aria-live="assertive">
        {cards(true)}
      </div>
    </div>
  )
}
