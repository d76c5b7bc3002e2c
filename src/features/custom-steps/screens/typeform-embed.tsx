import { useState } from 'react'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import type { CustomStepView } from '../contract.ts'
import * as copy from '../copy.ts'
import s from './custom-step.module.css'
import { customSteps, useStepVerb } from './queries.ts'

/** Its own origin, which is not ours: it keeps what it needs there and reaches nothing here. */
const ofItsOwn = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** A form at Typeform: nothing is fetched from there until somebody asks for it. */
export function TypeformEmbed({ step, url }: { step: CustomStepView; url: string }) {
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  const answer = useStepVerb(customSteps.answer)
  const tell = () => answer.mutate({ id: step.id, answers: {} }, { onError: error => toasts.error(error.message) })
  return (
    <div className={s.typeform}>
      <p className={s.when}>{copy.typeformNote}</p>
      {isOpen && (
        <iframe className={s.frame} src={url} title={step.title} sandbox={ofItsOwn} referrerPolicy="no-referrer" />
      )}
      <Actions>
        {!isOpen && (
          <Button kind="primary" onClick={() => setOpen(true)}>
            {copy.openTypeform}
          </Button>
        )}
        <Button kind={isOpen ? 'primary' : 'quiet'} busy={answer.isPending} onClick={tell}>
          {copy.typeformSent}
        </Button>
      </Actions>
    </div>
  )
}
