import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import * as copy from '#src/features/accounts/second-factor/copy.ts'
import { AddPasskey } from './add-passkey.tsx'
import { whyNoPasskeys } from '#src/features/accounts/second-factor/screens/device.ts'
import { secondFactor } from '#src/features/accounts/second-factor/screens/api.ts'
import { readAgain } from '#src/browser/queries.ts'

/** Offered once there is something to protect. Declined, it never comes back. */
export function PasskeyOffer() {
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const decline = useVerb(() => secondFactor.declineOffer({}), { rereads: ['session'] })
  if (whyNoPasskeys() !== undefined) return null
  return (
    <Card as="section" label={copy.offer.title}>
      <Stack>
        <h2>{copy.offer.title}</h2>
        <p>{copy.offer.words}</p>
        {isAdding && <AddPasskey onAdded={() => void readAgain(queries, 'session')} />}
        <Actions>
          {!isAdding && <Button onClick={() => setAdding(true)}>{copy.offer.add}</Button>}
          <Button kind="link" busy={decline.isPending} onClick={() => decline.mutate()}>
            {copy.offer.decline}
          </Button>
        </Actions>
      </Stack>
    </Card>
  )
}
