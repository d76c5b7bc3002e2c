import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskProduct } from '../contract.ts'
import { productsDesk } from './queries.ts'

/** What is offered no more stays where it is, and can come back. */
export function Retirement({ product: { id, title, retiredAt, chosenBy, underWay } }: { product: DeskProduct }) {
  const [isAsking, setAsking] = useState(false)
  const toasts = useToasts()
  const retire = useVerb(productsDesk.retire, {
    rereads: ['products'],
    done: () => {
      setAsking(false)
      toasts.success(`${title} is offered no more.`)
    },
  })
  const bringBack = useVerb(productsDesk.bringBack, { rereads: ['products'], done: `${title} is offered again.` })
  if (retiredAt !== null) {
    return (
      <div>
        <Button busy={bringBack.isPending} onClick={() => bringBack.mutate({ id })}>
          Bring it back
        </Button>
      </div>
    )
  }
  return (
    <div>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Retire this product
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Retire ${title}?`}
        actions={
          <>
            <Button kind="danger" busy={retire.isPending} onClick={() => retire.mutate({ id })}>
              Retire it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep offering it</Button>
          </>
        }
      >
        <p>
          Students see it no more. Of the {chosenBy} who chose it, those who have not sent anything choose another. Its{' '}
          {underWay} orders under way stay.
        </p>
      </Dialog>
    </div>
  )
}
