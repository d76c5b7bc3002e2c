import { useEffect, useState } from 'react'
import { useRead } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { later } from '#src/ui/later.tsx'
import * as copy from '../copy.ts'
import { consent } from './api.ts'

const ConsentDialog = later(async () => (await import('./consent-dialog.tsx')).ConsentDialog, null)

/** On the home page of an account from before the notice: it can be put off, until the day that it names. */
export function AskEarly() {
  const { data } = useRead(consent.read)
  const [isAsking, setAsking] = useState(false)
  const today = todayHere(useNow())
  const isAsked = data?.isAsked === true
  const isNoted = data?.readOnlyFrom != null
  useEffect(() => {
    if (isAsked && !isNoted) consent.noteAsked({}).catch(() => {})
  }, [isAsked, isNoted])
  if (!isAsked || data?.readOnlyFrom == null) return null
  const from = Temporal.PlainDate.from(data.readOnlyFrom)
  const isOver = Temporal.PlainDate.compare(from, today) <= 0
  return (
    <Notice
      tone="waiting"
      title={copy.asked.title}
      action={<Button onClick={() => setAsking(true)}>{copy.asked.read}</Button>}
    >
      {isOver ? copy.asked.isReadOnly : copy.asked.why(from)}
      {isAsking && <ConsentDialog purpose="account" onAnswer={() => setAsking(false)} />}
    </Notice>
  )
}
