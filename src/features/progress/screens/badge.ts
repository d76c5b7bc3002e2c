import { useEffect, useEffectEvent } from 'react'
import { isNew } from '#src/journey/ahead.ts'
import type { StepView } from '#src/journey/views.ts'
import { useShowBadge } from './use-journey.ts'

/** A new step that is opened is new no more; pressing one that is locked counts as well. */
export function useBadge(stage: string, open: StepView | undefined): (step: StepView) => void {
  const badge = useShowBadge()
  const show = (step: StepView) => {
    if (isNew(step)) badge.mutate({ stage, step: step.route })
  }
  const showOpen = useEffectEvent(() => {
    if (open !== undefined) show(open)
  })
  useEffect(() => showOpen(), [open?.route, open?.badgeShown])
  return show
}
