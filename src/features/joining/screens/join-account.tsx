import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { JoinView } from '../contract.ts'
import * as copy from '../copy.ts'
import { joining } from './api.ts'
import { JoinPreviewCard } from './join-preview.tsx'
import { ProveOther } from './prove-other.tsx'

/** A second account of the same person: proved here, looked at, and taken in. */
export function JoinAccount() {
  const query = useRead(joining.read)
  const { data: view } = query
  const [isProving, setProving] = useState(false)
  if (view === undefined) return <Waiting query={query} what="your joined accounts" rows={0} />
  if (view.proved !== null) return <JoinPreviewCard preview={view.proved} onOver={() => setProving(false)} />
  return (
    <div className="stack-4">
      {isProving ? (
        <ProveOther onLeave={() => setProving(false)} />
      ) : (
        <div>
          <Button onClick={() => setProving(true)}>Join another account</Button>
        </div>
      )}
      <JoinedBefore joined={view.joined} />
    </div>
  )
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function JoinedBefore({ joined }: Pick<JoinView, 'joined'>) {
  return joined.map(({ at, kept }) => (
    <p key={at} className="muted">
      {copy.joinedOn(formatDay(dayOf(Temporal.Instant.from(at))))}{' '}
      {kept.length > 0 && (
        <>
          {copy.keptAside(list.format(kept))} <Link href="/profile/your-data">Get a copy</Link>
        </>
      )}{' '}
      <Link href="/profile/about">{copy.checkName}</Link>
    </p>
  ))
}
