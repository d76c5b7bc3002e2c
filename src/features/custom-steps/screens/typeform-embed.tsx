import { useToasts } from '#src/ui/toasts.tsx'
import type { CustomStepView } from '../contract.ts'
import { customSteps, useStepVerb } from './api.ts'
import { TypeformFrame } from './typeform-frame.tsx'

/** A step's form at Typeform, which tells us when it was sent; the button is for when that fails. */
export function TypeformEmbed({ step, url }: { step: CustomStepView; url: string }) {
  const toasts = useToasts()
  const answer = useStepVerb(customSteps.answer)
  const tell = () => answer.mutate({ id: step.id, answers: {} }, { onError: error => toasts.error(error.message) })
  return <TypeformFrame url={url} title={step.title} isSending={answer.isPending} onSent={tell} isFallback />
}
