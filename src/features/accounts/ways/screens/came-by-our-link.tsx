import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import s from '#src/features/accounts/screens/accounts.module.css'
import * as copy from '#src/features/accounts/proof/copy.ts'
import { ProofOutlet, ProveAgain } from './proof-outlet.tsx'
import { readAllAgain } from '#src/browser/queries.ts'

/** Over each page, until they have shown something of their own: what is closed until then is read again. */
export function CameByOurLink() {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  return (
    <aside className={s.band} aria-label={copy.title}>
      <Notice tone="waiting" action={<Button onClick={() => setAsking(true)}>{copy.showNow}</Button>}>
        {copy.cameByOurLink}
        {isAsking && <ProveAgain onProved={() => void readAllAgain(queries)} onClose={() => setAsking(false)} />}
      </Notice>
      <ProofOutlet onProved={() => void readAllAgain(queries)} />
    </aside>
  )
}
