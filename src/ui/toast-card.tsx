import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import { CrossIcon, InfoIcon, TickIcon, WarnIcon } from './icons.tsx'
import s from './toast.module.css'
import type { Toast, ToastAction } from './toast-store.ts'

const icons = { success: TickIcon, error: WarnIcon, info: InfoIcon, news: InfoIcon }

interface Props {
  toast: Toast
  dismiss: (id: number) => void
}

export function ToastCard({ toast, dismiss }: Props) {
  const [held, setHeld] = useState(false)
  const Icon = icons[toast.tone]
  const { id, action } = toast
  // An error stays until it is sent away: it may hold the only word on what to do.
  const stays = action === undefined && (toast.tone === 'error' || held)
  const lasts = action === undefined ? readingTime(toast.words) : action.seconds * 1000

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismiss(id), lasts)
    return () => clearTimeout(timer)
  }, [stays, dismiss, id, lasts])

  const act = (chosen: ToastAction) => {
    chosen.act()
    dismiss(id)
  }

  return (
    <div
      className={classes(s.toast, s[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={22} />
      <span className={s.words}>{toast.words}</span>
      {action !== undefined && (
        <button type="button" className={s.action} onClick={() => act(action)}>
          {action.words}
        </button>
      )}
      <button type="button" className={s.close} aria-label="Dismiss" onClick={() => dismiss(id)}>
        <CrossIcon />
      </button>
    </div>
  )
}

/** Slow readers of a second language included. */
function readingTime(words: string): number {
  return Math.max(6_000, words.length * 90)
}
