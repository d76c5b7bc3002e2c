import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import * as copy from '../copy.ts'

type Identity = { app: string; user: string; hash: string }
type IntercomProps = {
  identity: Identity
  user: { name: string; primaryEmail: string | null }
  first: string | undefined
  onClose: () => void
}

/** Intercom's messenger in place of our own. Its script is fetched the first time somebody wants to chat. */
export function Intercom({ identity, user, first, onClose }: IntercomProps) {
  const [isMissing, setMissing] = useState(false)
  const show = useEffectEvent(() => {
    tell('boot', {
      app_id: identity.app,
      user_id: identity.user,
      user_hash: identity.hash,
      name: user.name,
      email: user.primaryEmail ?? undefined,
      hide_default_launcher: true,
    })
    tell('onHide', onClose)
    if (first === undefined) tell('show')
    else tell('showNewMessage', first)
    fetchScript(identity.app).catch(() => setMissing(true))
  })
  useEffect(() => show(), [])
  if (!isMissing) return null
  return (
    <Dialog open onClose={onClose} title={copy.title} actions={<Button onClick={onClose}>Close</Button>}>
      <p>The chat cannot be opened just now. Please try again in a minute.</p>
    </Dialog>
  )
}

type Tell = ((...words: unknown[]) => void) & { q?: unknown[][] }

declare global {
  interface Window {
    Intercom?: Tell
  }
}

/** What is said before the script is there waits for it in a queue, as Intercom's own snippet has it. */
function tell(...words: unknown[]): void {
  window.Intercom ??= Object.assign((...later: unknown[]) => window.Intercom?.q?.push(later), { q: [] })
  window.Intercom(...words)
}

let fetching: Promise<void> | undefined

/** Once a page; a failed one is fetched again the next time. */
function fetchScript(app: string): Promise<void> {
  fetching ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://widget.intercom.io/widget/${app}`
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      fetching = undefined
      reject(new Error('The messenger did not come.'))
    })
    document.head.append(script)
  })
  return fetching
}
