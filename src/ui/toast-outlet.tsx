import { use, useEffect, useState } from 'react'
import { ToastStack } from './toast-stack.tsx'
import { ShownToastsContext, ToastsContext } from './toasts-context.ts'

/**
 * Where toasts appear. A modal dialog makes everything outside it inert and silent, so each dialog
 * has an outlet of its own and the newest outlet shows the toasts.
 */
export function ToastOutlet() {
  const verbs = use(ToastsContext)
  const { toasts, outlet } = use(ShownToastsContext)
  const [id] = useState(() => Symbol('outlet'))
  const open = verbs?.openOutlet

  useEffect(() => open?.(id), [open, id])

  if (!verbs || outlet !== id) return null
  return <ToastStack toasts={toasts} dismiss={verbs.dismiss} />
}
