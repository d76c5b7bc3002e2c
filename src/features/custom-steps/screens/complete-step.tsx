import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import type { CustomStepView } from '../contract.ts'
import * as copy from '../copy.ts'
import { customSteps, useStepVerb } from './queries.ts'
import s from './custom-step.module.css'
import { whenOf } from './who-has-it.tsx'

/** The mark and the way back. One button, so that the keyboard stays where it is. */
export function CompleteStep({ step: { id, completedAt }, isReady }: { step: CustomStepView; isReady: boolean }) {
  const toasts = useToasts()
  const complete = useStepVerb(customSteps.complete)
  const reopen = useStepVerb(customSteps.reopen)
  if (!isReady) return null
  const isComplete = completedAt !== null
  const verb = isComplete ? reopen : complete
  return (
    <div>
      {isComplete && <p className={s.when}>You marked it as complete on {whenOf(completedAt)}.</p>}
      <Button
        kind={isComplete ? 'link' : 'primary'}
        busy={verb.isPending}
        onClick={() => verb.mutate({ id }, { onError: error => toasts.error(error.message) })}
      >
        {isComplete ? copy.reopen : copy.complete}
      </Button>
    </div>
  )
}
