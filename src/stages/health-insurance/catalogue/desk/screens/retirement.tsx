import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskPlan, SaleView } from '../views/contract.ts'
import { catalogueDesk } from './queries.ts'

/** A plan that is sold no more stays where it is: it can come back, with its premiums. */
export function Retirement({ plan, sales }: { plan: DeskPlan; sales: readonly SaleView[] }) {
  const [isAsking, setAsking] = useState(false)
  const { id, retailName } = plan
  const toasts = useToasts()
  const retire = useVerb(catalogueDesk.retire, {
    rereads: ['insurance'],
    done: () => {
      setAsking(false)
      toasts.success(`${retailName} is sold no more.`)
    },
  })
  const bringBack = useVerb(catalogueDesk.bringBack, { rereads: ['insurance'], done: `${retailName} is sold again.` })
  if (plan.withdrawnAt !== null) {
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
        Retire this plan
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Retire ${retailName}?`}
        actions={
          <>
            <Button kind="danger" busy={retire.isPending} onClick={() => retire.mutate({ id })}>
              Retire it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep selling it</Button>
          </>
        }
      >
        <p>
          It goes off the page of {sales.length === 1 ? 'one university' : `${sales.length} universities`}. Students who
          chose it and have not applied choose another. What was asked for or paid stays as it is.
        </p>
      </Dialog>
    </div>
  )
}
