import { useState } from 'react'
import { Actions } from '../../../ui/actions.tsx'
import { Button } from '../../../ui/button.tsx'
import { Frame } from '../../content/screens/frame.tsx'
import * as copy from '../copy.ts'
import s from './custom-step.module.css'

type TypeformFrameProps = { url: string; title: string; isSending: boolean; onSent: () => void }

/** A form at Typeform: nothing is fetched from there until somebody asks for it. */
export function TypeformFrame({ url, title, isSending, onSent }: TypeformFrameProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={s.typeform}>
      <p className={s.when}>{copy.typeformNote}</p>
      {isOpen && <Frame className={s.frame} src={url} title={title} />}
      <Actions>
        {!isOpen && (
          <Button kind="primary" onClick={() => setOpen(true)}>
            {copy.openTypeform}
          </Button>
        )}
        <Button kind={isOpen ? 'primary' : 'quiet'} busy={isSending} onClick={onSent}>
          {copy.typeformSent}
        </Button>
      </Actions>
    </div>
  )
}
