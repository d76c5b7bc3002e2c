import { useEffect, useEffectEvent } from 'react'
import type { StepView } from '../../../journey/read.ts'
import { useShowBadge } from './use-journey.ts'

export const isNew = ({ isCustom, badgeShown }: StepView): boolean => isCustom && !badgeShown

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
