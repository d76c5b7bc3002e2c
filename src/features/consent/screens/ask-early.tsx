import { useEffect, useState } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as copy from '../copy.ts'
import { consent } from './api.ts'

const ConsentDialog = later(async () => (await import('./consent-dialog.tsx')).ConsentDialog, null)

/** On the home page of an account from before the notice: it can be put off, until the day that it names. */
export function AskEarly() {
  const view = optional(useRead(consent.read))
  const [isAsking, setAsking] = useState(false)
  const isNew = view?.isAsked === true && view.readOnlyFrom === null
  useEffect(() => {
    if (isNew) consent.noteAsked({}).catch(() => {})
  }, [isNew])
  if (view?.isAsked !== true || view.readOnlyFrom === null) return null
  return (
    <Notice
      tone="waiting"
      title={copy.asked.title}
      action={<Button onClick={() => setAsking(true)}>{copy.asked.read}</Button>}
    >
      {view.isReadOnly ? copy.asked.isReadOnly : copy.asked.why(Temporal.PlainDate.from(view.readOnlyFrom))}
      {isAsking && <ConsentDialog purpose="account" onAnswer={() => setAsking(false)} />}
    </Notice>
  )
}
