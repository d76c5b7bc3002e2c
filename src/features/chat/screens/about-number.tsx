import { Button } from '../../../ui/button.tsx'
import * as copy from '../copy.ts'
import s from './message-form.module.css'

/** Before a message goes that holds what looks like an Aadhaar or a card number. */
export function AboutNumber({ busy, onSay }: { busy: boolean; onSay: (said: 'hidden' | 'kept') => void }) {
  return (
    <div role="alert" className={s.number}>
      <strong>{copy.secretNumber.title}</strong>
      <p>{copy.secretNumber.why}</p>
      <Button kind="primary" busy={busy} onClick={() => onSay('hidden')}>
        {copy.secretNumber.hide}
      </Button>
      <Button kind="link" busy={busy} onClick={() => onSay('kept')}>
        {copy.secretNumber.keep}
      </Button>
    </div>
  )
}
