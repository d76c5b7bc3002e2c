import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import type { RequestView } from '../contract.ts'
import { requests } from './api.ts'
import { HandOver } from './hand-over.tsx'
import { useOfferUndo } from './use-offer-undo.ts'
import { useRequestVerb } from './use-requests.ts'

/** Who has it, and what one can do about that. */
export function TakerOf({ request, me }: { request: RequestView; me: string }) {
  const { id, title, isRequest, isByHand, takenBy } = request
  const [isHanding, setHanding] = useState(false)
  const queries = useQueryClient()
  const take = useRequestVerb(() => requests.take({ id }))
  const giveBack = useRequestVerb(() => requests.giveBack({ id }))
  const offerUndo = useOfferUndo()
  const settle = useVerb(() => requests.settle({ id }), {
    rereads: ['requests'],
    done: done => offerUndo(done, { what: `Done: ${title}` }),
  })
  const isMine = takenBy?.id === me
  return (
    <span className="row-2">
      {takenBy === null ? (
        <Button busy={take.isPending} aria-label={`Take it: ${title}`} onClick={() => take.mutate(undefined)}>
          Take it
        </Button>
      ) : (
        <>
          {isMine ? 'You' : takenBy.name}
          {isMine && (
            <Button
              kind="link"
              busy={giveBack.isPending}
              aria-label={`Give it back: ${title}`}
              onClick={() => giveBack.mutate(undefined)}
            >
              Give it back
            </Button>
          )}
          {isMine && isRequest && (
            <Button kind="link" aria-label={`Hand over: ${title}`} onClick={() => setHanding(true)}>
              Hand over
            </Button>
          )}
        </>
      )}
      {isByHand && (
        <Button busy={settle.isPending} aria-label={`Done: ${title}`} onClick={() => settle.mutate(undefined)}>
          Done
        </Button>
      )}
      {isHanding && (
        <HandOver
          except={me}
          onHand={async (to, note) => {
            await requests.handOver({ id, to, note })
            await rereadNow(queries, 'requests')
          }}
          onClose={() => setHanding(false)}
        />
      )}
    </span>
  )
}

/** What was done by hand is put back by one press. */
export function Reopen({ request: { id, title, isByHand } }: { request: RequestView }) {
  const reopen = useRequestVerb(() => requests.reopen({ id }))
  if (!isByHand) return null
  return (
    <Button
      kind="link"
      busy={reopen.isPending}
      aria-label={`Not done after all: ${title}`}
      onClick={() => reopen.mutate(undefined)}
    >
      Not done after all
    </Button>
  )
}
