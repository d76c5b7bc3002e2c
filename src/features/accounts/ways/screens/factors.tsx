import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '#src/features/accounts/second-factor/copy.ts'
import { AddPasskey } from './add-passkey.tsx'
import { secondFactor } from '#src/features/accounts/second-factor/screens/api.ts'
import { PasskeyItem } from './passkey-item.tsx'
import { SetUpApp } from './set-up-app.tsx'
import { useRemoval } from './use-removal.tsx'

/** The passkeys of this account and its authenticator app, under Your profile. */
export function Factors() {
  const query = useRead(secondFactor.read)
  const { data } = query
  const [isAdding, setAdding] = useState(false)
  if (data === undefined) return <Waiting query={query} what="your passkeys" />
  return (
    <Card>
      <div className="stack-5">
        {data.passkeys.length === 0 ? (
          <p>{copy.passkeyWords.none}</p>
        ) : (
          <ul className="stack list">
            {data.passkeys.map(passkey => (
              <PasskeyItem key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {isAdding ? (
          <AddPasskey onAdded={() => setAdding(false)} />
        ) : (
          <div>
            <Button onClick={() => setAdding(true)}>{copy.passkeyWords.add}</Button>
          </div>
        )}
        {data.appSince !== null && <App since={data.appSince} />}
      </div>
    </Card>
  )
}

function App({ since }: { since: string }) {
  const { remove, dialog } = useRemoval(() => secondFactor.removeApp({}), copy.appWords.removed)
  return (
    <div className="row-5 apart lines-2">
      <div className="stack shrink breakable">
        <strong>Authenticator app</strong>
        <span className="muted">since {formatDay(dayOf(Temporal.Instant.from(since)))}</span>
      </div>
      <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate()}>
        Remove
      </Button>
      {dialog}
    </div>
  )
}

/** For staff, who may have either. Once the app is begun, its button is the one to press. */
export function SetUp({ onAdded }: { onAdded: () => void }) {
  const [isAppBegun, setAppBegun] = useState(false)
  return (
    <div className="stack-5">
      <section className="stack-3 ruled pad-top-5">
        <h2 className="text-3">{copy.gate.passkey}</h2>
        <AddPasskey isFirst={!isAppBegun} onAdded={onAdded} />
      </section>
      <section className="stack-3 ruled pad-top-5">
        <h2 className="text-3">{copy.gate.app}</h2>
        <SetUpApp onBegun={() => setAppBegun(true)} onAdded={onAdded} />
      </section>
    </div>
  )
}
