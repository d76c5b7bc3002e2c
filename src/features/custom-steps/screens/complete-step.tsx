import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { completionOf } from '#src/features/progress/rules.ts'
import type { CustomStepView } from '../contract.ts'
import * as copy from '../copy.ts'
import { useCompletion } from './api.ts'
import { whenOf } from './who-has-it.tsx'

/** The mark and the way back. One button, so that the keyboard stays where it is. */
export function CompleteStep({ step, isReady }: { step: CustomStepView; isReady: boolean }) {
  const toasts = useToasts()
  const completion = useCompletion()
  const { completedAt } = step
  if (!isReady) return null
  const isComplete = completedAt !== null
  return (
    <div>
      {isComplete && <p className="quiet above-2 regular">You marked it as complete on {whenOf(completedAt)}.</p>}
      <Button
        kind={isComplete ? 'link' : 'primary'}
        busy={completion.isPending}
        onClick={() =>
          completion.mutate({ step, isComplete: !isComplete }, { onError: error => toasts.error(error.message) })
        }
      >
        {isComplete ? copy.reopen : copy.complete}
      </Button>
      <KeptHere thing={completionOf(step.id)} />
    </div>
  )
}
