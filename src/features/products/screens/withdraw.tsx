import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import type { OwnOrder } from '../contract.ts'
import { productsApi, rereads } from './product-queries.ts'

/** Asked twice: the partner may have begun with it. */
export function Withdraw({ order: { id, product, takenUpAt } }: { order: OwnOrder }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useVerb(productsApi.withdraw, { rereads, done: 'Taken back. You may choose another now.' })
  return (
    <div>
      <Button kind="link" onClick={() => setAsking(true)}>
        Take it back
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Take back ${product.title}?`}
        confirm="Take it back"
        keep="Leave it"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
      >
        <p>
          {takenUpAt === null
            ? 'It has not gone to the partner yet, and will not.'
            : 'It is with the partner already: our advisor tells them that you do not want it any more.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}
