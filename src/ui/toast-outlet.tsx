import { use, useEffect, useState } from 'react'
import { ToastStack } from './toast-stack.tsx'
import { ToastsContext, useShownToasts, type Toasts } from './toasts-context.ts'

/**
 * Where toasts appear. A modal dialog makes everything outside it inert and silent, so each dialog
 * has an outlet of its own and the newest outlet shows the toasts.
 */
export function ToastOutlet() {
  const all = use(ToastsContext)
  return all && <Outlet all={all} />
}

function Outlet({ all }: { all: Toasts }) {
  const { toasts, outlet } = useShownToasts(all)
  const [id] = useState(() => Symbol('outlet'))
  useEffect(() => all.openOutlet(id), [all, id])
  return outlet === id && <ToastStack toasts={toasts} dismiss={all.dismiss} />
}
