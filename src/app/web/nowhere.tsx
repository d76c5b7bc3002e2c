import { useEffect } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { StageView } from '#src/journey/views.ts'
import { useToasts } from '#src/ui/toasts.ts'

/** An address that leads nowhere leads home, and says so: a link in a letter may be cut in two. */
export function Nowhere({ to = '/' }: { to?: string }) {
  const toasts = useToasts()
  useEffect(() => toasts.info('There is no page at that address, so here is your journey.'), [toasts])
  return <Redirect to={to} replace />
}

type MovedProps = { stage: StageView; step: string; opened: string | undefined }

/** A step may be named by its id, get another title while it is open, or be taken back. */
export function Moved({ stage, step, opened }: MovedProps) {
  const toasts = useToasts()
  const search = useSearch()
  const found = stage.steps.find(({ id }) => id === step) ?? stage.steps.find(({ id }) => id === opened)
  const isGone = found === undefined && opened !== undefined
  useEffect(() => {
    if (isGone) toasts.info('This step is not there any more. Ask Asha if you miss it.')
  }, [isGone, toasts])
  if (found === undefined) return <Redirect to={`/${stage.route}`} replace />
  return <Redirect to={`/${stage.route}/${found.route}${search === '' ? '' : `?${search}`}`} replace />
}
