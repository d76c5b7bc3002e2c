import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { DeskClaim } from '../contract.ts'
import { somebody } from '../rules.ts'

/** The claim as one began to answer it, and as one left it oneself. While nothing is typed it is the newest. */
export function useSeen(claim: DeskClaim) {
  const [version, setVersion] = useState(claim.version)
  if (claim.isOwnChange && version !== claim.version) setVersion(claim.version)
  return {
    version,
    isBehind: version !== claim.version,
    catchUp: () => setVersion(claim.version),
  }
}

/** What others did meanwhile stands above; what one typed is still here. */
export const ChangedAbove = ({ by, onRead }: { by: string | null; onRead: () => void }) => (
  <Notice
    tone="waiting"
    live
    title={`${by ?? somebody} changed this claim while you were writing`}
    action={<Button onClick={onRead}>I have read it</Button>}
  >
    It stands above. What you typed is still here.
  </Notice>
)
