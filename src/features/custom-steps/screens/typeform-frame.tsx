import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Frame } from '#src/features/content/screens/frame.tsx'
import * as copy from '../copy.ts'
import s from './custom-steps.module.css'

type TypeformFrameProps = {
  url: string
  title: string
  isSending: boolean
  onSent: () => void
  /** Typeform tells us itself: the button is there for the day on which it doesn't. */
  isFallback?: boolean
}

/** A form at Typeform: nothing is fetched from there until somebody asks for it. */
export function TypeformFrame({ url, title, isSending, onSent, isFallback = false }: TypeformFrameProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="stack-3">
      <p className="quiet above-2 regular">
        {copy.typeformNote} {isFallback && copy.typeformByItself}
      </p>
      {isOpen && <Frame className={s.frame} src={url} title={title} />}
      <Actions>
        {!isOpen && (
          <Button kind="primary" onClick={() => setOpen(true)}>
            {copy.openTypeform}
          </Button>
        )}
        {isFallback && isOpen && <span className="quiet above-2 regular">{copy.typeformFallback}</span>}
        <Button kind={isOpen && !isFallback ? 'primary' : 'quiet'} busy={isSending} onClick={onSent}>
          {copy.typeformSent}
        </Button>
      </Actions>
    </div>
  )
}
