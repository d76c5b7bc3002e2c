import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import type { StepView } from '#src/journey/views.ts'
import { Button } from '#src/ui/button.tsx'
import * as copy from '../copy.ts'
import { markOf } from '../rules.ts'
import { useMark, useUnmark } from './use-journey.ts'

type MarkStepProps = {
  stage: string
  step: StepView
  /** It is what to do next here, where the step shows nothing else to do. */
  isNext: boolean
}

/** The mark a student sets on a step, and the way back. One button, so that the keyboard stays where it is. */
export function MarkStep({ stage, step, isNext }: MarkStepProps) {
  const mark = useMark()
  const unmark = useUnmark()
  if (!step.canBeMarked && !step.canBeUnmarked) return null
  const press = () => (step.canBeMarked ? mark : unmark)({ stage, step })
  const kind = isNext ? 'primary' : 'quiet'
  return (
    <div>
      <Button kind={step.canBeMarked ? kind : 'link'} onClick={press}>
        {step.canBeMarked ? copy.markStep : copy.unmarkStep}
      </Button>
      <KeptHere thing={markOf(stage, step.id)} />
    </div>
  )
}
