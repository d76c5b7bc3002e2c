import type { ReactNode } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import type { KeyName } from '#src/wire/topics.ts'
import type { ClaimView } from '../contract.ts'

type ClaimActionsProps = {
  work: { claimedBy: ClaimView | null }
  reader: { id: string; isAdmin: boolean }
  isPublished: boolean
  claim: () => Promise<unknown>
  release: () => Promise<unknown>
  rereads: readonly KeyName[]
  /** Why it cannot be published yet. */
  note: string | false
  /** The button that publishes it, for who has it. */
  children: ReactNode
}

/** Take it, publish it, or give it back. */
export function ClaimActions({ work: { claimedBy }, reader, isPublished, ...rest }: ClaimActionsProps) {
  const { claim, release, rereads, note, children } = rest
  const take = useVerb(claim, { rereads })
  const giveBack = useVerb(release, { rereads })
  const isMine = claimedBy?.id === reader.id
  return (
    <div className="row-3 target lines-2">
      {claimedBy === null && (
        <Button
          kind={isPublished ? 'quiet' : 'primary'}
          // The key for an answer takes it.
          data-take={isPublished ? undefined : ''}
          busy={take.isPending}
          onClick={() => take.mutate(undefined)}
        >
          {isPublished ? 'Take it to correct it' : 'Take it'}
        </Button>
      )}
      {isMine && !isPublished && children}
      {(isMine || (claimedBy !== null && reader.isAdmin)) && (
        <Button kind="link" busy={giveBack.isPending} onClick={() => giveBack.mutate(undefined)}>
          {isMine ? 'Give it back' : `Give it back for ${claimedBy?.name}`}
        </Button>
      )}
      {isMine && !isPublished && note !== false && <span className="quiet">{note}</span>}
    </div>
  )
}
