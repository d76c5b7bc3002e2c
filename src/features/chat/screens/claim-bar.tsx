import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { useDoneInPane, usePane } from '#src/features/desk-kit/screens/pane.ts'
import { Button } from '#src/ui/button.tsx'
import { dayOf, dayWords, formatClock } from '#src/values/dates.ts'
import type { HandedView } from '#src/features/desk-kit/contract.ts'
import { useOfferUndo } from '#src/features/desk-kit/screens/use-offer-undo.ts'
import { HandedBy, HandOver } from '#src/features/desk-kit/screens/hand-over.tsx'
import type { Claim } from '../contract.ts'
import * as copy from '../copy.ts'
import { deskChat } from './api.ts'

type ClaimBarProps = {
  student: string
  name: string
  claim: Claim | null
  handed: HandedView | null
  isWaiting: boolean
  me: string
}

/** Whose this conversation is, since when, and the way to another. */
export function ClaimBar({ student, name, claim, handed, isWaiting, me }: ClaimBarProps) {
  const [isHanding, setHanding] = useState(false)
  const take = useVerb(() => deskChat.claim({ student }), { rereads: ['chat'] })
  const queries = useQueryClient()
  const offerUndo = useOfferUndo()
  const release = useVerb(() => deskChat.release({ student }), { rereads: ['chat'] })
  const close = useVerb(() => deskChat.close({ student }), {
    rereads: ['chat', 'requests'],
    done: done => offerUndo(done, { what: copy.closed(name) }),
  })
  const isMine = claim?.id === me
  const isInPane = usePane() !== undefined
  useDoneInPane(isWaiting ? copy.close : undefined, () => close.mutate())
  return (
    <div className="row-4 lines-0 muted">
      <span>
        {claim === null
          ? 'Nobody has this conversation.'
          : `${isMine ? 'You have' : `${claim.firstName} has`} it since ${since(claim)}.`}
      </span>
      {!isMine && (
        <Button kind="link" busy={take.isPending} onClick={() => take.mutate()}>
          {claim === null ? 'Take it' : 'Take it over'}
        </Button>
      )}
      {!isInPane && (
        <Button kind="link" onClick={() => setHanding(true)}>
          Hand over
        </Button>
      )}
      {isMine && (
        <Button kind="link" busy={release.isPending} onClick={() => release.mutate()}>
          Give it back
        </Button>
      )}
      {isWaiting && !isInPane && (
        <Button kind="link" busy={close.isPending} onClick={() => close.mutate()}>
          {copy.close}
        </Button>
      )}
      {handed !== null && !isInPane && <HandedBy handed={handed} />}
      {isHanding && (
        <HandOver
          except={claim?.id ?? me}
          mayHave={({ roles }) => roles.includes('advisor') || roles.includes('admin')}
          onHand={async (to, note) => {
            await deskChat.claim({ student, to, note })
            await rereadNow(queries, 'chat', 'requests')
          }}
          onClose={() => setHanding(false)}
        />
      )}
    </div>
  )
}

function since({ since: at }: Claim): string {
  const moment = Temporal.Instant.from(at)
  const day = dayWords(dayOf(moment), dayOf(Temporal.Now.instant()))
  return `${day === 'Today' ? '' : `${day}, `}${formatClock(moment)} IST`
}
