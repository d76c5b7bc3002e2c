import type { StepView } from '../../../journey/read.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import * as copy from '../copy.ts'
import { useMark, useUnmark } from './use-journey.ts'

/** The mark a student sets on a step, and the way back. */
export function MarkStep({ stage, step }: { stage: string; step: StepView }) {
  const toasts = useToasts()
  const mark = useMark()
  const unmark = useUnmark()
  const name = { stage, step: step.id }
  const failed = (error: Error) => toasts.error(error.message)

  if (step.canBeMarked) {
    return (
      <Button kind="primary" busy={mark.isPending} onClick={() => mark.mutate(name, { onError: failed })}>
        {copy.markStep}
      </Button>
    )
  }
  if (!step.canBeUnmarked) return null
  return (
    <Button kind="link" busy={unmark.isPending} onClick={() => unmark.mutate(name, { onError: failed })}>
      {copy.unmarkStep}
    </Button>
  )
}
