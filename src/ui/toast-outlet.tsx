import { use, useEffect, useState } from 'react'
import { ToastShelf } from './toast-shelf.tsx'
import { ToastsContext } from './toasts-context.ts'

/**
 * Where toasts appear. A modal dialog makes everything outside it inert and silent, so each dialog
 * has an outlet of its own and the newest outlet shows the toasts.
 */
export function ToastOutlet() {
  const toasts = use(ToastsContext)
  const [id] = useState(() => Symbol('outlet'))
  const open = toasts?.openOutlet

  useEffect(() => open?.(id), [open, id])

  if (!toasts || toasts.outlet !== id) return null
  return <ToastShelf toasts={toasts.toasts} dismiss={toasts.dismiss} />
}
