import { useEffect, useState } from 'react'
import { ToastStack } from './toast-stack.tsx'
import { dismiss, openOutlet, useShownToasts } from './toast-store.ts'

/**
 * Where toasts appear. A modal dialog makes everything outside it inert and silent, so each dialog
 * has an outlet of its own and the newest outlet shows the toasts.
 */
export function ToastOutlet() {
  const { toasts, outlets } = useShownToasts()
  const [id] = useState(() => Symbol('outlet'))
  useEffect(() => openOutlet(id), [id])
  return outlets.at(-1) === id && <ToastStack toasts={toasts} dismiss={dismiss} />
}
